extension Routes {
    /// Signing in and out, in both versions.
    func authentication(_ operation: AccountRoute, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        switch operation {
        case .newToken: return newToken(&store)
        case .signIn: return try signIn(call, &store)
        case .newSession: return try newSession(try call.text("request_token"), &store)
        case .newSessionByGet: return try newSession(call.request.value("request_token") ?? "", &store)
        case .convertToken: return try convertToken(call, &store)
        case .deleteSession: return try deleteSession(call, &store)
        case .newGuestSession:
            let guest = store.newGuest()
            return .unkept(["success": true, "guest_session_id": .string(guest.id), "expires_at": .stamp(guest.expiresAt)])
        case .newRequestToken: return try newRequestToken(call, &store)
        case .newAccessToken: return try newAccessToken(call, &store)
        default: return try deleteAccessToken(call, &store)
        }
    }

    private func newToken(_ store: inout AccountStore) -> Reply {
        let token = store.newToken(.three)
        var reply = Reply.token(token.id, expiresAt: token.expiresAt)
        reply.extra = ["authentication-callback: \(baseURL)/authenticate/\(token.id)"]
        return reply
    }

    /// Approves a token in the name of a user whose password the client has.
    private func signIn(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        guard let username = try call.optionalText("username"), let password = try call.optionalText("password"), !username.isEmpty,
            !password.isEmpty
        else { throw .noUserOrPassword }
        let id = try call.text("request_token")
        let account = try store.signIn(username, password)
        guard let token = store.token(id, .three), store.approve(id, as: account.username) else { throw .invalidToken }
        return .token(id, expiresAt: token.expiresAt)
    }

    private func newSession(_ id: String, _ store: inout AccountStore) throws(Refusal) -> Reply {
        guard let token = store.token(id, .three) else { throw .invalidToken }
        guard case .given(let username) = token.approval else {
            throw Refusal(status: 401, code: 17, more: [("failure", true)])
        }
        return .session(try store.newSession(of: username, using: id))
    }

    private func convertToken(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        guard let username = store.accessTokens[try call.text("access_token")] else { throw .unknownAccessToken }
        return .session(try store.newSession(of: username))
    }

    private func deleteSession(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let id = try call.text("session_id")
        guard store.sessions[id] != nil else { throw Refusal(status: 404, code: 37) }
        store.sessions[id] = nil
        return .unkept(["success": true])
    }
}

extension Reply {
    /// An answer that holds a secret, so that no cache stores it.
    static func unkept(_ json: JSON) -> Reply { Reply(body: json.bytes) }

    fileprivate static func token(_ id: String, expiresAt: Int) -> Reply {
        .unkept(["success": true, "expires_at": .stamp(expiresAt), "request_token": .string(id)])
    }

    fileprivate static func session(_ id: String) -> Reply { .unkept(["success": true, "session_id": .string(id)]) }
}

extension JSON {
    fileprivate static func stamp(_ seconds: Int) -> JSON { .string(HTTPDate.stamp(of: seconds)) }
}

extension Refusal {
    static let invalidToken = Refusal(status: 401, code: 33)
    static let unknownAccessToken = Refusal(status: 401, code: 35)
    static let noUserOrPassword = Refusal(status: 400, code: 26)
}
