package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The library of a program whose own stores store no marks: it has no marks, and refuses changes.
package struct NoLibrary: LibraryDAO {
    package init() {}

    private static let refusal = MarqueeError(.storage, .init("library.noStore"))

    package func now() async throws(MarqueeError) -> Date { Date() }
    package func state(of tenant: Int) async throws(MarqueeError) -> MarksState { MarksState() }
    package func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { StoredMarks() }
    package func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    package func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? { throw Self.refusal }
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { nil }
    package func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns { LeasedTurns() }
    package func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    package func figures() async throws(MarqueeError) -> OutboxFigures { OutboxFigures() }
}
