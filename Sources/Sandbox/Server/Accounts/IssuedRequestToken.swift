/// A request to be let in, which its user approves or denies before a session is made of it.
struct IssuedRequestToken: Sendable {
    enum Version: Sendable { case three, four }

    enum Approval: Sendable, Equatable {
        case open
        case given(username: String)
        case denied
        case used
    }

    let version: Version
    /// Where the user is sent after the decision, if the client has said so.
    var redirect: String?
    /// In seconds since 1970.
    var expiresAt: Int
    var approval = Approval.open

    static let lifetime = 3_600
}

extension AccountStore {
    mutating func newToken(_ version: IssuedRequestToken.Version, redirect: String? = nil) -> (id: String, expiresAt: Int) {
        let id = version == .three ? secrets.session() : secrets.token(for: "request")
        let expiresAt = now + IssuedRequestToken.lifetime
        tokens[id] = IssuedRequestToken(version: version, redirect: redirect, expiresAt: expiresAt)
        return (id, expiresAt)
    }

    /// A token that a user may still approve, or that waits to become a session.
    func token(_ id: String, _ version: IssuedRequestToken.Version) -> IssuedRequestToken? {
        guard let token = tokens[id], token.version == version, token.approval != .used, now < token.expiresAt else { return nil }
        return token
    }

    mutating func approve(_ id: String, as username: String) -> Bool {
        guard let version = tokens[id]?.version, let token = token(id, version), token.approval != .denied,
            member(username)?.account.status == .active
        else { return false }
        tokens[id]?.approval = .given(username: username)
        return true
    }

    mutating func deny(_ id: String) {
        guard let version = tokens[id]?.version, token(id, version) != nil else { return }
        tokens[id]?.approval = .denied
    }

    mutating func expireTokens() {
        let now = now
        tokens.change { $0.expiresAt = min($0.expiresAt, now) }
    }
}
