import Foundation
public import MarqueeDomain

extension Session {
    /// The session of an account that signed in at the start of 1970, with the id 1.
    public static var sample: Session {
        var session = Session(id: 1, kind: .account, signedInAt: Date(timeIntervalSince1970: 0))
        session.accountID = 1
        session.username = "viewer"
        return session
    }
}

extension Account {
    /// The account of ``Session/sample``.
    public static var sample: Account { Account(id: 1, username: "viewer") }
}
