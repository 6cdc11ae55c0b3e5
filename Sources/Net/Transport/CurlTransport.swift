/// Carries requests with libcurl on one thread of its own: the transport on Linux.
///
/// HTTP/2 over TLS, HTTP/1.1 otherwise. Nothing here blocks a thread of Swift's pool. libcurl honors the environment variable
/// `SSLKEYLOGFILE`, which writes session keys to a file: keep it unset in production.
public final class CurlTransport: HTTPTransport {
    /// How a ``CurlTransport`` connects.
    public struct Configuration: Sendable, Hashable {
        /// How many requests, and so connections, one host may have at once; more wait their turn, first come, first served.
        public var connectionsPerHost: Int
        /// A file of certificate authorities (PEM), trusted instead of the system's.
        public var caFile: String?
        /// Whether `http_proxy`, `https_proxy`, `HTTPS_PROXY`, `all_proxy` and `no_proxy` are honored.
        public var usesEnvironmentProxies: Bool
        /// The `User-Agent` of requests that bring none.
        public var userAgent: String
        /// How many decompressed body bytes all requests together may hold; beyond it the largest answer ends as too large.
        public var bytesInFlight: Int

        /// Creates a configuration; the defaults suit TMDb.
        public init(
            connectionsPerHost: Int = 16, caFile: String? = nil, usesEnvironmentProxies: Bool = true, userAgent: String = "Marquee",
            bytesInFlight: Int = 64 << 20
        ) {
            self.connectionsPerHost = connectionsPerHost
            self.caFile = caFile
            self.usesEnvironmentProxies = usesEnvironmentProxies
            self.userAgent = userAgent
            self.bytesInFlight = bytesInFlight
        }
    }

    // The thread holds the mailbox too, never the transport: a transport that is let go of ends its thread.
    private let mailbox = CurlMailbox()
    private let configuration: Configuration

    /// Creates a transport and starts its thread.
    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
        CurlLoop.start(configuration, mailbox)
    }

    deinit { mailbox.close() }

    /// Sends a request and returns the answer.
    ///
    /// - Throws: ``TransportError``; `.cancelled` as soon as the calling task is cancelled, whatever the network does.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let call = TransportCall(request, lane: try request.screened(userAgent: configuration.userAgent))
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                if call.wait(caller) { mailbox.submit(call) }
            }
        } onCancel: {
            call.answer(.failure(TransportError(.cancelled, "the task was cancelled")))
            mailbox.cancel(call)
        }
        return try outcome.get()
    }

    /// Ends what is in flight with `.closed`, lets go of every connection and the thread, and refuses what comes later.
    public func shutdown() async {
        await withCheckedContinuation { mailbox.close(then: $0) }
    }
}
