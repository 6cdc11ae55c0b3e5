/// Sends the requests that a program makes itself. The protocol may gain requirements in a minor version.
public protocol RequestRepository: Sendable {
    /// Sends a request and returns its answer. Nothing is cached.
    func send<Answer: Decodable & Sendable>(_ request: CustomRequest, as type: Answer.Type) async throws(MarqueeError) -> Answer
    /// Returns the read of a request whose answer is cached.
    ///
    /// - Parameters:
    ///   - request: A request that reads; another one is refused.
    ///   - type: The type of the answer.
    ///   - lifetime: How long an answer is fresh.
    func read<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, lifetime: Duration
    ) -> Read<Answer>
}
