import MarqueeDomain

/// Removes the changes that could not be sent for a long time, for as long as a program runs.
struct OutboxRetention: Sendable {
    /// How long it waits between two looks.
    private static let pause = Duration.seconds(3_600)
    /// How many changes it removes at once, so that it delays no caller.
    private static let most = 100

    let outbox: Outbox
    /// How long such changes are kept.
    let age: Duration

    /// Runs until its task is cancelled.
    func run() async {
        while !Task.isCancelled {
            do throws(MarqueeError) {
                try await removeAll()
            } catch {
                if error.code == .closed { return }
                outbox.report(error)
            }
            try? await outbox.time.sleep(Self.pause)
        }
    }

    private func removeAll() async throws(MarqueeError) {
        var removed = ExpiredChanges()
        defer {
            if removed.all > 0 {
                outbox.onEvent(MarqueeEvent(.changesExpired(rejected: removed.rejected, suspended: removed.suspended)))
            }
        }
        while !Task.isCancelled {
            let some = try await outbox.round { () async throws(MarqueeError) in
                try await outbox.library.removeExpired(on: outbox.sessions.server, after: age, limit: Self.most)
            }
            if some.all == 0 { return }
            removed = removed + some
        }
    }
}
