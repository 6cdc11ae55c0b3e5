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
    private let lists: any ListRepository

    /// Publishes the use cases of a repository.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Reads a list.
    public var details: GetList { GetList(lists: lists) }
    /// Reads the lists that the person made.
    public var mine: GetLists { GetLists(lists: lists) }
    /// Asks whether a movie is on a list.
    public var contains: GetListItemStatus { GetListItemStatus(lists: lists) }
    /// Makes a list.
    public var create: CreateList { CreateList(lists: lists) }
    /// Puts a movie on a list.
    public var add: AddToList { AddToList(lists: lists) }
    /// Takes a movie off a list.
    public var remove: RemoveFromList { RemoveFromList(lists: lists) }
    /// Takes everything off a list.
    public var clear: ClearList { ClearList(lists: lists) }
    /// Removes a list.
    public var delete: DeleteList { DeleteList(lists: lists) }
}
