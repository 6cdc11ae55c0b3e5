import MarqueeDomain

extension Scenario {
    static let library = Scenario(
        "library",
        """
        Through outages, lost answers, rejections, crashes, two clients at the same time, other devices, changed clocks, and \
        people who sign in and out: the shown marks are the server's known marks, overlaid with pending changes; after the \
        failures end, both sides have the same marks.
        """,
        quick: 3_000, full: 100_000, postgres: Rounds(quick: 1_000, full: 100_000)
    ) { run in
        try await run.withDatabase(crashingEvery: 300...3_000) { try await tellStories(run, $0) }
    }

    private static func tellStories(_ run: ScenarioRun, _ server: DatabaseServer?) async throws -> String {
        var total = LibraryWorld.Figures()
        var stories = 0
        while total.steps < run.rounds, run.complaints.isEmpty {
            let (place, seed) = (try await TestedStore(on: server), run.random.next())
            stories += 1
            // The changes of others meanwhile are met in three ways: they are not read, they lose, they win.
            let conflicts: ConflictPolicy = stories.isMultiple(of: 3) ? .serverWins : .localWins
            let world = try await LibraryWorld(
                in: place, seed: seed, checkEvery: run.judgesTimes ? 3 : 1, conflicts: conflicts,
                verifiesAfter: stories % 3 == 1 ? .seconds(1 << 40) : .seconds(600))
            try await world.live(min(300, run.rounds - total.steps))
            if await world.complaints.isEmpty { try await world.heal() }
            await world.end()
            for complaint in await world.complaints { run.expect(false, "story \(stories) (\(seed)), \(complaint)") }
            if let tables = place.tables {
                try await tables.remove()
            } else {
                run.expect(Inspection.isWhole(place.folder + "/user.sqlite"), "story \(stories): the user's file is not whole")
            }
            total.add(await world.figures)
        }
        var wire = try await LibraryByWire(run, on: server)
        try await wire.live(max(server == nil ? 200 : 50, run.rounds / 25), run)
        return
            "\(wire.steps) steps over sockets; \(total.steps) steps in \(stories) stories, \(total.checks) looks: \(total.changes) changes, \(total.sent) arrived, "
            + "\(total.lost) answers lost, \(total.refused) refused, \(total.pulls) shelves, \(total.crashes) crashes, "
            + "\(total.contested) marks contested; \(total.forgotten) acknowledged changes lost, \(total.divergences) divergences"
    }
}

extension LibraryWorld.Figures {
    fileprivate mutating func add(_ other: Self) {
        steps += other.steps
        checks += other.checks
        changes += other.changes
        sent += other.sent
        lost += other.lost
        refused += other.refused
        crashes += other.crashes
        pulls += other.pulls
        contested += other.contested
        forgotten += other.forgotten
        divergences += other.divergences
    }
}
