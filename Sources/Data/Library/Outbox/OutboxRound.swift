import MarqueeDomain

/// Sends the due changes of all accounts: some accounts at once, each for a turn. It ends when no change is due, or when a turn fails for a
/// reason that concerns all accounts.
struct OutboxRound: Sendable {
    /// How many accounts are served at the same time.
    private static let atOnce = 4

    let outbox: Outbox
    /// Whether the server failed in the last round: then one account is tried before the others.
    let isProbing: Bool

    private struct Turn: Sendable {
        let tenant: Int
        let progress: RoundOutcome.Progress
        /// Whether the account gets no more turns in this round, even if changes of it are due.
        let isOver: Bool
    }

    /// Runs the round. Returns its outcome, and the order with which the next round continues.
    func run(_ start: TurnOrder) async -> (RoundOutcome, TurnOrder) {
        await withTaskGroup(of: Turn.self) { group in
            var (outcome, order) = (RoundOutcome(.idle), start)
            var (underWay, over): (Set<Int>, Set<Int>) = ([], [])
            var places = isProbing ? 1 : Self.atOnce
            while true {
                if outcome.progress != .failed, underWay.count < places, !Task.isCancelled {
                    do throws(MarqueeError) {
                        let leasing = outbox.time.now()
                        let leased = try await outbox.leaseTurns(
                            order, accounts: places - underWay.count, excluded: underWay.union(over))
                        order.go(on: leased)
                        outcome.note(leased)
                        for turn in leased.turns {
                            guard let tenant = turn.first?.tenant else { continue }
                            underWay.insert(tenant)
                            group.addTask { await serve(turn, of: tenant, leasedFrom: leasing) }
                        }
                    } catch {
                        outbox.report(error)
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
            let report = try await outbox.sendTurn(turn, leasedFrom: leasing)
            guard Self.wasReached(report.failure) else { return Turn(tenant: tenant, progress: .failed, isOver: true) }
            let isProgress = report.sent + report.rejected + report.superseded > 0
            return Turn(tenant: tenant, progress: isProgress ? .progressed : .idle, isOver: report.failure != nil && turn.count > 1)
        } catch {
            outbox.report(error)
            return Turn(tenant: tenant, progress: .failed, isOver: true)
        }
    }

    /// Whether other accounts can be served. A failed change is retried after its own wait, and an ended session concerns one account.
    private static func wasReached(_ failure: MarqueeError?) -> Bool {
        guard let failure else { return true }
        return failure == .sessionEnded || failure.meansSessionRefused || [.server, .unreadable, .timeout].contains(failure.code)
    }
}
