import MarqueeData

/// A change of one account's marks that waits in an ``UpdateQueue``.
final class QueuedUpdate: Sendable {
    let tenant: Int
    let selection: MarkSelection
    /// The time of the caller.
    let budget: CallBudget
    /// Changes the loaded rows. It may be called again with other rows.
    let change: @Sendable (inout LibraryRows) -> Void

    init(
        _ selection: MarkSelection, of tenant: Int, within budget: CallBudget, change: @escaping @Sendable (inout LibraryRows) -> Void
    ) {
        (self.selection, self.tenant, self.budget, self.change) = (selection, tenant, budget, change)
    }

    /// How many rows it loads of each table; nil for a whole shelf, of which there may be thousands.
    var size: Int? {
        switch selection {
        case .marks(let keys): keys.count
        case .shelf: nil
        }
    }
}

/// How a change ended in the transaction of its group.
enum UpdateEnd: Sendable, Hashable {
    case done(isChanged: Bool)
    /// The account does not exist.
    case missing
    /// Another transaction holds the row of the account, or the account does not exist.
    case locked
}
