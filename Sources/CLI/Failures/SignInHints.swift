import Marquee

extension Failure {
    static let nobodySignedIn = Failure.marquee(MarqueeError(.unauthorized, .init("session.none", "Nobody is signed in.")))
    static let signedOutHere = Failure.marquee(MarqueeError(.unauthorized, .init("session.signedOut", "This account has signed out here.")))

    /// What to do about an error that has to do with sessions and signing in.
    static func hint(forSignInTrouble error: MarqueeError) -> String? {
        switch error.reason.key {
        case "session.none": return "“marquee login” signs in; with “--web” in a browser, with “--guest” without an account."
        case "session.ended": return endOfSession
        case "session.signedOut":
            return "“marquee login NAME” signs in again, and “marquee logout NAME --wipe” removes what is kept of the account."
        case "session.unknown": return "“marquee account” tells who has signed in here; “marquee login” signs in."
        case "session.guest": return "“marquee login” signs in with an account, which may do everything."
        case "recommendations.userToken": return "“marquee login --web --v4” signs in through version 4 of the API."
        default: return error.tmdbCode.flatMap(hint(forTMDbCode:))
        }
    }

    /// What to do when the server no longer takes a session. A suspended user cannot sign in either.
    static func hint(forEndOfSession refusal: MarqueeError) -> String {
        (refusal.tmdbCode == 45 ? hint(forTMDbCode: 45) : nil) ?? endOfSession
    }

    private static let endOfSession = "“marquee login” with the same account goes on where it ended; nothing that waits is lost."

    private static func hint(forTMDbCode code: Int) -> String? {
        switch code {
        case 17: "Approve the sign-in in the browser first; if you were signed in before, “marquee login” signs in again."
        case 26: "“marquee login NAME” asks for the password; neither may be empty."
        case 30: "Try again; “marquee login --web” signs in where TMDb itself asks for the password."
        case 31: "TMDb lets this account do nothing; TMDb's support can tell why."
        case 32: "Open the e-mail that TMDb has sent you and confirm the address, then sign in again."
        case 33: "“marquee login --web” begins anew, with another address to approve at."
        case 41: "Approve the sign-in in the browser first; “marquee login --web --v4” begins anew."
        case 45: "TMDb lets this user do nothing for now; what waits here is kept."
        default: nil
        }
    }
}
