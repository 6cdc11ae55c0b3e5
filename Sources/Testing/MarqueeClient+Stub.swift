public import Marquee
import MarqueeDomain

extension MarqueeClient {
    /// A client for tests whose single use cases are replaced. It opens no socket and no file, and all its views are the same stub.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient.stub {
    ///     $0.movies.details = { _ in Read(.sample) }
    ///     $0.movies.chart = { _ in .failing(MarqueeError(.offline, .init("test", "Away."))) }
    /// }
    /// ```
    ///
    /// - Parameter replace: Replaces use cases; what is not replaced fails, and its error names it.
    public static func stub(_ replace: (inout ClientStub) -> Void = { _ in }) async throws(MarqueeError) -> MarqueeClient {
        var stub = ClientStub()
        replace(&stub)
        var configuration = Configuration()
        configuration.credential = try .apiKey("0123456789abcdef0123456789abcdef")
        configuration.storage = .none
        configuration.transport = NoTransport()
        return try await MarqueeClient(configuration, replacing: stub.repositories)
    }
}

/// Sends nothing.
private struct NoTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        throw TransportError(.badRequest, "a stub sends nothing")
    }

    func shutdown() async {}
}
