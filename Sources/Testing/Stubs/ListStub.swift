public import MarqueeDomain

/// Replaces people's lists of movies; a call that is not replaced fails.
public struct ListStub: Sendable {
    public var details: (@Sendable (MediaListPage) -> Read<MediaList>)?
    public var mine: (@Sendable (MediaListsPage) -> Read<Page<MediaListSummary>>)?
    public var contains: (@Sendable (MediaListEntry) -> Read<Bool>)?
    public var create: (@Sendable (NewMediaList) async throws(MarqueeError) -> MediaList.ID)?
    public var add: (@Sendable (MediaListEntry) async throws(MarqueeError) -> Void)?
    public var remove: (@Sendable (MediaListEntry) async throws(MarqueeError) -> Void)?
    public var clear: (@Sendable (MediaList.ID) async throws(MarqueeError) -> Void)?
    public var delete: (@Sendable (MediaList.ID) async throws(MarqueeError) -> Void)?
}

/// Replaces people's lists of movies and TV series; a call that is not replaced fails.
public struct MixedListStub: Sendable {
    public var details: (@Sendable (MixedListPage) -> Read<MixedList>)?
    public var mine: (@Sendable (MediaListsPage) -> Read<Page<MixedListSummary>>)?
    public var contains: (@Sendable (MixedListEntry) -> Read<Bool>)?
    public var create: (@Sendable (NewMixedList) async throws(MarqueeError) -> MixedList.ID)?
    public var update: (@Sendable (MixedListUpdate) async throws(MarqueeError) -> Void)?
    public var clear: (@Sendable (MixedList.ID) async throws(MarqueeError) -> Void)?
    public var delete: (@Sendable (MixedList.ID) async throws(MarqueeError) -> Void)?
    public var add: (@Sendable (MixedListItems) async throws(MarqueeError) -> [ListItemOutcome])?
    public var comment: (@Sendable (MixedListComments) async throws(MarqueeError) -> [ListItemOutcome])?
    public var remove: (@Sendable (MixedListItems) async throws(MarqueeError) -> [ListItemOutcome])?
}

/// The repository of a ``ListStub`` and a ``MixedListStub``.
struct StubbedListRepository: ListRepository {
    let lists: Stubbed<ListStub>
    let mixedLists: Stubbed<MixedListStub>

    func list(_ page: MediaListPage) -> Read<MediaList> { lists.details(page) }
    func lists(_ page: MediaListsPage) -> Read<Page<MediaListSummary>> { lists.mine(page) }
    func contains(_ entry: MediaListEntry) -> Read<Bool> { lists.contains(entry) }
    func create(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID { try await lists.create(list) }
    func add(_ entry: MediaListEntry) async throws(MarqueeError) { try await lists.add(entry) }
    func remove(_ entry: MediaListEntry) async throws(MarqueeError) { try await lists.remove(entry) }
    func clear(_ list: MediaList.ID) async throws(MarqueeError) { try await lists.clear(list) }
    func delete(_ list: MediaList.ID) async throws(MarqueeError) { try await lists.delete(list) }
    func mixedList(_ page: MixedListPage) -> Read<MixedList> { mixedLists.details(page) }
    func mixedLists(_ page: MediaListsPage) -> Read<Page<MixedListSummary>> { mixedLists.mine(page) }
    func contains(_ entry: MixedListEntry) -> Read<Bool> { mixedLists.contains(entry) }
    func create(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID { try await mixedLists.create(list) }
    func update(_ update: MixedListUpdate) async throws(MarqueeError) { try await mixedLists.update(update) }
    func clearMixedList(_ list: MixedList.ID) async throws(MarqueeError) { try await mixedLists.clear(list) }
    func deleteMixedList(_ list: MixedList.ID) async throws(MarqueeError) { try await mixedLists.delete(list) }
    func add(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] { try await mixedLists.add(items) }
    func comment(_ comments: MixedListComments) async throws(MarqueeError) -> [ListItemOutcome] { try await mixedLists.comment(comments) }
    func remove(_ items: MixedListItems) async throws(MarqueeError) -> [ListItemOutcome] { try await mixedLists.remove(items) }
}
