public import Foundation

/// The movies, the series and the people that a sandbox knows, and the services that show them.
///
/// ``builtIn`` is the catalog that every sandbox has unless its options say otherwise. See <doc:Catalogs>.
public struct SandboxCatalog: Sendable, Equatable {
    /// The movies.
    public var movies: [Movie] = []
    /// The series.
    public var series: [Series] = []
    /// The people.
    public var people: [Person] = []
    /// The services that show movies and series.
    public var watchProviders: [WatchProvider] = []

    /// A catalog with nothing in it.
    public init() {}

    /// Reads a catalog from JSON in the form that <doc:Catalogs> describes.
    ///
    /// - Throws: ``SandboxError/invalidCatalog(place:reason:)``, which names the place in the JSON.
    public init(json: Data) throws(SandboxError) {
        self = try SandboxCatalog(JSONReader.read(Array(json)), at: "")
    }

    /// Adds everything of another catalog; an item with the same number here is replaced.
    public mutating func add(_ other: SandboxCatalog) {
        for movie in other.movies { add(movie) }
        for series in other.series { add(series) }
        for person in other.people { add(person) }
        for provider in other.watchProviders { Self.put(provider, into: &watchProviders, \.id) }
    }

    /// Adds a movie; one with the same number is replaced.
    public mutating func add(_ movie: Movie) { Self.put(movie, into: &movies, \.id) }

    /// Adds a series; one with the same number is replaced.
    public mutating func add(_ series: Series) { Self.put(series, into: &self.series, \.id) }

    /// Adds a person; one with the same number is replaced.
    public mutating func add(_ person: Person) { Self.put(person, into: &people, \.id) }

    private static func put<Item>(_ item: Item, into items: inout [Item], _ id: (Item) -> Int) {
        if let place = items.firstIndex(where: { id($0) == id(item) }) { items[place] = item } else { items.append(item) }
    }
}

extension SandboxCatalog: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        try members.read("movies", into: &movies)
        try members.read("series", into: &series)
        try members.read("people", into: &people)
        try members.read("watch_providers", into: &watchProviders)
    }
}
