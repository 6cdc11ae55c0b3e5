import Foundation
import Marquee
import Synchronization

/// The sign-ins that wait for an approval at TMDb, and the sign-outs since the start.
final class SignIns: Sendable {
    private struct State {
        var pending: [String: (signIn: PendingSignIn, since: Date, start: ReturnAddress?)] = [:]
        var endedAt: [Session.ID: Int] = [:]
    }

    private static let limit = 10_000
    private let state = Mutex(State())
    private let start = Visitor.now

    /// Remembers what a visitor has to approve, and the page on which the sign-in began. The request token never leaves this process but for TMDb's page.
    func begin(_ signIn: PendingSignIn, for visitor: Visitor, from start: ReturnAddress?) {
        state.withLock { state in
            let now = Date()
            if state.pending.count >= Self.limit { state.pending = state.pending.filter { now.timeIntervalSince($0.value.since) < 3_600 } }
            if state.pending.count < Self.limit { state.pending[visitor.nonce] = (signIn, now, start) }
        }
    }

    /// What the visitor has to approve. It is the browser that began, whatever the address of the page says.
    func pending(for visitor: Visitor) -> PendingSignIn? { state.withLock { $0.pending[visitor.nonce]?.signIn } }

    /// The page on which the sign-in began.
    func start(for visitor: Visitor) -> ReturnAddress? { state.withLock { $0.pending[visitor.nonce]?.start } }

    func end(for visitor: Visitor) { state.withLock { _ = $0.pending.removeValue(forKey: visitor.nonce) } }

    /// All browsers of an account are signed out.
    func signOut(_ account: Session.ID) { state.withLock { $0.endedAt[account] = Visitor.now } }

    /// Whether the cookie of a visitor still counts for a session that is there.
    func isCurrent(_ visitor: Visitor, _ session: Session) -> Bool {
        guard session.state == .active || session.state == .revoked else { return false }
        guard Visitor.now - visitor.signedInAt < Visitor.lifetime * 1_000 else { return false }
        if let end = state.withLock({ $0.endedAt[session.id] }) { return visitor.signedInAt > end }
        // Sign-outs before the start of this process are not known: a cookie from then must not outlive a new sign-in.
        return visitor.signedInAt >= start || session.signedInAt.timeIntervalSince1970 * 1_000 <= Double(visitor.signedInAt)
    }
}
