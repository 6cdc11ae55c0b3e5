package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Used where a program's own stores store no marks: there are none, and none can be made.
package struct NoLibrary: LibraryDAO {
    /// Creates it.
    package init() {}

    private static let refusal = MarqueeError(.storage, .init("library.noStore"))

    /// The time of this machine.
    package func now() async throws(MarqueeError) -> Date { Date() }
    /// Never changed.
    package func version(of tenant: Int) async throws(MarqueeError) -> Int { 0 }
    /// None.
    package func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { StoredMarks() }
    /// None.
    package func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    /// Refused.
    package func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? { throw Self.refusal }
    /// None.
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { nil }
    /// Nothing is ever due.
    package func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns { LeasedTurns() }
}
