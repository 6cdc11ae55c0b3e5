/// The outcome of a round with all accounts.
struct RoundOutcome: Sendable {
    /// The outcome of a turn or a round. A round has the greatest outcome of its turns.
    enum Progress: Int, Sendable {
        case idle
        /// The server accepted or rejected a change.
        case progressed
        /// The server or the store fails for all accounts.
        case failed
    }

    private(set) var progress: Progress
    /// Whether a change was due.
    private(set) var wasDue = false
    /// The time until the next change is due; nil if no change is scheduled.
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
