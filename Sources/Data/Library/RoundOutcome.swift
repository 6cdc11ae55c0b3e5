/// What came of a round with all accounts.
struct RoundOutcome: Sendable {
    /// What came of a turn of one account, or of a round; the last one counts.
    enum Progress: Int, Sendable {
        case idle
        /// The server took or rejected something.
        case progressed
        /// The server or the store cannot be used, for whatever account.
        case failed
    }

    private(set) var progress: Progress
    /// Whether anything was to be sent.
    private(set) var wasDue = false
    /// How long it is until something may be sent that waits for its time.
    private(set) var nextIn: Duration?

    init(_ progress: Progress) { self.progress = progress }

    mutating func note(_ progress: Progress) {
        if progress.rawValue > self.progress.rawValue { self.progress = progress }
    }

    mutating func note(_ leased: LeasedTurns) {
        if !leased.turns.isEmpty { wasDue = true }
        nextIn = leased.nextIn
    }
}
