import Marquee
import Synchronization

/// The server's refusal of a session, as the client tells of it. Which of TMDb's codes mean that, depends on what was asked, and the client
/// knows.
final class SessionRefusal: Sendable {
    private let refusal = Mutex<MarqueeError?>(nil)

    /// How the server refused the session; nil as long as it has not.
    var error: MarqueeError? { refusal.withLock { $0 } }

    /// Takes in what happens.
    func note(_ event: MarqueeEvent) {
        if case .sessionRevoked(let error) = event.kind { refusal.withLock { $0 = error } }
    }

    /// The failure as the end of the session, where it is the server's refusal.
    func explaining(_ failure: Failure) -> Failure {
        guard case .marquee(let error) = failure, error == self.error else { return failure }
        return .sessionEnded(error)
    }
}
