extension AccountStore {
    /// Starts a session for an account, or refuses it. A request token is used up.
    mutating func newSession(of username: String, using requestToken: String? = nil) throws(Refusal) -> String {
        _ = try admitted(username, using: requestToken)
        let id = secrets.session()
        sessions[id] = username
        return id
    }

    mutating func newAccessToken(
        of username: String, using requestToken: String
    ) throws(Refusal) -> (token: String, account: Sandbox.Account) {
        let account = try admitted(username, using: requestToken)
        let token = secrets.token(for: "access", of: account.objectID)
        accessTokens[token] = username
        return (token, account)
    }

    private mutating func admitted(_ username: String, using requestToken: String?) throws(Refusal) -> Sandbox.Account {
        guard let account = member(username)?.account else { throw .noPermission }
        try letIn(account)
        if let requestToken { tokens[requestToken]?.approval = .used }
        return account
    }
}
