import Foundation
import Marquee
import MarqueeData

/// Figures that must not grow with the number of people: the cost of a call for one of them, and the space for each, in each kind of store.
enum PeopleGrowth {
    /// How many people the small store has, with which the others are compared.
    private static let few = 1_000
    private static let more = [10_000, 100_000]
    /// How many people left with a change that was not sent.
    private static let left = [100_000, 1_000_000]

    static func benchmarks() async throws -> [Benchmark] {
        var benchmarks = try await rows("SQLite") { people, left in try await PeopleStore.inSQLite(people: people, left: left) }
        guard PostgreSQLServer.isAvailable else {
            print("people: there is no PostgreSQL, so its rows are left out")
            return benchmarks
        }
        let server = try PostgreSQLServer()
        benchmarks += try await rows("PostgreSQL") { people, left in
            try await PeopleStore.inPostgreSQL(server, people: people, left: left)
        }
        return benchmarks
    }

    private static func rows(
        _ engine: String, _ open: (_ people: Int, _ left: Int) async throws -> PeopleStore
    ) async throws -> [Benchmark] {
        let small = try await open(few, 0)
        var benchmarks: [Benchmark] = []
        for people in more {
            let large = try await open(people, 0)
            let among = "\(text(people)) people in \(engine)"
            benchmarks.append(
                Benchmark(
                    name: "people-bytes-\(engine.lowercased())-\(people)", work: "bytes on the disk for each person, \(among)",
                    against: "itself, 1,000 people", goal: .atMost(1.5), unit: "bytes"
                ) { Pair(ours: large.bytes, theirs: small.bytes) })
            for call in calls {
                benchmarks.append(
                    Benchmark(
                        name: "people-\(call.name)-\(engine.lowercased())-\(people)", work: "\(call.work), \(among)",
                        against: "itself, 1,000 people", goal: .atMost(1.5), unit: "µs"
                    ) {
                        let theirs = try await small.measure(call)
                        return Pair(ours: try await large.measure(call), theirs: theirs)
                    })
            }
        }
        for gone in left {
            let large = try await open(few, gone)
            for call in calls where call.looksForWork {
                benchmarks.append(
                    Benchmark(
                        name: "people-left-\(call.name)-\(engine.lowercased())-\(gone)",
                        work: "\(call.work), beside \(text(gone)) changes of people who left, in \(engine)",
                        against: "itself, without them", goal: .atMost(1.5), unit: "µs"
                    ) {
                        let theirs = try await small.measure(call)
                        return Pair(ours: try await large.measure(call), theirs: theirs)
                    })
            }
        }
        return benchmarks
    }

    private static func text(_ number: Int) -> String { number.formatted(.number.locale(.init(identifier: "en"))) }

    /// A call that a service makes for one of its people.
    struct Call: Sendable {
        let name: String
        let work: String
        let times: Int
        var looksForWork = false
        let run: @Sendable (PeopleStore) async throws -> Void
    }

    private static let calls = [
        Call(name: "session", work: "session look-up", times: 10_000) { store in
            guard try await store.sessions.session(store.nextPerson()) != nil else { throw BenchmarkError("a session is missing") }
        },
        Call(name: "shelf", work: "all 200 marks of a person", times: 200) { store in
            guard try await store.library.marks(of: store.nextPerson()).entries.count >= 200 else {
                throw BenchmarkError("marks are missing")
            }
        },
        Call(name: "mark", work: "a durable mark", times: 200) { store in
            _ = try await store.library.record(.set(.watchlist(true)), on: .tv(1), of: store.nextPerson())
        },
        Call(name: "lease", work: "four changes leased and given back", times: 100, looksForWork: true) { store in
            let turns = try await store.library.lease(store.turnRequest)
            guard turns.turns.count == 4 else { throw BenchmarkError("changes to send are missing") }
            store.continueTurns(after: turns.after)
            for entries in turns.turns { try await store.library.release(entries) }
        },
    ]
}
