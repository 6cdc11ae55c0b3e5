import MarqueeDomain

extension MarqueeError {
    static let sessionUnknown = MarqueeError(.unauthorized, .init("session.unknown", "There is no such session here."))
    static let sessionEnded = MarqueeError(
        .unauthorized, .init("session.ended", "The session has ended; what waits is kept until the same account signs in again."))
    static let guestsOnlyRate = MarqueeError(.forbidden, .init("session.guest", "A guest may rate, and nothing else."))
    static let keepsNoSessions = MarqueeError(.storage, .init("session.noStore", "The stores of this client keep no sessions."))
}
