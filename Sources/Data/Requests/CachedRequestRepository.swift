package import MarqueeDomain

/// The requests that a program makes itself. Their answers are stored only if the program says how long they are fresh.
package struct CachedRequestRepository: RequestRepository {
    private let api: any RequestAPI
    private let user: AccountReader

    /// Creates the repository for one account.
    package init(api: any RequestAPI, user: AccountReader) {
        self.api = api
        self.user = user
    }

    package func send<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type
    ) async throws(MarqueeError) -> Answer {
        guard request.needsSession else { return try await api.send(request, as: type, for: nil) }
        return try await user.perform(as: try await user.session()) { (authorization) async throws(MarqueeError) in
            try await api.send(request, as: type, for: authorization)
        }
    }

    package func read<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, lifetime: Duration
    ) -> Read<Answer> {
        guard request.needsSession else { return user.bound.read(api.answer(request, as: type, lifetime: lifetime, for: nil)) }
        return user.read { [api] (_, authorization) in api.answer(request, as: type, lifetime: lifetime, for: authorization) }
    }
}
