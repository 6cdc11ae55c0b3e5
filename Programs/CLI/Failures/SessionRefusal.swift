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
    func explaining(_ failure: Failure) -> Failure {
        guard case .marquee(let error) = failure, error == self.error else { return failure }
        return .sessionEnded(error)
    }
}
