import Foundation

extension Scenario {
    static let pool = Scenario(
        "pool", "While the store is fully loaded, Swift's threads stay free.",
        quick: 2, full: 20
    ) { run in
        let scratch = try Scratch()
        let store = try await OpenStore(scratch.path)
        let end = ContinuousClock.now + .seconds(run.rounds)
        let heart = Task.detached(priority: .high) {
            var times = Times()
            while ContinuousClock.now < end {
                let due = ContinuousClock.now + .milliseconds(10)
                try await Task.sleep(until: due)
                times.note(ContinuousClock.now - due)
            }
            return times
        }
        let calls = try await withThrowingTaskGroup(of: Int.self) { group in
            for worker in 0..<64 {
                group.addTask {
                    var calls = 0
                    while ContinuousClock.now < end {
                        try await store.keep(worker * 1_000 + calls % 50)
                        try await store.remember("Search \(worker) \(calls).")
                        _ = try await store.holds(worker * 1_000)
                        calls += 3
                    }
                    return calls
                }
            }
            return try await group.reduce(0, +)
        }
        let beats = try await heart.value
        await store.close()
        let late = beats.percentile(0.99)
        run.expect(calls > 64, "the store was not busy")
        run.expect(late, atMost: .milliseconds(50), "a heartbeat of 10 ms at p99")
        return "\(calls) calls of 64 tasks; a heartbeat of 10 ms is \(late.milliseconds) ms late at p99"
    }
}
