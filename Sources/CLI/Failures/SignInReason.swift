import Marquee

/// The keys of reasons that have to do with sessions and signing in. The SDK gives them, and so do commands that find out themselves.
enum SignInReason: String {
    case nobody = "session.none"
    case ended = "session.ended"
    case signedOut = "session.signedOut"
    case unknown = "session.unknown"
    case guest = "session.guest"
    case userToken = "recommendations.userToken"

    /// What a command says that does not get as far as to ask the SDK.
    private var words: String {
        switch self {
        case .nobody: "Nobody is signed in."
        case .ended: "The server rejected the session."
        case .signedOut: "This account has signed out here."
        case .unknown: "There is no such session here."
        case .guest: "A guest can only rate."
        case .userToken: "A user token of version 4 is needed."
        }
    }

    var error: MarqueeError { MarqueeError(.unauthorized, .init(rawValue, words)) }

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
