/// Returns the stored sessions, the most recently used one first, whether or not the server still accepts them.
///
/// A client of a service has no current account. There, a user finds their own session only, and the program reads all of them with
/// ``callAsFunction(after:limit:)``.
public struct ListSessions: Executable {
    private let accounts: any AccountRepository

    public init(accounts: any AccountRepository) { self.accounts = accounts }

    public func execute(_ input: Void) async throws(MarqueeError) -> [Session] { try await accounts.sessions() }

    /// Returns a batch of sessions, in the order of their ids. Pass the id of the last session to get the next batch; an empty batch is the
    /// end. A client of one user returns only the session of that user.
    ///
    /// - Parameters:
    ///   - id: The id after which the batch begins; nil for the first batch.
    ///   - limit: The maximum number of sessions.
    public func callAsFunction(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session] {
        try await accounts.sessions(after: id, limit: limit)
    }
}
