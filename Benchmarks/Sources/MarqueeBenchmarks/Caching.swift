import Foundation
import GRDB
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeNet
import Synchronization

/// The cache: reading from memory and from SQLite, and storing, against records of GRDB.
enum Caching {
    static func benchmarks() async throws -> [Benchmark] {
        let folder = try Folder()
        let stores = try await SQLiteStores.open(.folder(folder.path), now: { Date() })
        let records = try RecordStore(folder)
        let warm = CachedMovies(stores: stores, memory: MemoryCache())
        let cold = CachedMovies(stores: stores, memory: MemoryCache(bytes: 0))
        try await warm.store(page: 1, SamplePage.body)
        try records.store([(page: 1, body: SamplePage.body)])
        let key = warm.key(page: 1)
        let dictionary = LockedDictionary([key: try await warm.read(page: 1, .cached)])
        let person = try await SignedInPerson()
        return [
            Benchmark(
                name: "cached-memory", work: "cached page from memory", against: "dictionary behind a lock, asked with a ready key",
                goal: .atMost(5), unit: "µs"
            ) {
                Pair(
                    ours: try await timed(20_000) { _ = try await warm.read(page: 1, .cached) },
                    theirs: try await timed(20_000) { _ = dictionary.page(key) })
            },
            Benchmark(
                name: "cached-held", work: "cached page from memory, by a `Read` that is held",
                against: "dictionary behind a lock, asked with a ready key", goal: nil, unit: "µs"
            ) {
                let read = warm.read(page: 1)
                return Pair(
                    ours: try await timed(20_000) { _ = try await read() },
                    theirs: try await timed(20_000) { _ = dictionary.page(key) })
            },
            Benchmark(
                name: "cached-memory-main", work: "cached page from memory, asked for on the main actor",
                against: "the same read on the pool", goal: .atMost(1.2), unit: "µs"
            ) {
                Pair(
                    ours: try await measureOnMainActor(20_000, warm),
                    theirs: try await timed(20_000) { _ = try await warm.read(page: 1, .cached) }.wall)
            },
            signedIn("cached-signed-in-20", person, titles: 20, dictionary, key),
            signedIn("cached-signed-in-500", person, titles: 500, dictionary, key),
            Benchmark(
                name: "cached-sqlite", work: "cached page from SQLite, whole", against: "GRDB Codable records of the same page",
                goal: .atMost(1.2), unit: "µs"
            ) {
                Pair(
                    ours: try await timed(300) { _ = try await cold.read(page: 1, .offline) },
                    theirs: try await timed(300) { try records.read(page: 1) })
            },
            try await filled(stores),
        ] + stored(cold, records)
    }

    /// A hundred pages, one after the other, as fast as they come. Marquee writes up to ten in a transaction.
    private static func stored(_ movies: CachedMovies, _ records: RecordStore) -> [Benchmark] {
        let pages = Counter(from: 2)
        let known = Array(repeating: (page: 1, body: SamplePage.body), count: 100)
        return [1, 10].flatMap { group in
            let (suffix, against) =
                group == 1
                ? ("", "GRDB Codable upsert, a transaction a page") : ("-grouped", "GRDB Codable upsert, ten pages a transaction")
            return [
                Benchmark(
                    name: "store-new" + suffix, work: "store a page of 20 new titles (snapshot and index), of 100 pages in a row",
                    against: against, goal: group == 1 ? .atMost(0.3) : nil, unit: "µs"
                ) {
                    let bodies = (0..<100).map { _ in pages.take(1) }.map { (page: $0, body: SamplePage.body(page: $0)) }
                    return Pair(
                        ours: try await each(bodies, movies.store),
                        theirs: try await each(bodies) { try records.store($0, together: group) })
                },
                Benchmark(
                    name: "store-known" + suffix, work: "store a page of 20 known titles (snapshot and index), of 100 pages in a row",
                    against: against, goal: group == 1 ? .atMost(0.15) : nil, unit: "µs"
                ) {
                    Pair(
                        ours: try await each(known, movies.store),
                        theirs: try await each(known) { try records.store($0, together: group) })
                },
            ]
        }
    }

    /// A read from the store of a page of 20 titles of which five lack an overview. The index has them in English.
    private static func filled(_ stores: Stores) async throws -> Benchmark {
        let page = 400
        let plain = CachedMovies(stores: stores, memory: MemoryCache(bytes: 0), audience: try Audience(languages: "de-DE"))
        let chain = CachedMovies(stores: stores, memory: MemoryCache(bytes: 0), audience: try Audience(languages: ["de-DE", "en-US"]))
        try await CachedMovies(stores: stores, memory: MemoryCache(bytes: 0)).store(page: page, SamplePage.body(page: page))
        try await plain.store(page: page, SamplePage.body(page: page, withoutOverview: 5))
        guard try await chain.read(page: page, .offline).items.allSatisfy({ !$0.overview.isEmpty }) else { throw NotFilled() }
        return Benchmark(
            name: "cached-filled", work: "page of 20 titles from SQLite, 5 of them filled in a fallback language",
            against: "the same page without fallback languages", goal: .atMost(1.2), unit: "µs"
        ) {
            Pair(
                ours: try await timed(300) { _ = try await chain.read(page: page, .offline) },
                theirs: try await timed(300) { _ = try await plain.read(page: page, .offline) })
        }
    }

    private struct NotFilled: Error {}

    /// A read of a page that memory holds, joined with the marks of the person who is signed in.
    private static func signedIn(
        _ name: String, _ person: SignedInPerson, titles: Int, _ dictionary: LockedDictionary, _ key: SnapshotKey
    ) -> Benchmark {
        Benchmark(
            name: name, work: "cached page of \(titles) titles from memory, for a signed-in person",
            against: "dictionary behind a lock, asked with a ready key", goal: .atMost(8), unit: "µs"
        ) {
            Pair(
                ours: try await timed(20_000) { try await person.read(titles: titles) },
                theirs: try await timed(20_000) { _ = dictionary.page(key) })
        }
    }

    /// The loop is in a function of the main actor: a closure of a nonisolated function would leave it before its first read.
    @MainActor private static func measureOnMainActor(_ times: Int, _ movies: CachedMovies) async throws -> Double {
        MainActor.preconditionIsolated()
        let start = Stopwatch.now
        for _ in 0..<times { _ = try await movies.read(page: 1, .cached) }
        let microseconds = (Stopwatch.now - start) / Double(times) * 1e6
        MainActor.preconditionIsolated()
        return microseconds
    }

    /// Microseconds a call, on the wall and in the processor.
    private static func timed(_ times: Int, _ work: () async throws -> Void) async throws -> Timed {
        try await Stopwatch.timed { for _ in 0..<times { try await work() } } / Double(times)
    }

    private static func each(
        _ pages: [(page: Int, body: Data)], _ work: ([(page: Int, body: Data)]) async throws -> Void
    ) async throws -> Timed {
        try await Stopwatch.timed { try await work(pages) } / Double(pages.count)
    }
}

/// The other side of memory: the least that a program would write.
final class LockedDictionary: Sendable {
    private let pages: Mutex<[SnapshotKey: Page<Movie>]>

    init(_ pages: [SnapshotKey: Page<Movie>]) { self.pages = Mutex(pages) }

    func page(_ key: SnapshotKey) -> Page<Movie>? { pages.withLock { $0[key] } }
}

/// Our side: the use case as a program calls it, over stores, with a source that never fails and costs nothing.
struct CachedMovies: Sendable {
    let stores: Stores
    private let movies: TMDBMovies
    private let useCases: MovieUseCases

    /// - Parameter audience: One with fallback languages has its rows filled from the index of titles.
    init(stores: Stores, memory: MemoryCache, audience: Audience = .standard) {
        self.stores = stores
        movies = TMDBMovies(TMDB(credential: nil, audience: audience, transport: NoTransport()))
        let reader = Reader(snapshots: stores.snapshots, titles: stores.titles, memory: memory)
        useCases = MovieUseCases(movies: CachedMovieRepository(api: movies, reader: reader))
    }

    func read(page: Int) -> Read<Page<Movie>> { useCases.list.read(.popular(page: page)) }

    nonisolated(nonsending) func read(page: Int, _ policy: ReadPolicy) async throws -> Page<Movie> {
        try await useCases.list.read(.popular(page: page))(policy: policy).value
    }

    func key(page: Int) -> SnapshotKey { movies.list(.popular(page: page)).key }

    /// The work of the reader on answers: to adapt them, and to store them with their titles. It ends when all of them are in the file.
    func store(_ pages: [(page: Int, body: Data)]) async throws {
        for (page, body) in pages.dropLast() { try await store(page: page, body, isSoon: true) }
        // What waits is in the transaction of a page that is stored now.
        if let (page, body) = pages.last { try await store(page: page, body) }
    }

    func store(page: Int, _ body: Data, isSoon: Bool = false) async throws {
        let remote = movies.list(.popular(page: page))
        let adapted = try remote.adapt(body)
        let now = Date()
        guard let titles = stores.titles else { return }
        let snapshot = Snapshot(body: body, validator: "W/\"\(page)\"", savedAt: now, validUntil: now + 86_400)
        guard isSoon else { return try await stores.snapshots?.save(snapshot, for: remote.key, titles: adapted.titles, in: titles) ?? () }
        await stores.snapshots?.saveSoon(snapshot, for: remote.key, titles: adapted.titles, in: titles) { error in
            if let error { fatalError("\(error)") }
        }
    }
}

/// The other side: a table of records with a column a field, and a table of pages.
final class RecordStore: Sendable {
    private let pool: DatabasePool
    // The files are needed for as long as the records are.
    private let folder: Folder

    init(_ folder: Folder) throws {
        self.folder = folder
        pool = try DatabasePool(path: folder.path + "/records.sqlite")
        try pool.write { database in
            try database.create(table: "movie") { table in
                table.primaryKey("id", .integer)
                table.column("adult", .boolean)
                table.column("backdropPath", .text)
                table.column("genreIDs", .text)
                table.column("originalLanguage", .text)
                table.column("originalTitle", .text)
                table.column("overview", .text)
                table.column("popularity", .double)
                table.column("posterPath", .text)
                table.column("releaseDate", .text)
                table.column("title", .text)
                table.column("video", .boolean)
                table.column("voteAverage", .double)
                table.column("voteCount", .integer)
            }
            try database.create(table: "page") { table in
                table.column("page", .integer)
                table.column("position", .integer)
                table.column("movieID", .integer)
                table.primaryKey(["page", "position"])
            }
        }
    }

    struct Record: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "movie"
        var id: Int
        var adult: Bool
        var backdropPath: String?
        var genreIDs: [Int]
        var originalLanguage: String
        var originalTitle: String
        var overview: String
        var popularity: Double
        var posterPath: String?
        var releaseDate: String
        var title: String
        var video: Bool
        var voteAverage: Double
        var voteCount: Int

        init(_ movie: KeyedPage.Movie) {
            id = movie.id
            adult = movie.adult
            backdropPath = movie.backdropPath
            genreIDs = movie.genreIDs
            originalLanguage = movie.originalLanguage
            originalTitle = movie.originalTitle
            overview = movie.overview
            popularity = movie.popularity
            posterPath = movie.posterPath
            releaseDate = movie.releaseDate
            title = movie.title
            video = movie.video
            voteAverage = movie.voteAverage
            voteCount = movie.voteCount
        }
    }

    struct Place: Codable, PersistableRecord {
        static let databaseTableName = "page"
        var page: Int
        var position: Int
        var movieID: Int
    }

    /// Decodes bodies as a program would, and upserts the rows of some of them in each transaction.
    func store(_ pages: [(page: Int, body: Data)], together count: Int = 1) throws {
        for start in stride(from: 0, to: pages.count, by: count) {
            let group = try pages[start..<min(start + count, pages.count)].map { (page, body) in
                (page, try JSONDecoder().decode(KeyedPage.self, from: body).results)
            }
            try pool.write { database in
                for (page, movies) in group {
                    for (position, movie) in movies.enumerated() {
                        try Record(movie).upsert(database)
                        try Place(page: page, position: position, movieID: movie.id).upsert(database)
                    }
                }
            }
        }
    }

    func read(page: Int) throws {
        let records = try pool.read { database in
            try Record.fetchAll(
                database, sql: "SELECT movie.* FROM page JOIN movie ON movie.id = page.movieID WHERE page.page = ? ORDER BY position",
                arguments: [page])
        }
        guard records.count == 20 else { throw BenchmarkError("a record is missing") }
    }
}
