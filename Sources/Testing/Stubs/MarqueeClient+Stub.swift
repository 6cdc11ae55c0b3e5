public import Marquee
import MarqueeDomain

extension MarqueeClient {
    /// Creates a client for tests with functions in place of its use cases. It opens no socket and no file, and all its views are the same
    /// stub.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient.stub {
    ///     $0.movies.details = { id, parts in Read(.sample) }
    ///     $0.movies.list = { _ in .failing(.sample(.offline)) }
    /// }
    /// ```
    ///
    /// - Parameter replace: Sets the functions. A use case without one fails with `MarqueeError.Code.unstubbed` and its name.
    public static func stub(_ replace: (inout ClientStub) -> Void = { _ in }) async throws(MarqueeError) -> MarqueeClient {
        try await stub(replace, log: nil)
    }

    /// Creates a client as ``stub(_:)`` does, and records the calls of its use cases.
    ///
    /// ```swift
    /// let (marquee, calls) = try await MarqueeClient.spy { $0.movies.details = { _, _ in Read(.sample) } }
    /// _ = try await marquee.movies.details(550, including: [.watchProviders])
    /// #expect(calls.movies.details == [(550, [.watchProviders])])
    /// ```
    ///
    /// - Returns: The client, and its calls up to the moment at which they are read.
    public static func spy(
        _ replace: (inout ClientStub) -> Void = { _ in }
    ) async throws(MarqueeError) -> (client: MarqueeClient, calls: StubCalls<ClientStub>) {
        let log = CallLog()
        return (try await stub(replace, log: log), StubCalls(prefix: "", empty: ClientStub(), log: log))
    }

    private static func stub(_ replace: (inout ClientStub) -> Void, log: CallLog?) async throws(MarqueeError) -> MarqueeClient {
        var stub = ClientStub()
        replace(&stub)
        var configuration = Configuration()
        configuration.credential = try .apiKey("0123456789abcdef0123456789abcdef")
        configuration.storage = .none
        configuration.transport = NoTransport()
        return try await MarqueeClient(configuration, replacing: stub.repositories(log: log))
    }
}

/// Sends nothing.
private struct NoTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        throw TransportError(.badRequest, "a stub sends nothing")
    }

    func shutdown() async {}
}
