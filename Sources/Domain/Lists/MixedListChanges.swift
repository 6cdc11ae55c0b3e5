/// The properties of a new list of movies and TV series.
public struct NewMixedList: Sendable, Hashable {
    /// Its name; must not be empty.
    public var name: String
    /// Its description; may be empty.
    public var description: String
    /// Its language, as ISO 639-1.
    public var language = "en"
    /// Its country, as ISO 3166-1, if it has one.
    public var country: String?
    /// Whether every user may read it.
    public var isPublic: Bool
    /// The order in which it is to be read; nil for TMDb's default.
    public var sortBy: Sorting<ListSortKey>?

    /// Creates the properties of a new list.
    public init(name: String, description: String = "", isPublic: Bool = true) {
        self.name = name
        self.description = description
        self.isPublic = isPublic
    }
}

/// New properties of a list; those that are nil stay as they are.
public struct MixedListUpdate: Sendable, Hashable {
    /// TMDb's id of the list.
    public var list: MixedList.ID
    /// Its name.
    public var name: String?
    /// Its description.
    public var description: String?
    /// Whether every user may read it.
    public var isPublic: Bool?
    /// The order in which it is to be read.
    public var sortBy: Sorting<ListSortKey>?

    public init(
        list: MixedList.ID, name: String? = nil, description: String? = nil, isPublic: Bool? = nil, sortBy: Sorting<ListSortKey>? = nil
    ) {
        self.list = list
        self.name = name
        self.description = description
        self.isPublic = isPublic
        self.sortBy = sortBy
    }
}

/// Creates a list of movies and TV series, and returns its id. It needs the server.
///
/// Throws ``MarqueeError/Code/offline`` without a server, ``MarqueeError/Code/invalidInput`` for an empty name,
/// ``MarqueeError/Code/unauthorized`` without a session that was approved through version 4, ``MarqueeError/Code/refused`` with TMDb's code
/// 18 for a name that TMDb takes for spam.
///
/// See <https://developer.themoviedb.org/v4/reference/list-create>.
public struct CreateMixedList: Executable {
    private let lists: any ListRepository

    public init(lists: any ListRepository) { self.lists = lists }

    public func execute(_ list: NewMixedList) async throws(MarqueeError) -> MixedList.ID {
        try list.name.checkedAsListName()
        return try await lists.create(list)
    }

    /// Creates a public list in English, and returns its id.
    public func callAsFunction(name: String, description: String = "") async throws(MarqueeError) -> MixedList.ID {
        try await execute(NewMixedList(name: name, description: description))
    }
}

/// Changes those properties of a list that are not nil. It needs the server.
///
/// Throws ``MarqueeError/Code/invalidInput`` for an empty name, ``MarqueeError/Code/forbidden`` for a list of another account.
///
/// See <https://developer.themoviedb.org/v4/reference/list-update>.
public struct UpdateMixedList: Executable {
    private let lists: any ListRepository

    public init(lists: any ListRepository) { self.lists = lists }

    public func execute(_ update: MixedListUpdate) async throws(MarqueeError) {
        try update.name?.checkedAsListName()
        try await lists.update(update)
    }
}

extension String {
    /// Refuses a name that shows nothing.
    func checkedAsListName() throws(MarqueeError) {
        guard contains(where: { !$0.isWhitespace }) else {
            throw MarqueeError(.invalidInput, .init("list.name"))
        }
    }
}

extension MixedListUseCases {
    /// Creates a list. It needs the server.
    public var create: CreateMixedList { CreateMixedList(lists: lists) }

    /// Changes the properties of a list. It needs the server.
    public var update: UpdateMixedList { UpdateMixedList(lists: lists) }

    /// Removes all items from a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-clear>.
    public var clear: Perform<MixedList.ID, Void> { Perform(lists.clearMixedList) }

    /// Deletes a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-delete>.
    public var delete: Perform<MixedList.ID, Void> { Perform(lists.deleteMixedList) }
}
