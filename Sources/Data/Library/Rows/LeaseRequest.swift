/// Asks for the next entry of an account to send.
public struct LeaseRequest: Sendable, Hashable {
    /// The account.
    public var tenant: Int
    /// The client that sends, by its random number.
    public var owner: String
    /// How long no other client sends the entry; the longest duration of any lease.
    public var duration: Duration
    /// The longest wait of an entry that failed.
    public var longestWait: Duration
    /// Only entries after this position are leased.
    public var after: Int
    /// Whether entries that are scheduled for later are leased too.
    public var isOnDemand: Bool

    /// The lowest position that a store searches. The first search also finds rows with damaged positions.
    package var firstPosition: Int64 { after > 0 ? Int64(after).addingSaturating(1) : .min }

    public init(tenant: Int, owner: String, duration: Duration, longestWait: Duration, after: Int = 0, isOnDemand: Bool = false) {
        self.tenant = tenant
        self.owner = owner
        self.duration = duration
        self.longestWait = longestWait
        self.after = after
        self.isOnDemand = isOnDemand
    }
}
