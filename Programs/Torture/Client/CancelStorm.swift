import Marquee
import MarqueeSandbox
import Synchronization

/// Reads of all kinds that meet faults of all kinds and are cancelled at random moments.
struct CancelStorm: Sendable {
    static let deadline = Duration.milliseconds(500)
    static let permits = 16
    private static let callers = 32

    let client: MarqueeClient

    /// Cancels so many reads; those that never end are given up when nothing has ended for long.
    func rage(_ count: Int, _ run: ScenarioRun) async throws -> CancelTally.Count {
        let tally = CancelTally()
        let seeds = (0..<CancelStorm.callers).map { _ in run.random.next() }
        let crowd = Task {
            await withTaskGroup(of: Void.self) { group in
                for (caller, seed) in seeds.enumerated() {
                    group.addTask {
                        var random = SplitMix64(state: seed)
                        for _ in stride(from: caller, to: count, by: CancelStorm.callers) { await cancelOne(&random, tally) }
                    }
                }
            }
        }
        var (seen, idleChecks) = (-1, 0)
        while tally.count.ended < count, idleChecks < 400 {
            idleChecks = tally.count.ended == seen ? idleChecks + 1 : 0
            seen = tally.count.ended
            try await Task.sleep(for: .milliseconds(50))
        }
        crowd.cancel()
        return tally.count
    }

    private func cancelOne(_ random: inout SplitMix64, _ tally: CancelTally) async {
        let fault = random.pick(0...9) == 0 ? nil : Sandbox.Fault.allCases.randomElement(using: &random)
        let question = Question.numbered(random.pick(0...50))
        let policy: ReadPolicy = random.pick(0...3) == 0 ? .freshElseCached : .fresh
        let moment = random.pick(0...140)
        tally.start()
        let read = Task {
            await Detour.$fault.withValue(fault) { await question.outcome(client, policy) }
        }
        // Squared, so that early moments are as likely to be hit as all the later ones: up to 20 ms.
        try? await Task.sleep(for: .microseconds(moment * moment))
        let cancelled = ContinuousClock.now
        read.cancel()
        tally.end(await read.value, after: ContinuousClock.now - cancelled)
    }

    /// The client's figures as soon as it has nothing under way, or after a while.
    func calm() async throws -> MarqueeClient.Stats {
        for _ in 1...2_000 where client.stats().inFlight + client.stats().waiting > 0 { try await Task.sleep(for: .milliseconds(5)) }
        return client.stats()
    }

    /// How many requests are on the wire at once when as many want to be as there are permits, after all have ended.
    func mostAtOnce() async throws -> Int {
        let reads = Task {
            await withTaskGroup(of: Void.self) { group in
                for number in 1...CancelStorm.permits {
                    group.addTask {
                        await Detour.$fault.withValue(.silence) { _ = await Question.numbered(1_000 + number).outcome(client, .fresh) }
                    }
                }
            }
        }
        var most = 0
        let end = ContinuousClock.now + CancelStorm.deadline
        while most < CancelStorm.permits, ContinuousClock.now < end {
            most = max(most, client.stats().inFlight)
            try await Task.sleep(for: .milliseconds(5))
        }
        await reads.value
        return most
    }
}

/// Counts the reads of a storm.
final class CancelTally: Sendable {
    struct Count: Sendable {
        var started = 0
        var cancelled = 0
        var failed = 0
        var served = 0
        var endings = Times()

        var ended: Int { cancelled + failed + served }
    }

    private let state = Mutex(Count())

    var count: Count { state.withLock { $0 } }

    func start() { state.withLock { $0.started += 1 } }

    func end(_ outcome: Result<Fetched<Question.Answer>, MarqueeError>, after time: Duration) {
        state.withLock { count in
            count.endings.note(time)
            switch outcome {
            case .success: count.served += 1
            case .failure(let error): if error.code == .cancelled { count.cancelled += 1 } else { count.failed += 1 }
            }
        }
    }
}
