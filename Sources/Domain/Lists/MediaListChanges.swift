/// A movie on a list, or to be put there. Version 3 of the API has movies on its lists only.
public struct MediaListEntry: Sendable, Hashable {
    /// TMDb's number of the list.
    public var list: MediaList.ID
    /// TMDb's number of the movie.
    public var movie: Movie.ID

    /// Names a movie on a list.
    public init(list: MediaList.ID, movie: Movie.ID) {
        self.list = list
        self.movie = movie
    }
}

/// What a new list is to be.
public struct NewMediaList: Sendable, Hashable {
    /// Its name; not empty.
    public var name: String
    /// What its maker says about it; may be empty.
    public var description: String
    /// Its language, as ISO 639-1.
    public var language = "en"

    /// Describes a new list.
    public init(name: String, description: String = "") {
        self.name = name
        self.description = description
    }
}

// Making a list twice makes two lists, so none of these is kept for later: without a server they fail, and nothing is half done.

/// Makes a list. It needs the server.
///
/// See <https://developer.themoviedb.org/reference/list-create>.
public struct CreateList: Executable {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Makes it, and returns its number.
    ///
    /// - Throws: ``MarqueeError/Code/offline`` without a server, ``MarqueeError/Code/invalidInput`` for an empty name,
    ///   ``MarqueeError/Code/unauthorized`` when nobody is signed in.
    public func execute(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID {
        guard list.name.contains(where: { !$0.isWhitespace }) else {
            throw MarqueeError(.invalidInput, .init("list.name", "A list needs a name."))
        }
        return try await lists.create(list)
    }

    /// Makes a list in English, and returns its number.
    public func callAsFunction(name: String, description: String = "") async throws(MarqueeError) -> MediaList.ID {
        try await execute(NewMediaList(name: name, description: description))
    }
}

extension ListUseCases {
    /// Makes a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-create>.
    public var create: CreateList { CreateList(lists: lists) }

    /// Puts a movie on a list; throws ``MarqueeError/Code/refused`` if it is there already. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-add-movie>.
    public var add: Perform<MediaListEntry, Void> { Perform(lists.add) }

    /// Takes a movie off a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-remove-movie>.
    public var remove: Perform<MediaListEntry, Void> { Perform(lists.remove) }

    /// Takes everything off a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-clear>.
    public var clear: Perform<MediaList.ID, Void> { Perform(lists.clear) }

    /// Removes a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-delete>.
    public var delete: Perform<MediaList.ID, Void> { Perform(lists.delete) }
}
