import Foundation
import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let sharedCases = [
        Case("What one client shares another one finds, as old as it is, and a newer answer stays.") { run in
            try await run.withTwoClients { one, other in
                try await run.setClock(0)
                let (key, first) = (SnapshotKey.shared(1, run), SharedSnapshot.holding("first", age: 5))
                try run.expect(try await other.load(key), nil, "what nobody has shared")
                try await one.save(first, for: key)
                try run.expect(try await other.load(key), first, "the answer")
                try await run.setClock(20)
                try run.expect(try await other.load(key), .holding("first", age: 25), "the answer later")
                try await other.save(.holding("older", age: 26), for: key)
                try run.expect(try await one.load(key)?.body, first.body, "the answer after an older one was saved late")
                try await other.save(.holding("newer", age: 24), for: key)
                try run.expect(try await one.load(key), .holding("newer", age: 24), "the newer answer")
                try run.expect(try await one.load(.shared(2, run)), nil, "another answer")
                try await run.setClock(-3_600)
                try await one.save(.holding("after the clock", age: 0), for: key)
                try run.expect(try await other.load(key), .holding("after the clock", age: 0), "an answer after the clock was set back")
            }
        },
        Case("One of many claims a key, until it gives the claim back, the answer is there, or its time is over.") { run in
            try await run.withTwoClients { one, other in
                try await run.setClock(0)
                let key = SnapshotKey.shared(1, run)
                let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
                    for number in 0..<20 {
                        group.addTask {
                            try await (number % 2 == 0 ? one : other).claim(key, by: "client \(number)", for: .seconds(5))
                        }
                    }
                    return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
                }
                try run.expect(winners, 1, "how many have claimed it")
                try await run.setClock(5)
                try run.expect(try await one.claim(key, by: "a", for: .seconds(5)), "a claim has not ended")
                try run.expect(try await one.claim(key, by: "a", for: .seconds(5)), "its owner has lost it")
                try await other.release(key, by: "b")
                try run.expect(try await !other.claim(key, by: "b", for: .seconds(5)), "another one has ended it")
                try run.expect(try await other.claim(.shared(2, run), by: "b", for: .seconds(5)), "another key is claimed")
                try await one.release(key, by: "a")
                try run.expect(try await other.claim(key, by: "b", for: .seconds(5)), "it was not given back")
                try await other.save(.holding("x", age: 0), for: key)
                try run.expect(try await one.claim(key, by: "a", for: .seconds(5)), "the answer has not ended it")
                try await run.setClock(-3_600)
                try run.expect(try await other.claim(key, by: "b", for: .seconds(5)), "it lasts an hour because the clock was set back")
            }
        },
        Case("What a selection names is no longer shared, or is stale, and the rest is as it was.") { run in
            try await run.withTwoClients { one, other in
                try await run.setClock(0)
                let keys = (1...3).map { SnapshotKey.shared($0, run) }
                for key in keys { try await one.save(.holding("x", age: 0), for: key) }
                try await other.expire(.key(keys[0]))
                try run.expect(try await one.load(keys[0])?.lifetime, .zero, "how long an answer is fresh that was to be stale")
                try await other.remove(.subject(.movie(2)))
                try run.expect(try await one.load(keys[1]), nil, "an answer about a movie that was named")
                try await other.remove(.tenant(3))
                try run.expect(try await one.load(keys[2]), .holding("x", age: 0), "another answer")
                try await other.remove(.all)
                try run.expect(try await one.load(keys[2]), nil, "an answer after all were removed")
            }
        },
    ]
}

extension ConformanceRun {
    /// Opens the stores of two clients, if they share answers.
    fileprivate func withTwoClients(_ work: (any SharedSnapshotDAO, any SharedSnapshotDAO) async throws -> Void) async throws {
        try await withStores { one in
            try await withStores { other in
                if let one = one.shared, let other = other.shared { try await work(one, other) }
            }
        }
    }
}

extension SnapshotKey {
    /// Longer than an index of a database may take.
    fileprivate static func shared(_ number: Int, _ run: ConformanceRun) -> SnapshotKey {
        SnapshotKey(
            server: run.server, operation: "GET /3/movie/{movie_id}", subject: .movie(number),
            arguments: [.init("movie_id", "\(number)"), .init("words", String(repeating: "\(number)", count: 10_000))],
            audience: .standard)
    }
}

extension SharedSnapshot {
    fileprivate static func holding(_ text: String, age: Int) -> SharedSnapshot {
        SharedSnapshot(body: Data(text.utf8), validator: "\"tag\"", age: .seconds(age), lifetime: .seconds(60))
    }
}
