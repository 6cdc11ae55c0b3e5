/// The figures of a store's connections to a server since it was opened, and of the calls under way.
public struct ConnectionFigures: Sendable, Hashable {
    /// How many connections calls may use at once.
    public var limit = 0
    /// Connections in use.
    public var inUse = 0
    /// Calls in line for a connection.
    public var waiting = 0
    /// How often a call had to wait for a connection.
    public var waits = 0
    /// How often the wait ended without a connection.
    public var exhaustions = 0
    /// Attempts to connect that succeeded.
    public var connects = 0
    /// Attempts to connect that failed.
    public var failedConnects = 0
    /// Transactions that ran again, because others changed the same rows or the connection was lost.
    public var retriedTransactions = 0
    /// Commits whose outcome could not be found out.
    public var unknownOutcomes = 0
    /// Whether other processes are listened to; nil for a store that does not listen.
    public var isListening: Bool?
    /// Announcements to other processes.
    public var sentNotes = 0
    /// Announcements of other processes.
    public var heardNotes = 0
    /// Announcements of other processes that wait to be applied. Each account waits once.
    public var waitingNotes = 0
    /// Shared answers that this machine asked the server for, because it claimed them first.
    public var wonClaims = 0
    /// Shared answers that another machine had claimed.
    public var lostClaims = 0

    /// Creates figures without any connection.
    public init() {}

    /// Adds the connections that a store has for answers which several machines share.
    package mutating func add(_ other: ConnectionFigures) {
        limit += other.limit
        inUse += other.inUse
        waiting += other.waiting
        waits += other.waits
        exhaustions += other.exhaustions
        connects += other.connects
        failedConnects += other.failedConnects
        retriedTransactions += other.retriedTransactions
        unknownOutcomes += other.unknownOutcomes
        wonClaims += other.wonClaims
        lostClaims += other.lostClaims
    }
}
