public import MarqueeDomain

/// A message that appears for a moment.
public struct Toast: Sendable, Equatable, Identifiable {
    /// The content of a message, in no language.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Message: Sendable, Equatable {
        /// A mark was set; it is sent as soon as possible.
        case marked(MarkValue, title: String)
        /// A change not yet sent was discarded.
        case discarded(DiscardOutcome)
        /// All changes were sent.
        case synced(SyncReport)
        /// A person signed in; the name is empty for a guest.
        case signedIn(username: String)
        /// A person signed out.
        case signedOut(SignOutReport)
        /// A mark was also changed on another device; the title is empty if it is unknown.
        case conflict(ResolvedConflict, title: String)
        /// Something that the person asked for failed.
        case failed(MarqueeError)
        /// The shown content could not be refreshed.
        case notRefreshed(MarqueeError)
    }

    /// The number of the message.
    public let id: Int
    /// The content of the message.
    public let message: Message

    /// Whether it reports a failure.
    public var isFailure: Bool {
        switch message {
        case .failed, .notRefreshed: true
        case .synced(let report): report.failure != nil
        case .signedOut(let report): report.serverFailure != nil
        case .marked, .discarded, .signedIn, .conflict: false
        }
    }
}
