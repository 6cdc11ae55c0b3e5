package import MarqueeDomain

extension MarqueeError {
    package static let sessionUnknown = MarqueeError(.unauthorized, .init("session.unknown", "There is no such session here."))
    /// The client serves many people, and the call needs one of them.
    static let userNotNamed = MarqueeError(
        .unauthorized, .init("session.userNotNamed", "This client serves many users: name one with user(_:) or user(id:)."))
    static let sessionEnded = MarqueeError(
        .unauthorized, .init("session.ended", "The session has ended. Pending changes stay stored until the same account signs in again."))
    package static let guestsOnlyRate = MarqueeError(.forbidden, .init("session.guest", "A guest may rate, and nothing else."))
    static let storesNoSessions = MarqueeError(.storage, .init("session.noStore", "The stores of this client store no sessions."))
}
