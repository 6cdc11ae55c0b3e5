import Foundation

extension Scenario {
    static let kill = Scenario(
        "kill", "An acknowledged search survives SIGKILL at any time; both files are intact.",
        quick: 25, full: 1_000
    ) { run in
        var tally = KillTally()
        for round in 1...run.rounds {
            // Every other round begins with the files of the last one, so that both new and grown files are met.
            if tally.scratch == nil || round.isMultiple(of: 2) { tally.scratch = try Scratch() }
            guard let folder = tally.scratch?.path else { break }
            // Some are killed while they open the files, most while they write.
            let (moment, isWriting) = (run.random.pick(0...200), round % 4 != 0)
            let acknowledged = try await blocking {
                let child = try Child(.killed, [folder, "\(round)"])
                if isWriting { child.awaitOutput() }
                usleep(UInt32(moment) * 1_000)
                child.kill()
                let lines = child.lines()
                _ = child.wait()
                return lines
            }
            try await tally.check(acknowledged, in: folder, round, run)
        }
        let reopen = tally.reopenings.percentile(0.99)
        run.expect(tally.acknowledged > 0, "no write was ever acknowledged")
        run.expect(reopen, atMost: .milliseconds(250), "reopening at p99")
        return "\(run.rounds) kills: \(tally.lost) of \(tally.acknowledged) acknowledged writes lost, "
            + "\(tally.whole) whole, reopening p99 \(reopen.milliseconds) ms"
    }
}

/// The findings after the kills so far.
private struct KillTally {
    var scratch: Scratch?
    var reopenings = Times()
    var acknowledged = 0
    var lost = 0
    var whole = 0

    mutating func check(_ lines: [String], in folder: String, _ round: Int, _ run: ScenarioRun) async throws {
        let store = try await reopenings.measure { try await OpenStore(folder) }
        // The last line may be torn by the kill; earlier rows made way for the newest ones.
        let acknowledgements = lines.filter { $0.hasPrefix("kept ") && $0.hasSuffix(".") }.map { String($0.dropFirst(5)) }
        let kept = Set(try await store.searches())
        let missing = acknowledgements.suffix(OpenStore.mostSearches - 1).filter { !kept.contains($0) }
        acknowledged += acknowledgements.count
        lost += missing.count
        run.expect(missing.isEmpty, "round \(round): \(missing.count) of \(acknowledgements.count) acknowledged writes are lost")
        run.expect(!lines.contains { $0.hasPrefix("error") }, "round \(round): \(lines.last ?? "")")
        run.expect(store.rebuilds.isEmpty, "round \(round): \(store.rebuilds)")
        await store.close()
        let areWhole = ["user.sqlite", "cache.sqlite"].allSatisfy { Inspection.isWhole(folder + "/" + $0) }
        whole += areWhole ? 1 : 0
        run.expect(areWhole, "round \(round): a file is not whole")
    }
}

extension Role {
    /// Writes to both files until it is killed, and reports the writes that the user's file has taken.
    static let killed = Role("killed") { words in
        let store = try await OpenStore(words[0])
        for number in 0... {
            let text = "Search \(words[1]) \(number)."
            try await store.remember(text)
            TortureProgram.say("kept \(text)")
            try await store.keep(number)
        }
    }
}
