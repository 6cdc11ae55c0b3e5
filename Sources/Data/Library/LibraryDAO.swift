public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores marks, and the changes to them that the server does not have yet: rows and transactions. The rules by which the rows change are
/// ``MarkSlot``; the calls that apply them are extensions of this protocol.
///
/// Every call is one transaction, durable when it returns. The store tells the time. It may gain requirements in a minor version.
public protocol LibraryDAO: Sendable {
    /// What time it is by the clock of the store, which all clients of the store go by.
    func now() async throws(MarqueeError) -> Date
    /// How often the marks of an account have changed, in any process; 0 for an account that is not there.
    func version(of tenant: Int) async throws(MarqueeError) -> Int
    /// All marks of an account, as of one moment; none for an account that is not there.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks
    /// All outbox entries of an account, in their order.
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry]

    /// Loads some marks of an account, lets a function change them, and writes what it changed, in one transaction. Until its end, no other
    /// transaction changes marks of this account.
    ///
    /// - Parameters:
    ///   - selection: Which marks the function is about. Others are neither seen nor changed by it.
    ///   - tenant: The local number of the account.
    ///   - change: Changes the rows, and does nothing else: where a transaction failed, it may be called again with other rows.
    /// - Returns: What the function returned; nil if there is no such account.
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer?

    /// Leases the first entry of an account that ``StoredOutboxEntry/isSendable(_:at:)`` allows; nil if there is none, or if the account has
    /// no active session.
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry?
    /// Leases the next entries of any accounts with an active session, as if each was asked for alone. No account comes twice.
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns
}

/// Which marks of an account a transaction is about.
public enum MarkSelection: Sendable, Hashable {
    /// Some marks.
    case marks([MarkKey])
    /// Everything stored about the marks of a shelf.
    case shelf(ShelfName)
}

extension MarqueeError {
    /// An episode was to be a favorite, or on the watchlist.
    package static let episodesOnlyRated = MarqueeError(.invalidInput, .init("mark.episode"))
    /// A mark was to be changed of an account that is not stored.
    static let accountUnknown = MarqueeError(.unauthorized, .init("library.noAccount"))
}
