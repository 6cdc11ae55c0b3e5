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

    init(_ session: Session, _ names: SessionNames, isCurrent: Bool, _ backlog: PendingSummary?) {
        (kind, name, username, accountID) = (session.kind.rawValue, names[session], session.username, session.accountID)
        state = session.state.rawValue
        (signedInAt, expiresAt, hasUserToken) = (session.signedInAt, session.expiresAt, session.hasUserToken)
        current = isCurrent
        (waiting, rejected) = (backlog?.waiting, backlog?.rejected)
    }
}

/// The names of the sessions here, for people. An account has its user name. A guest is “guest”, with the last digits of its number if there
/// are several.
struct SessionNames {
    private let guests: [Session]

    init(_ sessions: [Session]) { guests = sessions.filter { $0.kind == .guest } }

    subscript(_ session: Session) -> String {
        guard session.kind == .guest else { return session.username }
        let others = guests.filter { $0.id != session.id }
        if others.isEmpty { return "guest" }
        let number = String(session.id)
        let isShort = !others.contains { String($0.id).hasSuffix(number.suffix(4)) }
        return "guest-" + (isShort ? String(number.suffix(4)) : number)
    }

    /// The guests that a name fits.
    func guests(named name: String) -> [Session] {
        if name == "guest" { return guests }
        let digits = name.dropFirst("guest-".count)
        return name.hasPrefix("guest-") && digits.count >= 4 ? guests.filter { String($0.id).hasSuffix(digits) } : []
    }

    /// The names of some guests.
    func names(of guests: [Session]) -> [String] { guests.map { self[$0] } }
}

extension CommandSession {
    /// The names of the sessions here.
    func sessionNames() async -> SessionNames { SessionNames((try? await client.account.sessions()) ?? []) }
}

extension Session {
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
