public import MarqueeDomain

extension Account: Sampled {
    /// A made-up account: that of the first session.
    public static var samples: [Account] {
        [
            edited(Account(id: 1, username: "viewer1")) {
                $0.language = "en"
                $0.country = "US"
            }
        ]
    }
}

extension Session: Sampled {
    /// Sessions of made-up accounts, of which one was revoked and one has signed out, and the session of a guest.
    public static var samples: [Session] {
        [
            account(1), account(2), edited(account(3)) { $0.state = .revoked }, edited(account(4)) { $0.state = .signedOut },
            edited(Session(id: 5, kind: .guest, signedInAt: moment(5))) { $0.expiresAt = moment(6) },
        ]
    }

    private static func account(_ id: Int) -> Session {
        edited(Session(id: id, kind: .account, signedInAt: moment(id))) {
            $0.accountID = id
            $0.username = "viewer\(id)"
        }
    }
}

extension PendingSignIn: Sampled {
    /// A sign-in that waits for approval in a browser.
    public static var samples: [PendingSignIn] {
        [
            PendingSignIn(
                version: .v3, requestToken: Secret("sample-token"),
                approvalAddress: Secret("https://www.themoviedb.org/authenticate/sample-token"), expiresAt: moment())
        ]
    }
}

extension SignOutReport: Sampled {
    /// The session was deleted; and the server could not be reached while two changes wait.
    public static var samples: [SignOutReport] {
        [
            SignOutReport(),
            edited(SignOutReport()) {
                $0.serverFailure = .sample(.offline)
                $0.waiting = 2
            },
        ]
    }
}
