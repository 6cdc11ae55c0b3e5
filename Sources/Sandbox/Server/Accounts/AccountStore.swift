private import Foundation

/// The accounts, and everything that they and their guests have left behind.
struct AccountStore: Sendable {
    /// An account and its marks.
    struct Member: Sendable {
        var account: Sandbox.Account
        var marks = ServerMarks()
    }

    /// A guest session, which is removed after a day without a request.
    struct Guest: Sendable {
        var marks = ServerMarks()
        var lastSeen: Int
    }

    var tokens = Recent<IssuedRequestToken>()
    /// User names by session id.
    var sessions = Recent<String>()
    /// User names by access token of version 4.
    var accessTokens = Recent<String>()
    var guests = Recent<Guest>()
    var lists = UserLists()
    var secrets: Secrets
    var writes = WriteLog()
    private var members: [String: Member] = [:]
    private let clock: @Sendable () -> Int

    init(_ options: Sandbox.Options) {
        secrets = Secrets(seed: options.seed)
        let clock = options.clock
        self.clock = { Int(clock().timeIntervalSince1970) }
        for account in options.accounts { add(account) }
    }

    /// The seconds since 1970.
    var now: Int { clock() }

    func member(_ username: String) -> Member? { members[username] }

    /// Changes the marks of the account of this name.
    mutating func mark(_ username: String, _ change: (inout ServerMarks) -> Void) {
        if var member = members.removeValue(forKey: username) {
            change(&member.marks)
            members[username] = member
        }
    }

    mutating func change(_ username: String, in catalog: CatalogIndex, _ change: (inout Sandbox.Library) -> Void) {
        mark(username) { marks in
            var library = marks.library
            change(&library)
            marks.replace(by: library, in: catalog)
        }
    }

    mutating func add(_ account: Sandbox.Account) {
        revokeSessions(of: account.username)
        lists.remove(of: account.username)
        members[account.username] = Member(account: account)
    }

    mutating func setStatus(of username: String, _ status: Sandbox.Account.Status) {
        members[username]?.account.status = status
    }

    mutating func revokeSessions(of username: String) {
        sessions.remove { $0 == username }
        accessTokens.remove { $0 == username }
    }

    mutating func revokeGuests() { guests = Recent() }
}
