import Marquee

/// The keys of reasons that have to do with sessions and signing in, and what to do about each.
enum SignInReason: String {
    case nobody = "session.none"
    case ended = "session.ended"
    case signedOut = "session.signedOut"
    case unknown = "session.unknown"
    case guest = "session.guest"
    case userToken = "session.userToken"

    /// What to do about it.
    var hint: String {
        switch self {
        case .nobody: "“marquee login” signs in; with “--web” in a browser, with “--guest” without an account."
        case .ended: "“marquee login” with the same account starts a new session; no unsent change is lost."
        case .signedOut: "“marquee login NAME” signs in again, and “marquee logout NAME --wipe” removes what is stored of the account."
        case .unknown: "“marquee account” lists the accounts used here; “marquee login” signs in."
        case .guest: "“marquee login” signs in with an account, which has no such limit."
        case .userToken: "“marquee login --web --v4” signs in through version 4 of the API."
        }
    }
}

extension MarqueeError {
    // What commands find out without the SDK.
    static let nobodySignedIn = MarqueeError(.unauthorized, .init(SignInReason.nobody.rawValue, "Nobody is signed in."))
    static let sessionEnded = MarqueeError(.unauthorized, .init(SignInReason.ended.rawValue, "The server rejected the session."))
    static let signedOutHere = MarqueeError(.unauthorized, .init(SignInReason.signedOut.rawValue, "This account has signed out here."))
    static let unknownSession = MarqueeError(.unauthorized, .init(SignInReason.unknown.rawValue, "There is no such session here."))
}
