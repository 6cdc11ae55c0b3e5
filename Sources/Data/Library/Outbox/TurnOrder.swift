/// The order of turns, which continues from one lease to the next.
struct TurnOrder: Sendable {
    /// The last served account among those with new entries.
    private(set) var after = 0
    /// Whether accounts with an ended lease or wait come before those with new entries. It alternates.
    private(set) var isRetryFirst = true

    mutating func go(on leased: LeasedTurns) {
        after = leased.after
        isRetryFirst.toggle()
    }
}
