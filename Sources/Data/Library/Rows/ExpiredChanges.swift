/// How many changes were removed because they could not be sent for a long time.
public struct ExpiredChanges: Sendable, Hashable {
    /// Changes that the server had rejected.
    public var rejected: Int
    /// Changes of accounts without an active session.
    public var suspended: Int

    /// All of them.
    var all: Int { rejected + suspended }

    public init(rejected: Int = 0, suspended: Int = 0) {
        self.rejected = rejected
        self.suspended = suspended
    }

    static func + (left: ExpiredChanges, right: ExpiredChanges) -> ExpiredChanges {
        ExpiredChanges(rejected: left.rejected + right.rejected, suspended: left.suspended + right.suspended)
    }
}
