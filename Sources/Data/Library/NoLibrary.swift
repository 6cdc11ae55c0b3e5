public import Foundation
public import MarqueeDomain

/// Stands where a program's own stores keep no marks: there are none, and none can be made.
public struct NoLibrary: LibraryDAO {
    /// Creates it.
    public init() {}

    private static let refusal = MarqueeError(.storage, .init("library.noStore", "The stores of this client keep no marks."))

    /// Never changed.
    public func version(of tenant: Int) async throws(MarqueeError) -> Int { 0 }
    /// None.
    public func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { StoredMarks() }
    /// None.
    public func slots(of tenant: Int) async throws(MarqueeError) -> [OutboxSlot] { [] }
    /// None.
    public func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxSlot? { nil }
    /// Nothing is ever due.
    public func due(on server: String, at moment: Date) async throws(MarqueeError) -> OutboxSchedule { OutboxSchedule() }

    /// Refused.
    public func record(
        _ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date
    ) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func acknowledge(_ slot: OutboxSlot, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func giveBack(_ slot: OutboxSlot, until moment: Date?) async throws(MarqueeError) { throw Self.refusal }
    /// Refused.
    public func refuse(_ slot: OutboxSlot, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        throw Self.refusal
    }
    /// Refused.
    public func yield(_ slot: OutboxSlot, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry { throw Self.refusal }
    /// Refused.
    public func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        throw Self.refusal
    }
    /// Refused.
    public func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        throw Self.refusal
    }
}
