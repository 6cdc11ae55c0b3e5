import MarqueeData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Unsent changes follow the state of their account, in the same transaction.
extension AccountTable {
    /// Takes the changes of an account without an active session out of the index of due changes.
    func suspendChanges(of tenant: Int, at now: Date) throws(StoreFailure) {
        try handle.run(
            "UPDATE outbox SET suspended_at = ?2 WHERE account = ?1 AND suspended_at IS NULL",
            [SQLValue(tenant), .integer(now.milliseconds)])
    }

    /// Returns the changes of an account with an active session to the index of due changes.
    func resumeChanges(of tenant: Int) throws(StoreFailure) {
        try handle.run(
            "UPDATE outbox SET suspended_at = NULL WHERE account = ?1 AND suspended_at IS NOT NULL", [SQLValue(tenant)])
    }
}
