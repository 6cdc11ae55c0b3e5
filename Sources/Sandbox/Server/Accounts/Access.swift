/// Whose marks a request is about.
enum Holder: Sendable {
    case account(username: String)
    case guest(id: String)
}

extension AccountStore {
    private static let day = 86_400

    /// The account that signs in with this name and password.
    func signIn(_ username: String, _ password: String) throws(Refusal) -> Sandbox.Account {
        guard let account = member(username)?.account, account.password == password else { throw .wrongPassword }
        if account.status == .unverified { throw .unverified }
        try letIn(account)
        return account
    }

    /// The account whose session a request names.
    func account(of request: Request) throws(Refusal) -> Sandbox.Account {
        guard let session = request.value("session_id"), !session.isEmpty else {
            // A guest has a session, only not one that opens this.
            throw request.value("guest_session_id") == nil ? .sessionDenied : .noPermission
        }
        guard let account = sessions[session].flatMap(member)?.account else { throw .noPermission }
        try letIn(account)
        return account
    }

    /// The account or the guest whose session a request names.
    mutating func holder(of request: Request) throws(Refusal) -> Holder {
        if request.value("session_id") == nil, let guest = request.value("guest_session_id"), !guest.isEmpty {
            return try holder(guest: guest)
        }
        return .account(username: try account(of: request).username)
    }

    mutating func holder(guest id: String) throws(Refusal) -> Holder {
        let now = now
        guard var guest = guests[id], now < guest.lastSeen + Self.day else { throw .noPermission }
        guest.lastSeen = now
        guests[id] = guest
        return .guest(id: id)
    }

    mutating func newGuest() -> (id: String, expiresAt: Int) {
        let id = secrets.guest()
        guests[id] = Guest(lastSeen: now)
        return (id, now + Self.day)
    }

    func marks(of holder: Holder) -> ServerMarks {
        switch holder {
        case .account(let username): member(username)?.marks ?? ServerMarks()
        case .guest(let id): guests[id]?.marks ?? ServerMarks()
        }
    }

    mutating func mark(_ holder: Holder, _ change: (inout ServerMarks) -> Void) {
        switch holder {
        case .account(let username): mark(username, change)
        case .guest(let id):
            if var guest = guests[id] {
                change(&guest.marks)
                guests[id] = guest
            }
        }
    }

    /// The account of the user's own token of version 4.
    func account(ofToken token: String?) throws(Refusal) -> Sandbox.Account {
        guard let account = token.flatMap({ accessTokens[$0] }).flatMap(member)?.account else { throw .noPermission }
        try letIn(account)
        return account
    }

    func letIn(_ account: Sandbox.Account) throws(Refusal) {
        switch account.status {
        case .disabled: throw .disabled
        case .suspended: throw .suspended
        case .active, .unverified: return
        }
    }

    /// The name of the sender of a write, as far as it is known; rights do not depend on it.
    func sender(of call: Call) -> String {
        let request = call.request
        if let session = request.value("session_id") {
            return sessions[session] ?? (guests[session] == nil ? "" : "guest")
        }
        if let guest = request.value("guest_session_id") { return guests[guest] == nil ? "" : "guest" }
        if let token = request.bearer, let username = accessTokens[token] { return username }
        guard case .json(let body) = call.payload else { return "" }
        if case .string(let username) = body["username"] { return member(username)?.account.username ?? "" }
        if case .string(let session) = body["session_id"] { return sessions[session] ?? "" }
        if case .string(let token) = body["access_token"] { return accessTokens[token] ?? "" }
        if case .string(let token) = body["request_token"], case .given(let username) = tokens[token]?.approval { return username }
        return ""
    }
}

extension Refusal {
    static let noPermission = Refusal(status: 401, code: 3)
    static let sessionDenied = Refusal(status: 401, code: 17)
    static let wrongPassword = Refusal(status: 401, code: 30)
    static let disabled = Refusal(status: 401, code: 31)
    static let unverified = Refusal(status: 401, code: 32)
    static let suspended = Refusal(status: 403, code: 45)
}
