import Marquee

extension Failure {
    static var nobodySignedIn: Failure { .marquee(.nobodySignedIn) }
    static var signedOutHere: Failure { .marquee(.signedOutHere) }

    /// The hint for an error that has to do with sessions and signing in.
    static func hint(forSignInTrouble error: MarqueeError) -> String? {
        SignInReason(rawValue: error.reason.key)?.hint ?? error.tmdbCode.flatMap(hint(forTMDbCode:))
    }

    /// The hint after the server has rejected a session. A suspended user cannot sign in either.
    static func hint(forEndOfSession refusal: MarqueeError) -> String {
        (refusal.tmdbCode == 45 ? hint(forTMDbCode: 45) : nil) ?? SignInReason.ended.hint
    }

    private static func hint(forTMDbCode code: Int) -> String? {
        switch code {
        case 17: Texts.hintApproveFirst
        case 26: Texts.hintPasswordAsked
        case 30: Texts.hintTryWeb
        case 31: Texts.hintDisabled
        case 32: Texts.hintConfirmMail
        case 33: Texts.hintStartAgain
        case 41: Texts.hintApproveFirstV4
        case 45: Texts.hintSuspended
        default: nil
        }
    }
}
