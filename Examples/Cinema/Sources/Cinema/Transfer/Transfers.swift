import Foundation
import Marquee
import MarqueeTransfer
import Synchronization

/// The imports and exports of members: one of a member at a time, and few in the site. The plans of imports wait in memory for their members.
final class Transfers: Sendable {
    fileprivate struct Kept {
        let id: String
        let since: Int
        let plan: ImportPlan
        let madeAt: Int
    }

    fileprivate struct State {
        var running: Set<Session.ID> = []
        var plans: [Session.ID: Kept] = [:]
    }

    private let bounds: Bounds
    private let state = Mutex(State())

    /// How long a plan waits, in milliseconds.
    static let lifetime = 600_000

    init(_ bounds: Bounds) { self.bounds = bounds }

    /// Takes the place of a member; false if the member has a transfer under way, or if the site has no place.
    func enter(_ member: Session.ID) -> Bool {
        state.withLock { state in
            guard state.running.count < bounds.transfers else { return false }
            return state.running.insert(member).inserted
        }
    }

    func leave(_ member: Session.ID) { _ = state.withLock { $0.running.remove(member) } }

    /// Keeps the plan of a member instead of an earlier one, and returns its id. The oldest plans make room for it.
    func keep(_ plan: ImportPlan, of session: Session, at now: Int) -> String {
        let id = Signer.text(Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
        state.withLock { state in
            state.removeOld(now)
            state.plans[session.id] = nil
            var rows = state.plans.values.reduce(plan.entries.count) { $0 + $1.plan.entries.count }
            while state.plans.count >= bounds.plans || rows > bounds.planRows,
                let oldest = state.plans.min(by: { $0.value.madeAt < $1.value.madeAt })
            {
                rows -= oldest.value.plan.entries.count
                state.plans[oldest.key] = nil
            }
            state.plans[session.id] = Kept(id: id, since: session.since, plan: plan, madeAt: now)
        }
        return id
    }

    /// A plan of a member; nil if it is unknown, too old, or of another member or session.
    func plan(_ id: String, of session: Session, at now: Int) -> ImportPlan? {
        state.withLock { state in
            state.removeOld(now)
            guard let kept = state.plans[session.id], kept.id == id, kept.since == session.since else { return nil }
            return kept.plan
        }
    }

    /// Takes a plan out, so that it is applied once.
    func take(_ id: String, of session: Session, at now: Int) -> ImportPlan? {
        guard let plan = plan(id, of: session, at: now) else { return nil }
        return state.withLock { state in
            guard state.plans[session.id]?.id == id else { return nil }
            state.plans[session.id] = nil
            return plan
        }
    }

    /// The number of plans that wait.
    var planCount: Int { state.withLock(\.plans.count) }
}

extension Transfers.State {
    fileprivate mutating func removeOld(_ now: Int) {
        plans = plans.filter { now - $0.value.madeAt < Transfers.lifetime }
    }
}
