public import MarqueeDomain

/// A server that answers the requests that a program makes itself. It may gain requirements in a minor version.
public protocol RequestAPI: Sendable {
    /// Sends a request, once for a write, and decodes its answer.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - type: The type of the answer.
    ///   - user: The account or guest of the request; nil if it needs none.
    func send<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, for user: UserAuthorization?
    ) async throws(MarqueeError) -> Answer

    /// Describes the read of a request whose answer is fresh for a lifetime, whatever the server says.
    func answer<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, lifetime: Duration, for user: UserAuthorization?
    ) -> Remote<Answer>
}
