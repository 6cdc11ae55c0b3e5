/// A movie on a list, or to be put there. Version 3 of the API has movies on its lists only.
public struct MediaListEntry: Sendable, Hashable {
    /// TMDb's number of the list.
    public let list: MediaList.ID
    /// TMDb's number of the movie.
    public let movie: Movie.ID

    /// Names a movie on a list.
    public init(list: MediaList.ID, movie: Movie.ID) {
        self.list = list
        self.movie = movie
    }
}

/// What a new list is to be.
public struct NewMediaList: Sendable, Hashable {
    /// Its name; not empty.
    public let name: String
    /// What its maker says about it.
    public let description: String
    /// Its language, as ISO 639-1.
    public let language: String

    /// Describes a new list.
    public init(name: String, description: String = "", language: String = "en") {
        self.name = name
        self.description = description
        self.language = language
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
}

/// Puts a movie on a list. It needs the server.
///
/// See <https://developer.themoviedb.org/reference/list-add-movie>.
public struct AddToList: Executable {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Puts it there; throws ``MarqueeError/Code/refused`` if it is there already.
    public func execute(_ entry: MediaListEntry) async throws(MarqueeError) { try await lists.add(entry) }
}

/// Takes a movie off a list. It needs the server.
///
/// See <https://developer.themoviedb.org/reference/list-remove-movie>.
public struct RemoveFromList: Executable {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Takes it off.
    public func execute(_ entry: MediaListEntry) async throws(MarqueeError) { try await lists.remove(entry) }
}

/// Takes everything off a list. It needs the server.
///
/// See <https://developer.themoviedb.org/reference/list-clear>.
public struct ClearList: Executable {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Empties a list.
    public func execute(_ list: MediaList.ID) async throws(MarqueeError) { try await lists.clear(list) }
}

/// Removes a list. It needs the server.
///
/// See <https://developer.themoviedb.org/reference/list-delete>.
public struct DeleteList: Executable {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// Removes it.
    public func execute(_ list: MediaList.ID) async throws(MarqueeError) { try await lists.delete(list) }
}
