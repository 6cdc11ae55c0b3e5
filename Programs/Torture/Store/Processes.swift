import Foundation

extension Scenario {
    static let processes = Scenario(
        "processes",
        """
        Eight writers in each of two processes, and twenty processes that create one store at the same time, see no busy file \
        and lose no write.
        """,
        quick: 3, full: 50
    ) { run in
        let writes = run.rounds * 200
        let scratch = try Scratch()
        let folder = scratch.path
        try await OpenStore(folder).close()
        let start = ContinuousClock.now
        let reports = try await together(2, .writers) { [folder, "\($0)", "\(writes / 2)"] }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        for report in reports { run.take(report, "writers") }
        let counted = Inspection.text("SELECT max(id) FROM recent_search", in: folder + "/user.sqlite")
        run.expect(counted == "\(writes)", "\(counted ?? "no") of \(writes) writes are in the file")
        run.expect(Inspection.isWhole(folder + "/user.sqlite"), "the user's file is not whole after many writers")

        var openings = 0
        for round in 1...run.rounds { openings += try await openAtOnce(run, round) }
        let slowest = reports.map { $0.figure("p99us") }.max() ?? 0
        return "\(writes) writes by 16 writers in 2 processes, \(Int(Double(writes) / seconds))/s, p99 \(slowest / 1_000) ms; "
            + "\(openings) openings, 20 at once"
    }

    private static func openAtOnce(_ run: ScenarioRun, _ round: Int) async throws -> Int {
        let (scratch, count) = (try Scratch(), 20)
        let folder = scratch.file("store")
        let go = Task {
            try await Task.sleep(for: .milliseconds(50))
            try Files.write(Data(), to: folder + ".go")
        }
        let reports = try await together(count, .opener) { [folder, "\($0)"] }
        try await go.value
        for report in reports { run.take(report, "round \(round)") }
        let kept = Inspection.text("SELECT count(*) FROM recent_search", in: folder + "/user.sqlite")
        run.expect(kept == "\(count)", "round \(round): \(kept ?? "no") of \(count) writes are in the file")
        let strangers = try Files.names(in: folder).filter { $0.contains("damaged") || $0.contains("quarantined") }
        run.expect(strangers.isEmpty, "round \(round): \(strangers)")
        return count
    }

    /// Runs children of one role side by side.
    private static func together(
        _ count: Int, _ role: Role, _ arguments: @Sendable (Int) -> [String]
    ) async throws -> [ChildReport] {
        try await withThrowingTaskGroup(of: ChildReport.self) { group in
            for number in 1...count {
                let words = arguments(number)
                group.addTask { try await Child.hear(role, words) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}

extension Role {
    /// Writes with eight stores of its own at once.
    static let writers = Role("writers") { words in
        let (folder, name, count) = (words[0], words[1], Int(words[2]) ?? 0)
        let times = try await withThrowingTaskGroup(of: Times.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    var times = Times()
                    let store = try await OpenStore(folder)
                    for number in stride(from: writer, to: count, by: 8) {
                        try await times.measure { try await store.remember("Search \(name) \(number).") }
                    }
                    await store.close()
                    return times
                }
            }
            return try await group.reduce(into: Times()) { $0.add($1) }
        }
        Reporter.note("p99us", Int(times.percentile(0.99) / .microseconds(1)))
    }

    /// Waits for the start, then opens the store, writes once and leaves.
    static let opener = Role("opener") { words in
        var attempts = 5_000
        while !FileManager.default.fileExists(atPath: words[0] + ".go"), attempts > 0 {
            usleep(2_000)
            attempts -= 1
        }
        let store = try await OpenStore(words[0])
        try await store.remember("Search \(words[1]).")
        try await store.keep(Int(words[1]) ?? 0)
        Reporter.expect(store.rebuilds.isEmpty, "\(store.rebuilds)")
        await store.close()
    }
}
