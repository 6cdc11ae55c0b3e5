import Foundation
import Marquee
import MarqueeTesting
import Synchronization
import Testing

/// What a text names, with sources that a test replaces.
struct LookUpTests {
    private final class Requests: Sendable {
        private let noted = Mutex<[String]>([])
        var all: [String] { noted.withLock { $0 } }
        func note(_ request: String) { noted.withLock { $0.append(request) } }
    }

    private static func movie(_ id: Int, _ title: String, _ year: Int, original: String? = nil) -> Movie {
        var movie = Movie(id: id, title: title)
        movie.originalTitle = original ?? title
        movie.releaseDate = Day(year: year, month: 1, day: 1)
        return movie
    }

    private static let movies = [
        movie(550, "Fight Club", 1999), movie(841, "Dune", 1984), movie(438_631, "Dune", 2021), movie(530_915, "1917", 2019),
        movie(12, "Sample of 1917", 1970), movie(78, "Blade Runner", 1982), movie(335_984, "Blade Runner 2049", 2017),
        movie(129, "Spirited Away", 2001, original: "千と千尋の神隠し"), movie(240, "The Godfather Part II", 1974),
        movie(1_917, "Sample Title", 1955),
    ]

    /// A client whose server finds movies by the beginning of a title, and whose device knows one title.
    private func client(_ requests: Requests = Requests(), error: MarqueeError? = nil) async throws -> MarqueeClient {
        @Sendable func found(_ text: String, _ year: Int?) -> [Movie] {
            Self.movies.filter {
                ($0.title.lowercased().hasPrefix(text.lowercased()) || $0.originalTitle == text)
                    && (year == nil || $0.releaseDate?.year == year)
            }
        }
        @Sendable func page<Item: Sendable>(_ name: String, _ items: [Item]) -> Read<Page<Item>> {
            requests.note(name)
            if let error { return .failing(error) }
            return Read(Page(page: 1, totalPages: 1, totalResults: items.count, items: items))
        }
        return try await MarqueeClient.stub {
            $0.search.movies = { page("movies \($0.text)", found($0.text, $0.year)) }
            $0.search.tv = { search in
                page(
                    "tv \(search.text)", search.text.lowercased() == "game of thrones" ? [TVSeries(id: 1_399, name: "Game of Thrones")] : []
                )
            }
            $0.search.people = { page("people \($0.text)", $0.text == "brad pitt" ? [Person(id: 287, name: "Brad Pitt")] : []) }
            $0.search.multi = { page("multi \($0.text)", found($0.text, nil).map(MediaItem.movie)) }
            $0.search.find = { id in
                requests.note("find \(id.id)")
                var results = FindResults()
                if id.id == "tt0137523" { results.movieResults = [Self.movies[0]] }
                if id.id == "nm0000093" {
                    results.personResults = [Person(id: 287, name: "Brad Pitt")]
                    let old = Fetched(results, origin: .store, isStale: true, refreshError: .sample(.offline))
                    return Read { _ in old }
                }
                return error.map { .failing($0) } ?? Read(results)
            }
            $0.movies.details = { id, _ in
                requests.note("movie \(id)")
                guard let movie = Self.movies.first(where: { $0.id == id }) else { return .failing(error ?? .sample(.notFound)) }
                return error.map { .failing($0) } ?? Read(MovieDetails(movie: movie))
            }
            $0.tv.details = { id, _ in .failing(error ?? .sample(.notFound)) }
            $0.people.details = { id, _ in .failing(error ?? .sample(.notFound)) }
            $0.suggestions = { (text, _) in
                var title = SuggestedTitle(reference: .movie(238), title: "The Godfather")
                title.year = 1972
                let longer = SuggestedTitle(reference: .movie(240), title: "The Godfather Part II")
                return switch text.value {
                case "godfahter": [.recent("x"), .title(longer), .title(title)]
                case "the godfather", "godfather", "the godfather 1972": [.recent("x"), .title(title)]
                case "apollo 1", "appollo 13": [.title(SuggestedTitle(reference: .movie(568), title: "Apollo 13"))]
                default: []
                }
            }
            $0.preview = { (title) in title == .movie(550) ? .movie(Self.movies[0]) : nil }
            $0.catalog.search = { (query) in
                let found: (number: Int, name: String, dropped: [String])? =
                    switch query.text {
                    case "parasite": (496_243, "Parasite", [])
                    case "the matrix revolutions": (603, "The Matrix", ["revolutions"])
                    case "apollo 1", "apollo 12": (568, "Apollo 13", [String(query.text.dropFirst(7))])
                    case "cats and dogs": (2_001, "Cats & Dogs", ["and", "dogs"])
                    case "parasite 2019": (496_243, "Parasite", ["2019"])
                    default: nil
                    }
                guard let found else { return nil }
                let name = CatalogName(kind: .movie, number: found.number, name: found.name)
                var hits = CatalogHits(names: [name], total: .exactly(1), day: Day("2026-11-25")!)
                hits.droppedWords = found.dropped
                return hits
            }
        }
    }

    /// The choices, as `movie/550 id`.
    private func choices(_ text: String, _ client: MarqueeClient, _ sources: LookUpSources = .all) async throws -> [String] {
        try await client.lookUp(text, sources: sources).choices.map {
            "\($0.item.tmdbURL.path.dropFirst()) \($0.reason)"
        }
    }

    @Test(arguments: [
        ("fight club", ["movie/550 exactTitle"]), ("FIGHT CLUB", ["movie/550 exactTitle"]),
        ("fight club (1999)", ["movie/550 titleWithYear"]),
        ("1999 fight club", ["movie/550 titleWithYear"]), ("fight", ["movie/550 partOfTitle"]),
        ("dune", ["movie/841 exactTitle", "movie/438631 exactTitle"]), ("dune 1984", ["movie/841 titleWithYear"]),
        ("1984 dune", ["movie/841 titleWithYear"]), ("dune (2021)", ["movie/438631 titleWithYear"]),
        ("blade runner 2049", ["movie/335984 exactTitle"]), ("千と千尋の神隠し", ["movie/129 exactTitle"]),
        ("1917", ["movie/1917 id", "movie/530915 exactTitle"]), ("movie 1917", ["movie/1917 id", "movie/530915 exactTitle"]),
        ("movies 550", ["movie/550 id"]), ("550", ["movie/550 id"]), ("tv 1399", ["tv/1399 id"]),
        ("1917 2019", ["movie/530915 titleWithYear"]), ("tt0137523", ["movie/550 externalID"]), ("TT137523", ["movie/550 externalID"]),
        ("https://www.themoviedb.org/movie/550-fight-club", ["movie/550 address"]),
        ("film https://www.themoviedb.org/movie/550", ["movie/550 address"]),
        ("https://letterboxd.com/film/fight-club/", ["movie/550 exactTitle"]),
        ("game of thrones s1e2", ["tv/1399/season/1/episode/2 exactTitle"]), ("game of thrones season 1", ["tv/1399/season/1 exactTitle"]),
        ("series game of thrones", ["tv/1399 exactTitle"]), ("person brad pitt", ["person/287 exactTitle"]),
        ("godfahter", ["movie/238 correctedSpelling"]), ("godfather", ["movie/238 partOfTitle"]), ("parasite", ["movie/496243 exactTitle"]),
        ("the godfather part 2", ["movie/240 exactTitle"]), ("zzzz", []),
        // Another number, or a word that the title lacks, is another title.
        ("the matrix revolutions", []), ("apollo 12", []), ("apollo 1", []), ("appollo 13", ["movie/568 correctedSpelling"]),
        ("cats and dogs", ["movie/2001 exactTitle"]), ("parasite 2019", ["movie/496243 partOfTitle"]),
    ])
    func `a text names what people mean by it`(_ text: String, _ expected: [String]) async throws {
        #expect(try await choices(text, try await client()) == expected)
    }

    @Test func `a certain candidate comes first, and others follow`() async throws {
        let results = try await client().lookUp("blade runner")
        #expect(results.candidates.map(\.title) == ["Blade Runner", "Blade Runner 2049"] && results.choices.map(\.year) == [1982])
    }

    @Test func `Of corrected spellings, the shortest title comes first and is the only choice`() async throws {
        let results = try await client().lookUp("godfahter")
        #expect(results.candidates.map(\.title) == ["The Godfather", "The Godfather Part II"])
        #expect(results.choices.map(\.item) == [.movie(238)])
    }

    @Test func `a search of this device that leaves words out names nothing by the rest`() async throws {
        let client = try await MarqueeClient.stub {
            $0.search.multi = { search in
                let items = search.text.hasPrefix("fight") ? [MediaItem.movie(Self.movies[0])] : []
                let page = Page(page: 1, totalPages: 1, totalResults: items.count, items: items)
                return Read { _ in Fetched(page, origin: .titleIndex) }
            }
        }
        #expect(try await choices("fight", client) == ["movie/550 partOfTitle"])
        #expect(try await choices("fight club rescue", client) == [])
    }

    @Test func `an old answer about an id of another service says why it is not fresh`() async throws {
        let results = try await client().lookUp("nm0000093")
        #expect(results.choices.map(\.item) == [.person(287)] && results.refreshError?.code == .offline)
    }

    @Test(arguments: [
        ("fight club", ["multi fight club"]), ("movie fight club", ["movies fight club"]), ("tt0137523", ["find tt0137523"]),
        ("https://www.themoviedb.org/movie/1", []), ("movie 550", ["movies 550"]), ("550", ["multi 550"]),
        ("1917", ["movie 1917", "multi 1917"]),
        ("movie 1917", ["movie 1917", "movies 1917"]), ("game of thrones s1e2", ["tv game of thrones"]),
    ])
    func `a text costs one search, and an id only where it is in doubt`(_ text: String, _ expected: [String]) async throws {
        let requests = Requests()
        _ = try await client(requests).lookUp(text)
        #expect(requests.all.sorted() == expected)
    }

    @Test func `without the server, this device answers and no request is sent`() async throws {
        let requests = Requests()
        let client = try await client(requests)
        #expect(try await choices("godfahter", client, .device) == ["movie/238 correctedSpelling"])
        #expect(try await choices("550", client, .device) == ["movie/550 id"])
        #expect(try await choices("parasite", client, .catalog) == ["movie/496243 exactTitle"])
        #expect(try await choices("parasite", client, .titleIndex).isEmpty && requests.all.isEmpty)
    }

    @Test func `a failing server is asked once, and its error is thrown only if this device knows nothing`() async throws {
        let requests = Requests()
        let client = try await client(requests, error: .sample(.offline))
        let here = try await client.lookUp("the godfather")
        #expect(here.choices.map(\.item) == [.movie(238)] && here.refreshError?.code == .offline)
        let error = await #expect(throws: MarqueeError.self) { try await client.lookUp("movie person of interest") }
        #expect(error?.code == .offline && requests.all == ["multi the godfather", "movies person of interest"])
    }

    @Test func `other kinds than the wanted ones are no candidates`() async throws {
        let client = try await client()
        #expect(try await client.lookUp("tt0137523", kinds: [.person]).candidates.isEmpty)
        #expect(try await client.lookUp("fight club", kinds: [.tv]).candidates.isEmpty)
        #expect(try await client.lookUp("movie/550", kinds: [.tv]).candidates.isEmpty)
        #expect(try await client.lookUp("550", kinds: [.movie]).choices.map(\.item) == [.movie(550)])
    }

    @Test(
        arguments: [
            ("movie 550", .movie(550)), ("movies/550", nil), ("movie themoviedb.org/tv/1399", .tv(1_399)),
            ("tv 1399 season 1", .season(SeasonReference(series: 1_399, number: 1))),
            ("550", nil), ("dune", nil), ("", nil),
        ] as [(String, ItemReference?)])
    func `a kind with an id is an item without a source`(_ text: String, _ item: ItemReference?) {
        #expect(LookUpQuery(text).item == item)
    }
}
