import MarqueeDomain

extension MarqueeError {
    /// Whether the server says that it does not take the session. A wrong credential of the program is another matter.
    package var meansSessionRefused: Bool {
        if tmdbCode == 45 { return true }
        guard status == 401 else { return false }
        return ![7, 10, 30, 31, 32, 33].contains(tmdbCode ?? 0)
    }
}

extension MarqueeError {
    static let signedOut = MarqueeError(.unauthorized, .init("session.none", "Nobody is signed in."))
    static let sessionUnknown = MarqueeError(.unauthorized, .init("session.unknown", "There is no such session here."))
    static let sessionEnded = MarqueeError(
        .unauthorized, .init("session.ended", "The session has ended; what waits is kept until the same account signs in again."))
    static let guestsOnlyRate = MarqueeError(.forbidden, .init("session.guest", "A guest may rate, and nothing else."))
    static let keepsNoSessions = MarqueeError(.storage, .init("session.noStore", "The stores of this client keep no sessions."))
}
