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

    /// One page of a list of movies and series, as a person sees it or, without one, as anybody does.
    func mixedList(_ page: MixedListPage, as user: UserAuthorization?) -> Remote<MixedList>
    /// One page of the lists of a person.
    func mixedLists(_ page: MediaListsPage, as user: UserAuthorization) -> Remote<Page<MixedListSummary>>
    /// Whether a title is on a list.
    func contains(_ entry: MixedListEntry, as user: UserAuthorization) -> Remote<Bool>
    /// Makes a list of movies and series.
    func create(_ list: NewMixedList, as user: UserAuthorization) async throws(MarqueeError) -> MixedList.ID
    /// Changes the properties of a list.
    func update(_ update: MixedListUpdate, as user: UserAuthorization) async throws(MarqueeError)
    /// Takes everything off a list of movies and series.
    func clearMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// Removes a list of movies and series.
    func deleteMixedList(_ list: MixedList.ID, as user: UserAuthorization) async throws(MarqueeError)
    /// Puts titles on a list.
    func add(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
    /// Sets comments on items of a list.
    func comment(_ comments: MixedListComments, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
    /// Takes titles off a list.
    func remove(_ items: MixedListItems, as user: UserAuthorization) async throws(MarqueeError) -> [ListItemOutcome]
}
