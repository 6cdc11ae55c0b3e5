import MarqueeData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts of rows, each by an index that holds no other rows.
extension OutboxTable {
    /// The waiting entries at a time. Counting ends at a number.
    func figures(at now: Date) throws(StoreFailure) -> OutboxFigures {
        var figures = OutboxFigures()
        figures.pending = try count("outbox_age", "refusal_code IS NULL AND suspended_at IS NULL")
        figures.rejected = try count("outbox_rejected", "refusal_code IS NOT NULL")
        figures.suspended = try count("outbox_suspended", "refusal_code IS NULL AND suspended_at IS NOT NULL")
        figures.oldestPending = try handle.first(Self.oldest) { $0.integer(0) }.map {
            .milliseconds(max(0, now.milliseconds.subtractingSaturating($0)))
        }
        figures.schemaVersion = try Stamp(of: handle).version
        return figures
    }

    /// Ten thousand rows of an index are counted in less than a thousandth of a second.
    private static let mostCounted = 10 * OutboxFigures.mostCounted

    private static let oldest = """
        SELECT changed_at FROM outbox INDEXED BY outbox_age WHERE refusal_code IS NULL AND suspended_at IS NULL ORDER BY changed_at LIMIT 1
        """

    private func count(_ index: String, _ condition: String) throws(StoreFailure) -> Int {
        try handle.number(
            "SELECT count(*) FROM (SELECT 1 FROM outbox INDEXED BY \(index) WHERE \(condition) LIMIT \(Self.mostCounted))")
    }
}
