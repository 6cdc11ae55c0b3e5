/// A movie and a list. In version 3 of the API, a list holds only movies.
public struct MediaListEntry: Sendable, Hashable {
    /// TMDb's id of the list.
    public var list: MediaList.ID
    /// TMDb's id of the movie.
    public var movie: Movie.ID

    public init(list: MediaList.ID, movie: Movie.ID) {
        self.list = list
        self.movie = movie
    }
}

/// The properties of a new list.
public struct NewMediaList: Sendable, Hashable {
    /// Its name; must not be empty.
    public var name: String
    /// Its description; may be empty.
    public var description: String
    /// Its language, as ISO 639-1.
    public var language = "en"

    /// Creates the properties of a new list.
    public init(name: String, description: String = "") {
        self.name = name
        self.description = description
    }
}

// Creating a list twice makes two lists, so none of these changes is stored for later: without a server they fail and have no effect.

/// Creates a list, and returns its id. It needs the server.
///
/// Throws ``MarqueeError/Code/offline`` without a server, ``MarqueeError/Code/invalidInput`` for an empty name and
/// ``MarqueeError/Code/unauthorized`` without a session.
///
/// See <https://developer.themoviedb.org/reference/list-create>.
public struct CreateList: Executable {
    private let lists: any ListRepository

    public init(lists: any ListRepository) { self.lists = lists }

    public func execute(_ list: NewMediaList) async throws(MarqueeError) -> MediaList.ID {
        try list.name.checkedAsListName()
        return try await lists.create(list)
    }

    /// Creates a list in English, and returns its id.
    public func callAsFunction(name: String, description: String = "") async throws(MarqueeError) -> MediaList.ID {
        try await execute(NewMediaList(name: name, description: description))
    }
}

extension ListUseCases {
    /// Creates a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-create>.
    public var create: CreateList { CreateList(lists: lists) }

    /// Adds a movie to a list; throws ``MarqueeError/Code/refused`` if the list contains it already. Needs the network.
    ///
    /// See <https://developer.themoviedb.org/reference/list-add-movie>.
    public var add: Perform<MediaListEntry, Void> { Perform(lists.add) }

    /// Removes a movie from a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-remove-movie>.
    public var remove: Perform<MediaListEntry, Void> { Perform(lists.remove) }

    /// Removes all items from a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-clear>.
    public var clear: Perform<MediaList.ID, Void> { Perform(lists.clear) }

    /// Deletes a list. It needs the server.
    ///
    /// See <https://developer.themoviedb.org/reference/list-delete>.
    public var delete: Perform<MediaList.ID, Void> { Perform(lists.delete) }
}
