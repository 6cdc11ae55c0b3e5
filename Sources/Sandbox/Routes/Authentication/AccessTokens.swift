/// Signing in as version 4 does it.
extension Routes {
    func newRequestToken(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let redirect = try call.optionalText("redirect_to")
        if let redirect, ReturnAddress(redirect) == nil { throw .invalidParameters }
        let token = store.newToken(.four, redirect: redirect)
        return .done(1, [("request_token", .string(token.id))])
    }

    func newAccessToken(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let id = try call.text("request_token")
        guard let token = store.token(id, .four) else { throw .invalidToken }
        guard case .given(let username) = token.approval else { throw Refusal(status: 422, code: 41) }
        let access = try store.newAccessToken(of: username, using: id)
        return .done(1, [("account_id", .string(access.account.objectID)), ("access_token", .string(access.token))])
    }

    func deleteAccessToken(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let token = try call.text("access_token")
        guard store.accessTokens[token] != nil else { throw .unknownAccessToken }
        store.accessTokens[token] = nil
        return .done(13)
    }
}
