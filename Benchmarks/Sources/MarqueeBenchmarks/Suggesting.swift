import Foundation
import GRDB
import Marquee
import MarqueeData
import MarqueeDatabase

/// Suggestions over many titles: the slowest one of a hundred, against SQLite's own ways to search.
enum Suggesting {
    static func benchmarks(titles: Int) async throws -> [Benchmark] {
        let folder = try Folder()
        let stores = try await SQLiteStores.open(.folder(folder.path), cacheBytes: 1 << 30, now: { Date() })
        let index = try TextIndex(folder.path + "/text.sqlite")
        let source = Source(server: "bench")
        try await source.fill(stores, index, titles: titles)
        let queries = source.queries(count: 2_000, among: titles)
        let work = "suggestions over \(titles) titles, 1 to 8 letters, p99"
        return [
            Benchmark(name: "suggest-fts", work: work, against: "FTS5 by bm25", goal: .figureAtMost(1), unit: "ms") { [folder] in
                _ = folder
                return Pair(
                    ours: try await slowest(queries) { try await suggest($0, stores) },
                    theirs: try await slowest(Array(queries.prefix(300))) { try index.byRank($0) })
            },
            Benchmark(name: "suggest-like", work: work, against: "LIKE scan", goal: .figureAtMost(1), unit: "ms") { [folder] in
                _ = folder
                return Pair(
                    ours: try await slowest(queries) { try await suggest($0, stores) },
                    theirs: try await slowest(Array(queries.prefix(100))) { try index.byScan($0) })
            },
        ]
    }

    private static func suggest(_ query: String, _ stores: Stores) async throws -> Int {
        try await stores.titles?.suggestions(for: query, server: "bench", language: "en-US", includesAdult: false, limit: 10).count ?? 0
    }

    private static func slowest(_ queries: [String], _ work: (String) async throws -> Int) async throws -> Double {
        var times: [Double] = []
        for query in queries {
            times.append(try await Stopwatch.seconds { _ = try await work(query) } * 1e3)
        }
        return times.percentile(0.99)
    }
}

/// Titles that do not exist, in the order of a fixed seed.
struct Source {
    let server: String

    func title(_ id: Int) -> String {
        let syllables = ["ka", "lo", "mi", "ren", "tor", "vel", "sha", "dun", "pri", "qua", "bel", "nor", "zi", "fa", "gre", "hul"]
        var random = UInt64(id) &* 0x9E37_79B9_7F4A_7C15
        let words = (0..<(1 + id % 4)).map { _ in
            let word = (0..<(2 + Int(random >> 60) % 3)).map { _ in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return syllables[Int(random >> 59) % syllables.count]
            }
            return word.joined().capitalized
        }
        return words.joined(separator: " ")
    }

    /// Few titles are famous and most are not, as on TMDb: the fame of a place in an order that has nothing to do with the id.
    func popularity(_ id: Int) -> Double { 2_000 / pow(Double(1 + UInt64(id) &* 2_654_435_761 % 100_000), 0.7) }

    func fill(_ stores: Stores, _ index: TextIndex, titles: Int) async throws {
        for page in 0..<(titles / 20) {
            let ids = (page * 20 + 1)...(page * 20 + 20)
            try await stores.titles?.save(
                ids.map {
                    IndexedTitle(
                        server: server, reference: .init(.movie, $0), language: "en-US", title: title($0),
                        originalTitle: title($0),
                        popularity: popularity($0))
                })
        }
        try index.fill((1...titles).map { (title($0), popularity($0)) })
    }

    /// Beginnings of titles that are there.
    func queries(count: Int, among titles: Int) -> [String] {
        (0..<count).map { number in
            String(title(1 + number * 7_919 % titles).lowercased().prefix(1 + number % 8))
        }
    }
}

/// The functions of SQLite itself.
final class TextIndex: Sendable {
    private let queue: DatabaseQueue

    init(_ path: String) throws {
        queue = try DatabaseQueue(path: path)
        try queue.write { database in
            try database.execute(sql: "CREATE VIRTUAL TABLE text USING fts5(title, prefix='1 2 3')")
            try database.execute(sql: "CREATE TABLE title (id INTEGER PRIMARY KEY, title TEXT, popularity REAL)")
        }
    }

    func fill(_ titles: [(String, Double)]) throws {
        try queue.write { database in
            for (title, popularity) in titles {
                try database.execute(sql: "INSERT INTO text (title) VALUES (?)", arguments: [title])
                try database.execute(sql: "INSERT INTO title (title, popularity) VALUES (?, ?)", arguments: [title, popularity])
            }
        }
    }

    func byRank(_ query: String) throws -> Int {
        try queue.read { database in
            try String.fetchAll(
                database, sql: "SELECT title FROM text WHERE text MATCH ? ORDER BY bm25(text) LIMIT 10", arguments: ["\"\(query)\" *"]
            ).count
        }
    }

    func byScan(_ query: String) throws -> Int {
        try queue.read { database in
            try String.fetchAll(
                database, sql: "SELECT title FROM title WHERE title LIKE ? ORDER BY popularity DESC LIMIT 10", arguments: ["%\(query)%"]
            ).count
        }
    }
}
