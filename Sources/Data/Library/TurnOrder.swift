/// Whose turn is next, from one look at the store to another.
struct TurnOrder: Sendable {
    /// The last account that was served of those with entries that were never tried.
    private(set) var after = 0
    /// Whether those whose lease or wait has ended come before those with entries that were never tried: each time the other way.
    private(set) var isRetryFirst = true

    mutating func go(on leased: LeasedTurns) {
        after = leased.after
        isRetryFirst.toggle()
    }
}
