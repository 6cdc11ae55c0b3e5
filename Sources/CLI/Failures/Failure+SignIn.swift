import Marquee

extension Failure {
    static let nobodySignedIn = Failure.marquee(.nobodySignedIn)
    static let signedOutHere = Failure.marquee(.signedOutHere)

    /// What to do about an error that has to do with sessions and signing in.
    static func hint(forSignInTrouble error: MarqueeError) -> String? {
        SignInReason(rawValue: error.reason.key)?.hint ?? error.tmdbCode.flatMap(hint(forTMDbCode:))
    }

    /// What to do when the server rejects a session. A suspended user cannot sign in either.
    static func hint(forEndOfSession refusal: MarqueeError) -> String {
        (refusal.tmdbCode == 45 ? hint(forTMDbCode: 45) : nil) ?? SignInReason.ended.hint
    }

    private static func hint(forTMDbCode code: Int) -> String? {
        switch code {
        case 17: "Approve the sign-in in the browser first; if you were signed in before, “marquee login” signs in again."
        case 26: "“marquee login NAME” asks for the password; neither may be empty."
        case 30: "Try again; “marquee login --web” signs in where TMDb itself asks for the password."
        case 31: "TMDb has disabled this account; ask TMDb's support."
        case 32: "Open the e-mail that TMDb has sent you and confirm the address, then sign in again."
        case 33: "“marquee login --web” starts again, with a new address to approve."
        case 41: "Approve the sign-in in the browser first; “marquee login --web --v4” starts again."
        case 45: "TMDb has suspended this user; unsent changes stay stored here."
        default: nil
        }
    }
}
