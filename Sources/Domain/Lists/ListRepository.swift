/// The source of people's lists. ``ListUseCases`` documents the requirements that it publishes. The protocol may gain requirements in a
/// minor version.
public protocol ListRepository: Sendable {
    func list(_ page: MediaListPage) -> Read<MediaList>
    func lists(_ page: MediaListsPage) -> Read<Page<MediaListSummary>>
    func contains(_ entry: MediaListEntry) -> Read<Bool>
    /// Creates a list.
    func create(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID
    func add(_ entry: MediaListEntry) async throws(MarqueeError)
    func remove(_ entry: MediaListEntry) async throws(MarqueeError)
    func clear(_ list: MediaList.ID) async throws(MarqueeError)
    func delete(_ list: MediaList.ID) async throws(MarqueeError)

    func mixedList(_ page: MixedListPage) -> Read<MixedList>
    func mixedLists(_ page: MediaListsPage) -> Read<Page<MixedListSummary>>
    func contains(_ entry: MixedListEntry) -> Read<Bool>
    /// Creates a list of movies and series.
    func create(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID
    /// Changes the properties of a list.
    func update(_ update: MixedListUpdate) async throws(MarqueeError)
    func clearMixedList(_ list: MixedList.ID) async throws(MarqueeError)
    func deleteMixedList(_ list: MixedList.ID) async throws(MarqueeError)
    func add(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome]
    func comment(_ comments: MixedListComments) async throws(MarqueeError) -> [ListItemOutcome]
    func remove(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome]
}

/// All use cases of lists.
///
/// ```swift
/// let list = try await marquee.lists.create(name: "Rainy days")
/// try await marquee.lists.add(MediaListEntry(list: list, movie: 550))
/// print(try await marquee.lists.details(list).items.count)
/// ```
public struct ListUseCases: Sendable {
    let lists: any ListRepository

    public init(lists: any ListRepository) { self.lists = lists }
}
