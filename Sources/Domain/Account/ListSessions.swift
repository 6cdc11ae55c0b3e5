/// Returns the stored sessions, the most recently used one first, whether or not the server still accepts them.
///
/// A client of a service has no current account. There, a user finds their own session only, and the program reads all of them with
/// ``callAsFunction(after:limit:)``.
public struct ListSessions: Executable {
    private let accounts: any AccountRepository

    public init(accounts: any AccountRepository) { self.accounts = accounts }

    public func execute(_ input: Void) async throws(MarqueeError) -> [Session] { try await accounts.sessions() }

    /// Returns sessions in the order of their ids, some at a time, however many there are. The id of the last one leads to the next ones; no
    /// sessions are the end. In a service, a person finds only their own.
    ///
    /// - Parameters:
    ///   - id: The id after which they come; nil for the first ones.
    ///   - limit: The most sessions to return.
    public func callAsFunction(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session] {
        try await accounts.sessions(after: id, limit: limit)
    }
}
