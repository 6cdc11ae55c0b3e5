import MarqueeCCurl

/// A transport that sends requests with libcurl on its own thread: the default on Linux.
///
/// It uses HTTP/2 over TLS, and HTTP/1.1 otherwise. It never blocks a thread of Swift's pool. libcurl honors the environment variable
/// `SSLKEYLOGFILE`, which writes session keys to a file: do not set it in production.
///
/// If libcurl uses OpenSSL, a server's certificate must name the host as a subject alternative name. With another TLS library, its own
/// rules hold, and so they do with a proxy that is spoken to over TLS.
public final class CurlTransport: RequestEndingTransport, DownloadingTransport {
    /// The settings of a ``CurlTransport``.
    public struct Configuration: Sendable, Hashable {
        /// The maximum number of connections to one host, of all transports of this process together. A transport that finds all of them
        /// taken still gets one, and with HTTP/2 another while the first may be dead. TMDb allows 20 for each address, so that two
        /// processes stay below it. From 1 to 1,000.
        public var connectionsPerHost: Int { didSet { connectionsPerHost = Self.clamped(connectionsPerHost) } }
        /// The maximum number of requests to one host at once, from 1 to 1,000; further requests wait for the total time of their limits at
        /// most, and callers are served in turn. With HTTP/2, which TMDb speaks, they share one connection; with HTTP/1.1 each needs a
        /// connection of its own, and `connectionsPerHost` is the limit.
        public var requestsPerHost: Int { didSet { requestsPerHost = Self.clamped(requestsPerHost) } }
        /// A file of certificate authorities (PEM), trusted instead of the system's.
        public var caFile: String?
        /// Whether `http_proxy`, `https_proxy`, `HTTPS_PROXY`, `all_proxy` and `no_proxy` are honored.
        public var usesEnvironmentProxies: Bool
        /// The `User-Agent` of requests without one.
        public var userAgent: String
        /// How many decompressed body bytes all requests together may hold; if there are more, the request with the largest answer fails
        /// with `.tooLarge`.
        public var bytesInFlight: Int
        /// The proxy of all requests, in place of those of the environment; for tests.
        package var proxy: String?

        /// Creates a configuration; the defaults suit TMDb.
        public init(
            connectionsPerHost: Int = 8, requestsPerHost: Int = 16, caFile: String? = nil, usesEnvironmentProxies: Bool = true,
            userAgent: String = "Marquee", bytesInFlight: Int = 64 << 20
        ) {
            self.connectionsPerHost = Self.clamped(connectionsPerHost)
            self.requestsPerHost = Self.clamped(requestsPerHost)
            self.caFile = caFile
            self.usesEnvironmentProxies = usesEnvironmentProxies
            self.userAgent = userAgent
            self.bytesInFlight = bytesInFlight
        }

        private static func clamped(_ count: Int) -> Int { min(max(1, count), 1_000) }
    }

    // The thread holds the mailbox, never the transport, so that a transport that is deallocated ends its thread.
    private let mailbox = CurlMailbox()
    private let configuration: Configuration
    private let startThread: CurlThread.Starter

    /// Creates a transport and starts its thread. If the system has no thread for it, each request tries again.
    public convenience init(_ configuration: Configuration = Configuration()) {
        self.init(configuration) { marquee_start_thread($0, $1) }
    }

    /// Creates a transport whose thread is started in another way.
    init(_ configuration: Configuration, startThread: @escaping CurlThread.Starter) {
        self.configuration = configuration
        self.startThread = startThread
        CurlThread.start(configuration, mailbox, by: startThread)
    }

    deinit { mailbox.close() }

    /// The counts of its connections.
    package var counts: CurlCounts { mailbox.counts }

    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse { try await perform(request, nil) }

    package func download(_ request: TransportRequest, to file: DownloadFile) async throws(TransportError) -> TransportResponse {
        try await perform(request, file)
    }

    private func perform(_ request: TransportRequest, _ file: DownloadFile?) async throws(TransportError) -> TransportResponse {
        let call = TransportCall(request, hostKey: try request.screened(userAgent: configuration.userAgent), file: file)
        CurlThread.start(configuration, mailbox, by: startThread)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                if call.wait(caller) { mailbox.submit(call) }
            }
        } onCancel: {
            // The caller goes on when it is answered, and its next request must not overtake the message.
            mailbox.cancel(call)
            call.answer(.failure(.cancelled))
        }
        return try outcome.get()
    }

    public func shutdown() async {
        await withCheckedContinuation { mailbox.close(then: $0) }
    }
}
