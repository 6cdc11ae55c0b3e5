public import MarqueeDomain

/// What a server can do about people's lists. It may gain requirements in a minor version.
public protocol ListAPI: Sendable {
    /// One page of a list.
    func list(_ page: MediaListPage) -> Remote<MediaList>
    /// One page of the lists of a person.
    func lists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MediaListSummary>>
    /// Whether a movie is on a list.
    func contains(_ entry: MediaListEntry) -> Remote<Bool>
    /// Makes a list.
    func create(_ list: NewMediaList, as user: UserAuthorization) async throws(MarqueeError) -> MediaList.ID
    /// Puts a movie on a list.
    func add(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError)
    /// Takes a movie off a list.
    func remove(_ entry: MediaListEntry, as user: UserAuthorization) async throws(MarqueeError)
    /// Takes everything off a list.
    func clear(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// Removes a list.
    func delete(_ list: MediaList.ID, as user: UserAuthorization) async throws(MarqueeError)
}
