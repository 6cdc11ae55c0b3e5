/// Lists sessions, whether or not the server still accepts them.
public struct ListSessions: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Returns all sessions on this device, the most recently used one first. A service has no current person: there, a person finds their own
    /// session, and a program goes through all of them with ``callAsFunction(after:limit:)``.
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
