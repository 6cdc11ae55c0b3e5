/// The names of secrets in TMDb's queries, bodies and paths.
enum SecretNames {
    /// The kind of a secret; each kind has its own placeholders.
    enum Kind: String, Sendable {
        case key, accessToken = "access-token", session, guest = "guest-session", requestToken = "request-token", cookie
        case password, username = "user", name, account, object, hash
    }

    /// The kind of the secret in a parameter or a member of this name, or nil.
    ///
    /// Names are compared without underscores and case: programs may send a wrong spelling, and its value is a secret all the same.
    static func kind(of name: String) -> Kind? { kinds[plain(name)] }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

    private static let kinds: [String: Kind] = [
        "apikey": .key, "session": .session, "sessionid": .session, "guestsessionid": .guest, "guestsession": .guest,
        "requesttoken": .requestToken, "accesstoken": .accessToken, "token": .accessToken, "authorization": .accessToken,
        "password": .password, "username": .username, "accountid": .account, "accountobjectid": .object, "gravatarhash": .hash,
    ]

    /// The kind of the secret in a segment of a path that begins with a version, or nil.
    static func kind(ofSegment index: Int, in path: [String]) -> Kind? {
        guard index > 0, index < path.count else { return nil }
        switch path[index - 1] {
        // Under `authentication`, a guest session is created: its path has no secret.
        case "guest_session": return index > 1 && path[index - 2] == "authentication" ? nil : .guest
        case "account" where index == 2: return Int(digits: path[index]) == nil ? .object : .account
        case "authenticate": return .requestToken
        default: return nil
        }
    }
}
