/// The source of people's lists. It may gain requirements in a minor version.
public protocol ListRepository: Sendable {
    /// One page of a list.
    func list(_ page: MediaListPage) -> Read<MediaList>
    /// One page of the lists of the signed-in person.
    func lists(_ page: MediaListsPage) -> Read<Page<MediaListSummary>>
    /// Whether a movie is on a list.
    func contains(_ entry: MediaListEntry) -> Read<Bool>
    /// Creates a list.
    func create(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID
    /// Adds a movie to a list.
    func add(_ entry: MediaListEntry) async throws(MarqueeError)
    /// Removes a movie from a list.
    func remove(_ entry: MediaListEntry) async throws(MarqueeError)
    /// Removes all items from a list.
    func clear(_ list: MediaList.ID) async throws(MarqueeError)
    /// Deletes a list.
    func delete(_ list: MediaList.ID) async throws(MarqueeError)
}

/// All use cases of lists.
public struct ListUseCases: Sendable {
    let lists: any ListRepository

    /// Publishes the use cases of a repository.
    public init(lists: any ListRepository) { self.lists = lists }
}
