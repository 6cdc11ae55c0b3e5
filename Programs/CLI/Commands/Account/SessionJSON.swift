import Foundation
import Marquee

struct SessionJSON: Encodable {
    let kind: String
    let name: String
    let username: String
    let accountID: Int?
    let state: String
    let signedInAt: Date
    let expiresAt: Date?
    let hasUserToken: Bool
    let current: Bool
    let waiting: Int?
    let rejected: Int?

    init(_ session: Session, isCurrent: Bool, _ backlog: PendingSummary?) {
        (kind, name, username, accountID) = (session.kind.rawValue, session.name, session.username, session.accountID)
        state = session.state.rawValue
        (signedInAt, expiresAt, hasUserToken) = (session.signedInAt, session.expiresAt, session.hasUserToken)
        current = isCurrent
        (waiting, rejected) = (backlog?.waiting, backlog?.rejected)
    }
}

extension Session {
    /// The name of the session for people. Guests have numbers, because several may be signed in.
    var name: String { kind == .guest ? "guest-\(id)" : username }

    /// The state of the session, in words.
    var stateWords: String { kind == .guest && state == .revoked ? Texts.stateGuestEnded : state.words }
}

extension Session.State {
    fileprivate var words: String {
        switch self {
        case .active: Texts.stateActive
        case .revoked: Texts.stateRevoked
        case .signedOut: Texts.stateSignedOut
        }
    }
}
