package import Foundation
package import MarqueeDomain

/// Used where a program's own stores store no marks: there are none, and none can be made.
package struct NoLibrary: LibraryDAO {
    /// Creates it.
    package init() {}

    private static let refusal = MarqueeError(.storage, .init("library.noStore", "The stores of this client store no marks."))

    /// Never changed.
    package func version(of tenant: Int) async throws(MarqueeError) -> Int { 0 }
    /// None.
    package func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { StoredMarks() }
    /// None.
    package func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    /// None.
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { nil }
    /// Nothing is ever due.
    package func schedule(
        on server: String, at moment: Date, after tenant: Int, limit: Int
    ) async throws(MarqueeError) -> OutboxSchedule { OutboxSchedule() }

    /// Refused.
    package func record(
        _ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date
    ) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    package func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    package func release(_ entry: OutboxEntry, until moment: Date?) async throws(MarqueeError) { throw Self.refusal }
    /// Refused.
    package func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        throw Self.refusal
    }
    /// Refused.
    package func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        throw Self.refusal
    }
    /// Refused.
    package func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    package func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    package func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    package func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        throw Self.refusal
    }
    /// Refused.
    package func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        throw Self.refusal
    }
}
