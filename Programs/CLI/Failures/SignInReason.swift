import Marquee

/// The keys of reasons that have to do with sessions and signing in, with a hint for each.
enum SignInReason: String {
    case nobody = "session.none"
    case ended = "session.ended"
    case signedOut = "session.signedOut"
    case unknown = "session.unknown"
    case guest = "session.guest"
    case userToken = "session.userToken"

    /// The hint.
    var hint: String {
        switch self {
        case .nobody: Texts.hintNobody
        case .ended: Texts.hintEnded
        case .signedOut: Texts.hintSignedOut
        case .unknown: Texts.hintUnknown
        case .guest: Texts.hintGuest
        case .userToken: Texts.hintUserToken
        }
    }
}

extension MarqueeError {
    // Reasons that commands find without the SDK.
    static let nobodySignedIn = MarqueeError(.unauthorized, .init(SignInReason.nobody.rawValue))
    static var sessionEnded: MarqueeError {
        MarqueeError(.unauthorized, .init(SignInReason.ended.rawValue, Texts.reasonSessionRejected))
    }
    static var signedOutHere: MarqueeError {
        MarqueeError(.unauthorized, .init(SignInReason.signedOut.rawValue, Texts.reasonSignedOutHere))
    }
    static let unknownSession = MarqueeError(.unauthorized, .init(SignInReason.unknown.rawValue))
}
