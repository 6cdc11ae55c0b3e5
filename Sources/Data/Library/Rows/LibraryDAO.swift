public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores marks, and their changes that the server does not have yet: rows and transactions. ``MarkSlot`` has the rules by which the rows
/// change, and extensions of this protocol apply them.
///
/// Every call is one transaction, durable when it returns. The time is that of the store. The protocol may gain requirements in a minor
/// version.
public protocol LibraryDAO: Sendable {
    /// The time by the clock of the store, which all its clients use.
    func now() async throws(MarqueeError) -> Date
    /// The state of an account's marks. No two states of an account have the same name, also if the store went back to an earlier one in
    /// between. Version and writer are 0 for an unknown account; the writer of an account without changes is not 0.
    func state(of tenant: Int) async throws(MarqueeError) -> MarksState
    /// All marks of an account, from one moment; none for an unknown account.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks
    /// All outbox entries of an account, in the order in which they were changed.
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry]

    /// Loads some marks of an account, lets a function change them, and writes the changes, in one transaction. Until its end, no other
    /// transaction changes marks of this account.
    ///
    /// - Parameters:
    ///   - selection: The marks that the function reads and changes.
    ///   - tenant: The local number of the account.
    ///   - change: Changes the rows, without other effects: after a failed transaction, it may be called again with other rows.
    /// - Returns: The result of the function; nil for an unknown account.
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer?

    /// Leases the first entry of an account that ``StoredOutboxEntry/isSendable(_:at:)`` allows; nil if there is none, or if the account has
    /// no active session.
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry?
    /// Leases the next entries of any accounts with an active session, as if each was leased alone. No account occurs twice.
    ///
    /// It finds them by an index without the entries of accounts without an active session, so those cost nothing, however many there are.
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns

    /// The entries of a server's accounts that could not be sent for a time, the oldest first: those that are rejected, and those of accounts
    /// without an active session. The time begins at ``StoredOutboxEntry/suspendedAt`` or ``StoredOutboxEntry/rejectedAt``, whichever is later.
    ///
    /// - Parameters:
    ///   - server: The server of the accounts.
    ///   - age: How long they could not be sent.
    ///   - limit: The most entries.
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry]

    /// Counts the waiting entries of all accounts and servers. The cost does not depend on their number.
    func figures() async throws(MarqueeError) -> OutboxFigures

    /// Writes something that changes no marks, to find out whether the store can be written. After a failure, a client calls it until it
    /// succeeds. By default, it updates an account that does not exist.
    func probe() async throws(MarqueeError)
}

extension LibraryDAO {
    /// The version of an account's marks, which every change in any process increments; 0 for an unknown account.
    public func version(of tenant: Int) async throws(MarqueeError) -> Int { try await state(of: tenant).version }

    public func probe() async throws(MarqueeError) { _ = try await update(.marks([]), of: 0) { _ in } }
}

/// The marks of an account that a transaction reads and changes.
public enum MarkSelection: Sendable, Hashable {
    /// Some marks.
    case marks([MarkKey])
    /// All stored marks of a shelf.
    case shelf(ShelfName)
}

extension MarqueeError {
    /// The mark of an episode was not a rating.
    package static let episodesOnlyRated = MarqueeError(.invalidInput, .init("mark.episode"))
    /// The account of a mark is not stored.
    static let accountUnknown = MarqueeError(.unauthorized, .init("library.noAccount"))
}
