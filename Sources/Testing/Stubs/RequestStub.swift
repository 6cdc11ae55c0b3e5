public import MarqueeDomain

/// Replaces the requests that a program makes itself; a call that is not replaced fails. The answer must have the type that the caller asks
/// for.
public struct RequestStub: Sendable {
    /// Replaces `request(_:as:)`.
    public var send: (@Sendable (CustomRequest) async throws(MarqueeError) -> any Sendable)?
    /// Replaces `request(_:as:cached:)` and `read(_:as:cached:)`, with the lifetime of the answer.
    public var cached: (@Sendable (CustomRequest, Duration) -> Read<any Sendable>)?
}

/// The repository of a ``RequestStub``.
struct StubbedRequestRepository: RequestRepository {
    let stub: Stubbed<RequestStub>

    func send<Answer: Decodable & Sendable>(_ request: CustomRequest, as type: Answer.Type) async throws(MarqueeError) -> Answer {
        try Self.answer(try await stub.send(request), as: type, to: request)
    }

    func read<Answer: Decodable & Sendable>(_ request: CustomRequest, as type: Answer.Type, lifetime: Duration) -> Read<Answer> {
        let read = stub.cached(request, lifetime)
        return Read { (policy, language) async throws(MarqueeError) in
            let fetched = try await read(policy: policy, language: language)
            let answer = try Self.answer(fetched.value, as: type, to: request)
            return fetched.map { _ in answer }
        }
    }

    private static func answer<Answer>(
        _ value: any Sendable, as type: Answer.Type, to request: CustomRequest
    ) throws(MarqueeError) -> Answer {
        guard let answer = value as? Answer else {
            throw MarqueeError(
                .unreadable, .init("stub.type", "The stub of this test returns another type than \(type)."), operation: request.description)
        }
        return answer
    }
}
