/// Asks for the next entries of any accounts to send: for each account a turn.
public struct TurnRequest: Sendable, Hashable {
    /// The server of the accounts.
    public var server: String
    /// The client that sends: a number drawn by each.
    public var owner: String
    /// How long no other client sends the entries; no lease is ever longer.
    public var duration: Duration
    /// The longest wait that is ever set for an entry that failed.
    public var longestWait: Duration
    /// The most accounts.
    public var accounts: Int
    /// The most entries of each account.
    public var entriesEach: Int
    /// Accounts with entries that were never tried are wanted in the order of their numbers, beginning after this one; after the last number
    /// comes the first one again.
    public var after: Int
    /// Whether accounts with entries whose lease or wait has ended come before those with entries that were never tried. A client that asks
    /// both ways in turn serves both.
    public var isRetryFirst: Bool
    /// Accounts of which nothing is wanted, because the client has just served them or is doing so.
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

    /// What is asked of one of the accounts, behind an entry.
    public func lease(of tenant: Int, after position: Int = 0) -> LeaseRequest {
        LeaseRequest(tenant: tenant, owner: owner, duration: duration, longestWait: longestWait, after: position)
    }
}

/// What was leased for some accounts.
public struct LeasedTurns: Sendable, Hashable {
    /// For each account its entries, in their order; never an empty list.
    public var turns: [[OutboxEntry]]
    /// The last account here that was chosen for entries that were never tried; as it was in the request if there is none.
    public var after: Int
    /// If nothing was leased: how long it is until something of any account may be sent; nil if nothing waits for its time.
    public var nextIn: Duration?

    /// Creates the answer to a request.
    public init(turns: [[OutboxEntry]] = [], after: Int = 0, nextIn: Duration? = nil) {
        self.turns = turns
        self.after = after
        self.nextIn = nextIn
    }
}
