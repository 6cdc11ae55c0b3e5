import MarqueeDomain

/// Serves all accounts that have something to send, side by side and each for a turn, until nothing is left to be tried now, or until one
/// fails for a reason that concerns all of them.
struct OutboxRound: Sendable {
    /// How many accounts are served side by side.
    private static let atOnce = 4

    let services: LibraryServices
    /// Whether the server failed before: then one account is tried before the others.
    let isProbing: Bool

    private struct Turn: Sendable {
        let tenant: Int
        let progress: RoundOutcome.Progress
        /// Whether nothing of the account is to be tried again in this round, although something of it may be due.
        let isOver: Bool
    }

    /// Does the round, and returns with what the next one goes on.
    func run(_ start: TurnOrder) async -> (RoundOutcome, TurnOrder) {
        await withTaskGroup(of: Turn.self) { group in
            var (outcome, order) = (RoundOutcome(.idle), start)
            var (underWay, over): (Set<Int>, Set<Int>) = ([], [])
            var places = isProbing ? 1 : Self.atOnce
            while true {
                if outcome.progress != .failed, underWay.count < places, !Task.isCancelled {
                    do throws(MarqueeError) {
                        let leasing = services.elapsed
                        let leased = try await services.leaseTurns(
                            order, accounts: places - underWay.count, excluded: underWay.union(over))
                        order.go(on: leased)
                        outcome.note(leased)
                        for turn in leased.turns {
                            guard let tenant = turn.first?.tenant else { continue }
                            underWay.insert(tenant)
                            group.addTask { await serve(turn, of: tenant, leasedFrom: leasing) }
                        }
                    } catch {
                        report(error)
                        outcome.note(.failed)
                    }
                }
                guard let turn = await group.next() else { return (outcome, order) }
                underWay.remove(turn.tenant)
                places = Self.atOnce
                if turn.isOver { over.insert(turn.tenant) }
                outcome.note(turn.progress)
            }
        }
    }

    private func serve(_ turn: [OutboxEntry], of tenant: Int, leasedFrom leasing: Duration) async -> Turn {
        do throws(MarqueeError) {
            let report = try await services.send(turn, leasedFrom: leasing)
            guard Self.wasReached(report.failure) else { return Turn(tenant: tenant, progress: .failed, isOver: true) }
            let isProgress = report.sent + report.rejected + report.superseded > 0
            return Turn(tenant: tenant, progress: isProgress ? .progressed : .idle, isOver: report.failure != nil && turn.count > 1)
        } catch {
            self.report(error)
            return Turn(tenant: tenant, progress: .failed, isOver: true)
        }
    }

    private func report(_ error: MarqueeError) {
        if ![.cancelled, .closed].contains(error.code) { services.report(error, of: .user) }
    }

    /// Whether other accounts can be served. A single change that failed is retried at its own time, and an ended session concerns one account.
    private static func wasReached(_ failure: MarqueeError?) -> Bool {
        guard let failure else { return true }
        return failure == .sessionEnded || failure.meansSessionRefused || [.server, .unreadable, .timeout].contains(failure.code)
    }
}
