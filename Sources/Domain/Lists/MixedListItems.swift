/// Movies and TV series, and a list.
public struct MixedListItems: Sendable, Hashable {
    /// TMDb's id of the list.
    public var list: MixedList.ID
    /// The movies and the series.
    public var titles: [Markable]

    public init(list: MixedList.ID, titles: [Markable]) {
        self.list = list
        self.titles = titles
    }
}

/// Comments on movies and TV series of a list.
public struct MixedListComments: Sendable, Hashable {
    /// TMDb's id of the list.
    public var list: MixedList.ID
    /// The comments by title. An empty text removes the comment.
    public var comments: [Markable: String]

    /// Creates the comments on items of a list.
    public init(list: MixedList.ID, comments: [Markable: String]) {
        self.list = list
        self.comments = comments
    }
}

/// The result of a change for one item. TMDb accepts or refuses each item separately.
public struct ListItemOutcome: Sendable, Equatable {
    /// The movie or the series.
    public var title: Markable
    /// Whether the change of this item is done.
    public var isDone: Bool
    /// TMDb's words for why not, if it gives any; untrusted texts.
    public var reasons: [String] = []

    public init(_ title: Markable, isDone: Bool) {
        self.title = title
        self.isDone = isDone
    }
}

extension MixedListUseCases {
    /// Adds movies and TV series to a list, and returns the result for each. Needs the network.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` without a title, and for episodes, which no list holds.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-add-items>.
    public var add: Perform<MixedListItems, [ListItemOutcome]> { Perform(lists.add) }

    /// Sets comments on items of a list, and returns the result for each. Needs the network.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` without a title, and for episodes, which no list holds.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-update-items>.
    public var comment: Perform<MixedListComments, [ListItemOutcome]> { Perform(lists.comment) }

    /// Removes movies and TV series from a list, and returns the result for each. Needs the network.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` without a title, and for episodes, which no list holds.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-remove-items>.
    public var remove: Perform<MixedListItems, [ListItemOutcome]> { Perform(lists.remove) }
}
