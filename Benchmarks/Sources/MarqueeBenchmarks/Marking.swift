import Foundation
import GRDB
import Marquee
import MarqueeData
import MarqueeDatabase

/// How many marks a second the user's file takes from several people at once, and how long a look at a session takes beside them.
enum Marking {
    static func benchmarks() -> [Benchmark] {
        [1, 8, 64].flatMap { people in
            let who = people == 1 ? "1 person" : "\(people) people at once"
            return [
                Benchmark(
                    name: "marks-rate-\(people)", work: "marks of \(who), each durable: marks/s",
                    against: "GRDB upsert, each durable", goal: nil, unit: "marks/s"
                ) {
                    let (marks, records) = (try await MarkedStore(people: people), try MarkRecords())
                    let ours = try await rate(people) { person, number in try await marks.mark(person, number) }
                    let theirs = try await rate(people) { person, number in try await records.mark(person, number) }
                    await marks.close()
                    return Pair(ours: ours, theirs: theirs)
                },
                lookUps("median", 0.5, people, who),
                lookUps("p99", 0.99, people, who),
            ]
        }
    }

    private static func lookUps(_ name: String, _ share: Double, _ people: Int, _ who: String) -> Benchmark {
        Benchmark(
            name: "marks-lookups-\(people)-\(name)", work: "session look-up beside marks of \(who), \(name)",
            against: "itself with nobody marking", goal: nil, unit: "ms"
        ) {
            let store = try await MarkedStore(people: people)
            let alone = try await store.lookUps(beside: { try await Task.sleep(for: .seconds(1)) })
            let beside = try await store.lookUps(beside: {
                _ = try await rate(people) { person, number in try await store.mark(person, number) }
            })
            await store.close()
            return Pair(ours: beside.percentile(share), theirs: alone.percentile(share))
        }
    }

    /// Lets each person make marks for a second, one after the other, and returns how many all of them made a second.
    static func rate(_ people: Int, _ mark: @escaping @Sendable (Int, Int) async throws -> Void) async throws -> Double {
        var made = 0
        let seconds = try await Stopwatch.seconds {
            let end = Stopwatch.now + 1
            made = try await withThrowingTaskGroup(of: Int.self) { group in
                for person in 0..<people {
                    group.addTask {
                        var number = 0
                        while Stopwatch.now < end {
                            number += 1
                            try await mark(person, number)
                        }
                        return number
                    }
                }
                return try await group.reduce(0, +)
            }
        }
        return Double(made) / seconds
    }
}

/// Our side: sessions and marks of several people in a folder.
private struct MarkedStore: Sendable {
    private let folder: Folder
    private let sessions: any DeviceSessionDAO
    private let library: any LibraryDAO
    private let tenants: [Int]
    let close: @Sendable () async -> Void

    init(people: Int) async throws {
        folder = try Folder()
        let stores = try await SQLiteStores.open(.folder(folder.path), cacheBytes: 16 << 20, now: { Date() })
        guard let sessions = stores.sessions as? any DeviceSessionDAO, let library = stores.library else {
            throw BenchmarkError("a store is missing")
        }
        (self.sessions, self.library, close) = (sessions, library, stores.close)
        var tenants: [Int] = []
        for person in 1...people {
            let user = UserAuthorization(kind: .account, session: Secret("session \(person)"), accountID: person)
            tenants.append(
                try await sessions.signIn(UserGrant(authorization: user, username: "viewer"), on: "bench", at: Date(), makesCurrent: true)
                    .tenant)
        }
        self.tenants = tenants
    }

    func mark(_ person: Int, _ number: Int) async throws {
        _ = try await library.record(.set(.favorite(true)), on: .movie(number), of: tenants[person])
    }

    /// How many milliseconds look-ups take while something goes on.
    func lookUps(beside work: @Sendable () async throws -> Void) async throws -> [Double] {
        try await Stopwatch.milliseconds(beside: work) { number in
            guard try await sessions.session(tenants[number % tenants.count]) != nil else { throw BenchmarkError("a session is missing") }
        }
    }
}

/// The other side: a row for a mark and a counter for its person, in one transaction that waits for the disk as ours does.
private final class MarkRecords: Sendable {
    private let pool: DatabasePool
    // The files are needed for as long as the records are.
    private let folder: Folder

    init() throws {
        folder = try Folder()
        pool = try DatabasePool(path: folder.path + "/marks.sqlite")
        // A pool does not wait for the disk unless a statement after its opening says so.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = EXTRA") }
        try pool.write { database in
            try database.create(table: "account") { table in
                table.primaryKey("id", .integer)
                table.column("version", .integer)
            }
            try database.create(table: "mark") { table in
                table.column("account", .integer)
                table.column("movie", .integer)
                table.column("isFavorite", .boolean)
                table.column("version", .integer)
                table.primaryKey(["account", "movie"])
            }
        }
    }

    private struct Account: Codable, FetchableRecord, PersistableRecord {
        var id: Int
        var version: Int
    }

    private struct Mark: Codable, PersistableRecord {
        var account: Int
        var movie: Int
        var isFavorite: Bool
        var version: Int
    }

    func mark(_ person: Int, _ number: Int) async throws {
        try await pool.write { database in
            var account = try Account.fetchOne(database, key: person) ?? Account(id: person, version: 0)
            account.version += 1
            try account.upsert(database)
            try Mark(account: person, movie: number, isFavorite: true, version: account.version).upsert(database)
        }
    }
}
