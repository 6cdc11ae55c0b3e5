import Foundation
import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let cacheCases = [
        Case("An answer is found as it was saved, and a newer one takes its place.") { run in
            try await run.withStores { stores in
                guard let snapshots = stores.snapshots else { return }
                try await run.setClock(100)
                let (newer, older) = (Snapshot.holding("newer", at: 100), Snapshot.holding("older", at: 70))
                try await snapshots.save(older, for: .numbered(1, run), titles: [])
                try run.expect(try await snapshots.load(.numbered(1, run)), older, "the answer")
                try await snapshots.save(newer, for: .numbered(1, run), titles: [])
                try await snapshots.save(older, for: .numbered(1, run), titles: [])
                try run.expect(try await snapshots.load(.numbered(1, run)), newer, "the answer after an older one was saved late")
                try run.expect(try await snapshots.load(.numbered(2, run)), nil, "another answer")
            }
        },
        Case("What a selection names is removed or stale, and the rest is as it was.") { run in
            try await run.withStores { stores in
                guard let snapshots = stores.snapshots else { return }
                try await run.setClock(0)
                let (a, b) = (Int.random(in: 1 << 40..<1 << 50), Int.random(in: 1 << 40..<1 << 50))
                let keys: [SnapshotKey] = [.numbered(1, run), .numbered(1, run, of: a), .numbered(2, run, of: a), .numbered(2, run, of: b)]
                for key in keys { try await snapshots.save(.holding("x", at: 0), for: key, titles: []) }
                try await snapshots.expire(.tenant(a))
                let stale = try await snapshots.load(keys[1])
                try run.expect((stale?.validUntil ?? .at(60)) <= .at(0), "an answer is fresh after it was to be stale")
                try run.expect(try await snapshots.load(keys[3])?.validUntil, .at(60), "the end of another answer")
                try run.expect(try await snapshots.remove(.tenant(a)), 2, "how many are removed")
                try run.expect(try await snapshots.load(keys[2]), nil, "an answer that was removed")
                try run.expect(try await snapshots.remove(.key(keys[0])), 1, "how many of one key")
                try run.expect(try await snapshots.remove(.operation(keys[3].operation, tenant: b)), 1, "how many of an operation")
            }
        },
        Case("Searches belong to one account, newest first, each once.") { run in
            try await run.withStores { stores in
                guard let history = stores.history else { return }
                let (one, other) = (try await stores.signIn(1), try await stores.signIn(2))
                for (number, text) in ["heat", "Amélie", "HEAT"].enumerated() {
                    _ = try await history.record(text, of: one, at: .at(Double(number)))
                }
                try run.expect(
                    try await history.searches(beginning: "", of: one, limit: 9).map(\.text), ["HEAT", "Amélie"], "the searches")
                try run.expect(try await history.searches(beginning: "ame", of: one, limit: 9).map(\.text), ["Amélie"], "a beginning")
                try run.expect(try await history.searches(beginning: "", of: other, limit: 9), [], "another account's searches")
                try await history.remove("amelie", of: one)
                try run.expect(try await history.searches(beginning: "", of: one, limit: 9).map(\.text), ["HEAT"], "what is left")
                try await history.removeAll(of: one)
                try run.expect(try await history.searches(beginning: "", of: one, limit: 9), [], "what is left of all")
                try run.expect(try await !history.record("late", of: 12, at: .at(0)), "a search of nobody is stored")
            }
        },
    ]
}

extension SnapshotKey {
    fileprivate static func numbered(_ number: Int, _ run: ConformanceRun, of tenant: Int? = nil) -> SnapshotKey {
        SnapshotKey(
            server: run.server, operation: "GET /3/movie/{movie_id}", subject: .movie(number),
            arguments: [.init("movie_id", "\(number)")], audience: .standard, tenant: tenant)
    }
}

extension Snapshot {
    fileprivate static func holding(_ text: String, at seconds: Double) -> Snapshot {
        Snapshot(body: Data(text.utf8), validator: "\"tag\"", savedAt: .at(seconds), validUntil: .at(seconds + 60))
    }
}
