package import MarqueeDomain

extension MarqueeError {
    /// Whether the server refused the session that a request was made with, so that nothing more is to be sent with it.
    ///
    /// TMDb answers so with its codes 3, 14, 16 and 17, which it answers for a session it does not know or no longer takes, with 37 for one
    /// it cannot find, and with 45 for a suspended user. Of its other refusals, 7 and 10 are about the program's credential, 30 to 33 about
    /// signing in, 35 about a token beside the session, and 36, 38 and 39 about one thing that the session may not do. A 401 with a code
    /// that is not known here counts as refused: pending changes stay stored then, and nothing is lost. One without a code is not TMDb's,
    /// and says nothing about the session.
    package var meansSessionRefused: Bool {
        switch tmdbCode {
        case 3, 14, 16, 17, 37, 45: true
        case 7, 10, 30, 31, 32, 33, 35, 36, 38, 39: false
        case nil: false
        default: status == 401
        }
    }
}
