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
                try await snapshots.save(older, for: .numbered(1, run))
                try run.expect(try await snapshots.load(.numbered(1, run)), older, "the answer")
                try await snapshots.save(newer, for: .numbered(1, run))
                try await snapshots.save(older, for: .numbered(1, run))
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
                for key in keys { try await snapshots.save(.holding("x", at: 0), for: key) }
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
        Case("A title is known as it was saved last, in its language or in another one, and once.") { run in
            try await run.withStores { stores in
                guard let titles = stores.titles else { return }
                let (first, last) = (IndexedTitle.named("Heet", run), IndexedTitle.named("Heat", run))
                try await titles.save([first, .named("Amélie", number: 2, run)])
                try await titles.save([last])
                let known = try await titles.titles(of: [.movie(1), .movie(3)], server: run.server, language: "de-DE")
                try run.expect(known, [.movie(1): last], "what is known")
                let query = TitleQuery(server: run.server, language: "en-US", text: "heat")
                try run.expect(try await titles.titles(matching: query), TitleHits(total: 1, titles: [last]), "what is found")
                let all = TitleQuery(server: run.server, language: "en-US", text: "", offset: 1, limit: 1)
                let second = try await titles.titles(matching: all)
                try run.expect(second.total == 2 && second.titles.count == 1, "all titles")
                let suggested = try await titles.suggestions(
                    for: "am", server: run.server, language: "en-US", includesAdult: false, limit: 9)
                try run.expect(suggested.map(\.reference), [.movie(2)], "what is suggested")
                var german = last
                german.language = "de-DE"
                try await titles.save([german])
                var wanted = TextQuery(server: run.server, titles: [.movie(1), .movie(3)], languages: ["en", "de"])
                let inAll = try await titles.texts(of: wanted)
                try run.expect(
                    inAll.mapValues { $0.sorted { $0.language < $1.language } }, [.movie(1): [german.translation, last.translation]],
                    "what is known in every language")
                wanted.languages = ["de"]
                try run.expect(
                    try await titles.texts(of: wanted), [.movie(1): [german.translation]], "what is known in one language")
                wanted.server += "x"
                try run.expect(try await titles.texts(of: wanted), [:], "what another server has")
                guard let snapshots = stores.snapshots else { return }
                let answer = Snapshot.holding("x", at: 0)
                try await snapshots.save(answer, for: .numbered(9, run), titles: [.named("Ran", number: 9, run)], in: titles)
                try run.expect(try await snapshots.load(.numbered(9, run)), answer, "the answer with titles")
                let inAnswer = try await titles.titles(of: [.movie(9)], server: run.server, language: "en-US")
                try run.expect(inAnswer[.movie(9)]?.title, "Ran", "the title in the answer")
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

extension IndexedTitle {
    fileprivate static func named(_ title: String, number: Int = 1, _ run: ConformanceRun) -> IndexedTitle {
        IndexedTitle(server: run.server, reference: .movie(number), language: "en-US", title: title, originalTitle: title)
    }
}

extension Snapshot {
    fileprivate static func holding(_ text: String, at seconds: Double) -> Snapshot {
        Snapshot(body: Data(text.utf8), validator: "\"tag\"", savedAt: .at(seconds), validUntil: .at(seconds + 60))
    }
}
