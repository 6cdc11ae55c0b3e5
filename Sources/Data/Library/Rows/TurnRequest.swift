/// Asks for the next entries to send of any accounts: a turn for each account.
public struct TurnRequest: Sendable, Hashable {
    /// The server of the accounts.
    public var server: String
    /// The client that sends, by its random number.
    public var owner: String
    /// How long no other client sends the entries; the longest duration of any lease.
    public var duration: Duration
    /// The longest wait of an entry that failed.
    public var longestWait: Duration
    /// The most accounts.
    public var accounts: Int
    /// The most entries of each account.
    public var entriesEach: Int
    /// Accounts with new entries have turns in the order of their numbers, beginning after this one. After the last number, the first follows.
    public var after: Int
    /// Whether accounts with an ended lease or wait come before those with new entries. A client that alternates serves both.
    public var isRetryFirst: Bool
    /// Accounts that get no turn, because the client serves them now or has just served them.
    public var excluded: Set<Int>

    public init(
        server: String, owner: String, duration: Duration, longestWait: Duration, accounts: Int, entriesEach: Int, after: Int = 0,
        isRetryFirst: Bool = true, excluded: Set<Int> = []
    ) {
        self.server = server
        self.owner = owner
        self.duration = duration
        self.longestWait = longestWait
        self.accounts = accounts
        self.entriesEach = entriesEach
        self.after = after
        self.isRetryFirst = isRetryFirst
        self.excluded = excluded
    }

    /// The request for one of the accounts, after an entry.
    public func lease(of tenant: Int, after position: Int = 0) -> LeaseRequest {
        LeaseRequest(tenant: tenant, owner: owner, duration: duration, longestWait: longestWait, after: position)
    }
}

/// The leased entries of some accounts.
public struct LeasedTurns: Sendable, Hashable {
    /// The entries of each account, in order; no list is empty.
    public var turns: [[OutboxEntry]]
    /// The last account with new entries among these; the value of the request if there is none.
    public var after: Int
    /// The time until an entry of any account is due, if none was leased; nil if no entry is scheduled.
    public var nextIn: Duration?

    /// Creates the answer to a request.
    public init(turns: [[OutboxEntry]] = [], after: Int = 0, nextIn: Duration? = nil) {
        self.turns = turns
        self.after = after
        self.nextIn = nextIn
    }
}
