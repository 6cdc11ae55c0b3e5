package import MarqueeDomain

extension MarqueeError {
    package static let sessionUnknown = MarqueeError(.unauthorized, .init("session.unknown"))
    /// The client serves many people, and the call needs one of them.
    static let userNotNamed = MarqueeError(.unauthorized, .init("session.userNotNamed"))
    static let sessionEnded = MarqueeError(.unauthorized, .init("session.ended"))
    package static let guestsOnlyRate = MarqueeError(.forbidden, .init("session.guest"))
    static let onlyEndedGuests = MarqueeError(.invalidInput, .init("session.takeOver"))
    static let storesNoSessions = MarqueeError(.storage, .init("session.noStore"))
}
