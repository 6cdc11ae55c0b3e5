import Marquee
import Synchronization

/// The server's refusal of a session, as the client reports it. Which of TMDb's codes mean a refusal depends on the request, and the client
/// knows.
final class SessionRefusal: Sendable {
    private let refusal = Mutex<MarqueeError?>(nil)
    private let follower = Mutex<(@Sendable (MarqueeError) -> Void)?>(nil)

    /// How the server refused the session; nil as long as it has not.
    var error: MarqueeError? { refusal.withLock { $0 } }

    /// Takes an event.
    func note(_ event: MarqueeEvent) {
        guard case .sessionRevoked(let error) = event.kind else { return }
        refusal.withLock { $0 = error }
        follower.withLock(\.self)?(error)
    }

    /// Passes each refusal to a screen.
    func follow(_ report: @escaping @Sendable (MarqueeError) -> Void) { follower.withLock { $0 = report } }

    /// Forgets the refusal, since the user signs in again.
    func forget() { refusal.withLock { $0 = nil } }

    /// The failure as the end of the session, where it is the server's refusal.
    func explaining(_ failure: Failure, of session: Session?) -> Failure {
        guard case .marquee(let error) = failure else { return failure }
        guard session?.kind == .guest else { return error == self.error ? .sessionEnded(error) : failure }
        let hasEnded = error == self.error || error.reason.key == SignInReason.ended.rawValue
        // A refused read does not end the session of a guest.
        return hasEnded || [3, 14, 16, 17, 37].contains(error.tmdbCode) ? .guestRefused(error, hasEnded: hasEnded) : failure
    }
}
