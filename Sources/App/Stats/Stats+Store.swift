import MarqueeData
public import MarqueeDomain

extension MarqueeClient {
    /// The counters of a client's changes of marks since it was created.
    public struct ChangeStats: Sendable, Hashable, Codable {
        /// Changes that the server accepted.
        public internal(set) var sent = 0
        /// Attempts that failed temporarily, by the code of their error.
        public internal(set) var delayed: [MarqueeError.Code: Int] = [:]
        /// Changes that the server rejected, by the code of their error.
        public internal(set) var rejected: [MarqueeError.Code: Int] = [:]
        /// Rejected changes that were removed after `Configuration.changeRetention`.
        public internal(set) var expiredRejected = 0
        /// Suspended changes that were removed after `Configuration.changeRetention`.
        public internal(set) var expiredSuspended = 0
        /// Items whose marks were stored and are lost, because the store went back to an earlier state.
        public internal(set) var lostItems = 0
        /// Comparisons of the marks of an account with the store.
        public internal(set) var comparisons = 0
        /// Changes that this client leased to send them.
        public internal(set) var leased = 0
        /// The ages of changes when they were leased, after failures also those of the attempts before.
        public internal(set) var ages = Histogram(Histogram.ages)
        /// Attempts to lease changes that failed, because the store failed.
        public internal(set) var leaseFailures = 0
    }

    /// The entries that wait in the store, for the accounts of all clients that share it.
    ///
    /// Counts up to 1,000 are exact. A larger one is an estimate of PostgreSQL's last `VACUUM` or `ANALYZE`; of a file, it is at most 10,000.
    public struct OutboxStats: Sendable, Hashable, Codable {
        /// Changes that are sent when their time has come.
        public internal(set) var pending = 0
        /// The age of the oldest pending change; nil if none is pending.
        public internal(set) var oldestPending: Duration?
        /// Changes that the server rejected, until their account retries or discards them.
        public internal(set) var rejected = 0
        /// Changes of accounts without an active session.
        public internal(set) var suspended = 0
        /// The version of the tables; nil for a store without one.
        public internal(set) var schemaVersion: Int?

        init(_ figures: OutboxFigures) {
            (pending, oldestPending) = (figures.pending, figures.oldestPending)
            (rejected, suspended, schemaVersion) = (figures.rejected, figures.suspended, figures.schemaVersion)
        }
    }

    /// The counters of a client's connections to a shared database since it was created.
    public struct DatabaseStats: Sendable, Hashable, Codable {
        /// The most connections for calls. Another one listens for changes.
        public internal(set) var limit = 0
        /// Connections that a call uses now.
        public internal(set) var inUse = 0
        /// Calls that wait now for a connection.
        public internal(set) var waiting = 0
        /// Calls that waited for a connection.
        public internal(set) var waits = 0
        /// Calls that failed because no connection became free in time.
        public internal(set) var exhaustions = 0
        /// Opened connections.
        public internal(set) var connects = 0
        /// Attempts to connect that failed.
        public internal(set) var failedConnects = 0
        /// Transactions that ran again, because of others or of a lost connection.
        public internal(set) var retriedTransactions = 0
        /// Commits that failed with `MarqueeError.unknownOutcome`.
        public internal(set) var unknownOutcomes = 0
        /// Whether the client receives announcements of the changes of other clients now; nil if it does not listen.
        public internal(set) var isListening: Bool?
        /// Changes that this client announced to others.
        public internal(set) var sentNotes = 0
        /// Changes of others that this client has received.
        public internal(set) var heardNotes = 0
        /// Changes of others that wait to be applied.
        public internal(set) var waitingNotes = 0
        /// Shared answers that this client asked the server for, on behalf of all machines.
        public internal(set) var wonClaims = 0
        /// Looks at shared answers that another machine asked for at that time.
        public internal(set) var lostClaims = 0

        init(_ figures: ConnectionFigures) {
            (limit, inUse, waiting, waits, exhaustions) =
                (figures.limit, figures.inUse, figures.waiting, figures.waits, figures.exhaustions)
            (connects, failedConnects, retriedTransactions) = (figures.connects, figures.failedConnects, figures.retriedTransactions)
            (unknownOutcomes, isListening) = (figures.unknownOutcomes, figures.isListening)
            (sentNotes, heardNotes, waitingNotes) = (figures.sentNotes, figures.heardNotes, figures.waitingNotes)
            (wonClaims, lostClaims) = (figures.wonClaims, figures.lostClaims)
        }
    }
}
