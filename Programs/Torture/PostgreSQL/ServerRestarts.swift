/// Restarts a server at moments drawn from a seed, as crashes do, until it is ended.
struct ServerRestarts {
    private let task: Task<Int, any Error>

    /// - Parameters:
    ///   - server: The server.
    ///   - pauses: How many milliseconds it is there before the next crash.
    ///   - seed: Draws the moments.
    init(of server: DatabaseServer, every pauses: ClosedRange<Int>, seed: UInt64) {
        task = Task {
            var (random, count, last) = (SplitMix64(state: seed), 0, Duration.zero)
            while true {
                // The first crash comes at once, so that none is missing however short the work is.
                let pause = count == 0 ? random.pick(0...50) : random.pick(pauses)
                // On a slow machine, the server is there for longer too: else nothing would ever get done.
                do { try await Task.sleep(for: .milliseconds(pause) + last) } catch { return count }
                let start = ContinuousClock.now
                try await blocking { try server.restart() }
                (count, last) = (count + 1, ContinuousClock.now - start)
            }
        }
    }

    /// Ends it while the server is there, and returns how often it was restarted.
    func end() async throws -> Int {
        task.cancel()
        return try await task.value
    }
}
