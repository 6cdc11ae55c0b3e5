import MarqueeCFaultyDisk
import Foundation

extension Scenario {
    static let power = Scenario(
        "power",
        """
        An acknowledged search survives a power cut that loses or damages data that was not synced; the cache opens and answers.
        """,
        quick: 40, full: 500
    ) { run in
        var (acknowledged, lost, cuts, rebuilt) = (0, 0, 0, 0)
        let grown = try await grownStore()
        for round in 1...run.rounds {
            let scratch = try Scratch()
            let (before, after) = (scratch.file("before"), try scratch.folder("after"))
            if round.isMultiple(of: 2) { try FileManager.default.copyItem(atPath: grown.path, toPath: before) }
            let operations = run.random.pick(1...600)
            let report = try await Child.hear(.unplugged, [before, after, "\(operations)", "\(run.random.next() >> 1)"])
            guard report.ending == .exit(77) else {
                run.take(report, "round \(round)")
                continue
            }
            cuts += 1
            let store = try await OpenStore(after)
            let kept = Set(try await store.searches())
            let expected = report.lines.filter { $0.hasPrefix("kept ") }.map { String($0.dropFirst(5)) }
            let missing = expected.suffix(OpenStore.mostSearches - 1).filter { !kept.contains($0) }
            acknowledged += expected.count
            lost += missing.count
            run.expect(missing.isEmpty, "round \(round), operation \(operations): \(missing.count) of \(expected.count) writes are lost")
            run.expect(!store.rebuilds.contains("store.salvaged"), "round \(round), operation \(operations): the user's file is damaged")
            try await store.keep(1)
            run.expect(try await store.holds(1) == .same, "round \(round), operation \(operations): the cache does not serve")
            rebuilt += store.rebuilds.contains("store.damaged") ? 1 : 0
            await store.close()
            run.expect(
                Inspection.isWhole(after + "/user.sqlite"), "round \(round), operation \(operations): the user's file is not whole")
        }
        run.expect(acknowledged > 0, "no write was ever acknowledged")
        return "\(cuts) cuts: \(lost) of \(acknowledged) acknowledged writes lost, \(rebuilt) caches created again"
    }

    private static func grownStore() async throws -> Scratch {
        let scratch = try Scratch()
        let store = try await OpenStore(scratch.path)
        for number in 0..<60 {
            try await store.remember("Earlier search \(number).")
            try await store.keep(number)
        }
        await store.close()
        return scratch
    }
}

extension Role {
    /// Writes to both files until the power of its disk fails, and reports the writes that the user's file has taken.
    static let unplugged = Role("unplugged") { words in
        guard power_cut_after(Int(words[2]) ?? 1, words[1], UInt64(words[3]) ?? 1) == 0 else { throw Failed("no faulty disk") }
        while true {
            // Now and then the store is closed, which folds the logs into the files.
            let store = try await OpenStore(words[0], cacheBytes: 1 << 20)
            for number in 0..<20 {
                let text = "Search \(UInt32.random(in: .min ... .max))."
                try await store.remember(text)
                TortureProgram.say("kept \(text)")
                try await store.keep(number)
            }
            await store.close()
        }
    }
}
