import MarqueeCFaultyDisk
import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain

extension Scenario {
    static let marksPower = Scenario(
        "marks-power", "An acknowledged mark survives a power cut, and no mark counts as sent that was not sent.",
        quick: 10, full: 500
    ) { run in
        var (acknowledged, lost, cuts, waiting, divergences) = (0, 0, 0, 0, 0)
        for round in 1...run.rounds {
            let scratch = try Scratch()
            let (before, after) = (scratch.file("before"), try scratch.folder("after"))
            let operations = run.random.pick(1...900)
            let report = try await Child.hear(.unpluggedMarks, [before, after, "\(operations)", "\(run.random.next() >> 1)"])
            guard report.ending == .exit(77) else {
                run.take(report, "round \(round)")
                continue
            }
            cuts += 1
            var promises = Promises()
            promises.hear(report.lines)
            acknowledged += promises.count
            let name = "round \(round), operation \(operations)"
            // Later than any lease of the client that is gone.
            let store = try await OpenStore(.folder(after), now: { Date() + 120 })
            run.expect(!store.rebuilds.contains("store.salvaged"), "\(name): the user's file is damaged")
            let seen = try await store.seen()
            for mark in promises.marks where !promises.allow(seen[mark] ?? mark.nothing, mark) {
                lost += 1
                let (shown, expected) = (seen[mark] ?? mark.nothing, promises.kept[mark] ?? mark.nothing)
                run.expect(false, "\(name): \(mark) is \(shown), and \(expected) was acknowledged")
            }
            var server = promises.sent
            waiting += try await store.send { slot in server[Mark(slot.item, slot.value.kind)] = slot.value }
            for mark in promises.marks {
                let (here, there) = (seen[mark] ?? mark.nothing, server[mark] ?? mark.nothing)
                divergences += here == there ? 0 : 1
                run.expect(here == there, "\(name): \(here) here and \(there) on the server as \(mark)")
            }
            await store.close()
            run.expect(Inspection.isWhole(after + "/user.sqlite"), "\(name): the user's file is not whole")
        }
        run.expect(acknowledged > 0, "no mark was ever acknowledged")
        return "\(cuts) cuts: \(lost) of \(acknowledged) acknowledged marks lost, \(waiting) sent afterwards, \(divergences) divergences"
    }
}

extension OpenStore {
    private static let grant = UserGrant(
        authorization: UserAuthorization(kind: .account, session: Secret("session"), accountID: 1), username: "viewer")

    /// Signs in, again and again to the same account.
    func signIn() async throws -> Int {
        try await sessions.signIn(OpenStore.grant, on: "torture", at: .now, makesCurrent: true).tenant
    }

    /// The visible marks of all items.
    fileprivate func seen() async throws -> [Mark: MarkValue] {
        guard let tenant = try await sessions.current(on: "torture")?.tenant else { return [:] }
        var seen: [Mark: MarkValue] = [:]
        for entry in try await library.marks(of: tenant).entries.values {
            for mark in entry.item.marks(isGuest: false) { seen[mark] = entry.marks[mark.kind] }
        }
        return seen
    }

    /// Sends all that waits; returns how much that was.
    fileprivate func send(_ server: (OutboxEntry) -> Void) async throws -> Int {
        guard let tenant = try await sessions.current(on: "torture")?.tenant else { return 0 }
        var count = 0
        while let slot = try await lease(of: tenant) {
            server(slot)
            _ = try await library.acknowledge(slot)
            count += 1
        }
        return count
    }

    fileprivate func lease(of tenant: Int) async throws -> OutboxEntry? {
        try await library.lease(
            LeaseRequest(
                tenant: tenant, owner: "torture", duration: .seconds(60), longestWait: .seconds(300), isOnDemand: true))
    }
}

extension Role {
    /// Marks and sends until the power of its disk fails, and reports the stored values, and those that a server has taken.
    static let unpluggedMarks = Role("unpluggedMarks") { words in
        let seed = UInt64(words[3]) ?? 1
        guard power_cut_after(Int(words[2]) ?? 1, words[1], seed) == 0 else { throw Failed("no faulty disk") }
        var random = SplitMix64(state: seed)
        let items: [Markable] = (1...5).map { .movie($0) } + [.episode(of: 1, season: 1, number: 1)]
        while true {
            // Now and then the store is closed, which folds the log into the file.
            let store = try await OpenStore(words[0], cacheBytes: 1 << 20)
            let tenant = try await store.signIn()
            for _ in 0..<20 {
                guard let item = items.randomElement(using: &random), let mark = item.marks(isGuest: false).randomElement(using: &random)
                else { continue }
                let value = mark.value(&random)
                TortureProgram.tell("begun", item, value)
                _ = try await store.library.record(.set(value), on: item, of: tenant)
                TortureProgram.tell("kept", item, value)
                guard random.pick(0...2) == 0, let slot = try await store.lease(of: tenant) else { continue }
                TortureProgram.tell("sent", slot.item, slot.value)
                _ = try await store.library.acknowledge(slot)
            }
            await store.close()
        }
    }
}
