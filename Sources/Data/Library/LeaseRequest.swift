/// Asks for the next entry of an account to send.
public struct LeaseRequest: Sendable, Hashable {
    /// The account.
    public var tenant: Int
    /// The client that sends: a number drawn by each.
    public var owner: String
    /// How long no other client sends the entry; no lease is ever longer.
    public var duration: Duration
    /// The longest wait that is ever set for an entry that failed.
    public var longestWait: Duration
    /// Only entries behind this position are wanted.
    public var after: Int
    /// Whether entries whose time has not come are wanted too.
    public var isOnDemand: Bool

    /// The lowest position of the rows that a store looks at. Without an entry to begin behind, a row with a damaged position is looked at too.
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
