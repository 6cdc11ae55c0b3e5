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

    /// One page of a list of movies and series.
    func mixedList(_ page: MixedListPage) -> Read<MixedList>
    /// One page of the lists of the signed-in person.
    func mixedLists(_ page: MediaListsPage) -> Read<Page<MixedListSummary>>
    /// Whether a title is on a list.
    func contains(_ entry: MixedListEntry) -> Read<Bool>
    /// Creates a list of movies and series.
    func create(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID
    /// Changes the properties of a list.
    func update(_ update: MixedListUpdate) async throws(MarqueeError)
    /// Removes all items from a list of movies and series.
    func clearMixedList(_ list: MixedList.ID) async throws(MarqueeError)
    /// Deletes a list of movies and series.
    func deleteMixedList(_ list: MixedList.ID) async throws(MarqueeError)
    /// Adds titles to a list.
    func add(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome]
    /// Sets comments on items of a list.
    func comment(_ comments: MixedListComments) async throws(MarqueeError) -> [ListItemOutcome]
    /// Removes titles from a list.
    func remove(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome]
}

/// All use cases of lists.
public struct ListUseCases: Sendable {
    let lists: any ListRepository

    /// Publishes the use cases of a repository.
    public init(lists: any ListRepository) { self.lists = lists }
}
