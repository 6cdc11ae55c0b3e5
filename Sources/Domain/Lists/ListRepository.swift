/// Where people's lists come from. It may gain requirements in a minor version.
public protocol ListRepository: Sendable {
    /// One page of a list.
    func list(_ page: MediaListPage) -> Read<MediaList>
    /// One page of the lists of the person.
    func lists(_ page: MediaListsPage) -> Read<Page<MediaListSummary>>
    /// Whether a movie is on a list.
    func contains(_ entry: MediaListEntry) -> Read<Bool>
    /// Makes a list.
    func create(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID
    /// Puts a movie on a list.
    func add(_ entry: MediaListEntry) async throws(MarqueeError)
    /// Takes a movie off a list.
    func remove(_ entry: MediaListEntry) async throws(MarqueeError)
    /// Takes everything off a list.
    func clear(_ list: MediaList.ID) async throws(MarqueeError)
    /// Removes a list.
    func delete(_ list: MediaList.ID) async throws(MarqueeError)
}

/// All that can be done with lists.
public struct ListUseCases: Sendable {
    let lists: any ListRepository

    /// Publishes the use cases of a repository.
    public init(lists: any ListRepository) { self.lists = lists }
}
