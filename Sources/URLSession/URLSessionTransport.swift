import Foundation
import MarqueeData
public import MarqueeNet

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// A transport that sends requests with Foundation's `URLSession`: the default on Apple platforms, and an alternative on Linux.
///
/// It fulfills all requirements of `HTTPTransport`: redirects and challenges are answers, deadlines are exact, a body ends at its limit,
/// and cancellation ends a request at once. `URLSession` does not allow some further properties of `CurlTransport`:
///
/// - `TransportLimits.connect` has no deadline of its own; `TransportLimits.firstByte` ends a connection that is never made. The first
///   byte counts only once the whole header section has arrived.
/// - Header fields of one name are joined by commas, in no order, and their size is checked only when they are complete.
/// - An answer that redirects has no body.
/// - A write may use an existing connection, and the system may send it again if that connection turns out to be dead.
///
/// With the Foundation of Swift 6.3 on Linux, there are further limits:
///
/// - A compressed body is decompressed to its end, in memory, even after its caller got the error that it is too large: one megabyte that
///   decompresses to a gigabyte takes that gigabyte. Use it only with trusted servers, or limit the memory of the process.
/// - An answer that ends within its header section, even after its caller was cancelled, and an answer with trailers stop the whole
///   process; so, rarely, does a connection that is lost right after the request was sent.
/// - Trailers without end block all later requests; their callers get an error at their deadlines.
/// - All sessions of a process share a queue: while a server sends faster than the program receives, the others wait.
/// - `http_proxy`, `https_proxy` and `no_proxy` of the environment are honored; the proxies of a configuration are not. A file of
///   certificate authorities and a minimum version of TLS cannot be set.
///
/// `CurlTransport` has none of these limits, so it is the default on Linux.
public final class URLSessionTransport: RequestEndingTransport {
    private let session: URLSession
    private let calls: URLSessionCalls
    private let permits: ConcurrencyLimiter
    private let userAgent: String

    /// Creates a transport with one session for its whole lifetime.
    ///
    /// The session is created here, because it needs the transport's delegate. The configuration's settings of caches, cookies, stored
    /// credentials and connections per host are replaced; its protocol classes, proxies and additional header fields are used.
    ///
    /// - Parameters:
    ///   - configuration: How the session connects; it is copied.
    ///   - requestsInFlight: How many requests are sent at once; further requests wait, first come, first served, and their deadlines start
    ///     later.
    ///   - userAgent: The `User-Agent` of requests without one.
    public convenience init(
        _ configuration: URLSessionConfiguration = .ephemeral, requestsInFlight: Int = 16, userAgent: String = "Marquee"
    ) {
        self.init(configuration, requestsInFlight: requestsInFlight, userAgent: userAgent, time: .system)
    }

    init(_ configuration: URLSessionConfiguration, requestsInFlight: Int, userAgent: String, time: TimeSource) {
        calls = URLSessionCalls(time: time)
        session = URLSession(
            configuration: Self.strict(configuration, connections: max(1, requestsInFlight)), delegate: calls, delegateQueue: nil)
        permits = ConcurrencyLimiter(requestsInFlight)
        self.userAgent = userAgent
    }

    deinit { calls.close(session) }

    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let call = TransportCall(request, hostKey: try request.screened(userAgent: userAgent))
        // Foundation would refuse it too, as a resource that is too large.
        guard request.method != .get || request.body == nil else { throw TransportError(.badRequest, "a GET has no body here") }
        guard var prepared = request.urlRequest() else { throw TransportError(.badRequest, "Foundation cannot read the address") }
        prepared.httpShouldHandleCookies = false
        if request.headers["User-Agent"] == nil { prepared.setValue(userAgent, forHTTPHeaderField: "User-Agent") }
        let permit = try await permits.take(within: request.limits.total, as: .current(request.kind), for: request.callers)
        defer { permits.give(permit) }
        guard let ticket = calls.enter(call) else { throw .closed }
        return try await calls.answer(to: call, ticket, prepared, in: session).get()
    }

    public func shutdown() async {
        calls.close(session)
        await calls.settle()
    }

    private static func strict(_ configuration: URLSessionConfiguration, connections: Int) -> URLSessionConfiguration {
        let strict = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        strict.urlCache = nil
        strict.requestCachePolicy = .reloadIgnoringLocalCacheData
        strict.httpCookieStorage = nil
        strict.httpShouldSetCookies = false
        strict.httpCookieAcceptPolicy = .never
        strict.urlCredentialStorage = nil
        strict.httpMaximumConnectionsPerHost = connections
        return strict
    }
}
