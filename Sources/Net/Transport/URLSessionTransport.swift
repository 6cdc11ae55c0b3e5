import MarqueeData
import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// Carries requests with Foundation's `URLSession`: the transport on Apple platforms, and one to choose on Linux.
///
/// It keeps every promise of ``HTTPTransport``: redirects and challenges are answers, deadlines are exact, a body is cut off at its limit,
/// and a cancelled caller is let go of at once. `URLSession` withholds what ``CurlTransport`` can promise beyond that:
///
/// - ``TransportLimits/connect`` has no deadline of its own; ``TransportLimits/firstByte`` ends a connection that is never made. Until the whole
///   header section is there, no byte counts as the first.
/// - Header fields of one name arrive joined by commas, in no order, and are measured only when they are complete.
/// - An answer that redirects has no body.
/// - A write may take a kept connection, and may be sent again by the system when that turns out to be dead.
///
/// With the Foundation of Swift 6.3 on Linux, moreover:
///
/// - A packed body is unpacked to its end, in memory, after its caller has been told that it is too large: one megabyte that unpacks to
///   a gigabyte takes that gigabyte. Use it with servers that are trusted, or bound the memory of the process.
/// - An answer that ends within its header section, even one whose caller has been let go of, and one with trailers stop the whole
///   process; so, rarely, does a connection that is lost right after the request was sent.
/// - Trailers without end hold up every later request; their callers are let go of at their deadlines.
/// - `http_proxy`, `https_proxy` and `no_proxy` of the environment are honored; the proxies of a configuration are not. There is no
///   file of authorities and no least version of TLS to choose.
///
/// `CurlTransport` has none of these, so it is the default there.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let calls: URLSessionCalls
    private let permits: ConcurrencyLimiter
    private let userAgent: String

    /// Creates a transport with one session for the whole of its life.
    ///
    /// The session is made here, because it belongs to its delegate. What the configuration says of caches, cookies, kept credentials and
    /// connections per host is replaced; its protocol classes, proxies and further header fields stand.
    ///
    /// - Parameters:
    ///   - configuration: How the session connects; it is copied.
    ///   - requestsInFlight: How many requests are sent at once; more wait their turn, first come, first served, and their deadlines with them.
    ///   - userAgent: The `User-Agent` of requests that bring none.
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

    /// Sends a request and returns the answer.
    ///
    /// - Throws: ``TransportError``; `.cancelled` as soon as the calling task is cancelled, whatever the network does.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let call = TransportCall(request, lane: try request.screened(userAgent: userAgent))
        // Foundation would refuse it too, as a resource that is too large.
        guard request.method != .get || request.body == nil else { throw TransportError(.badRequest, "a GET has no body here") }
        guard var prepared = request.urlRequest() else { throw TransportError(.badRequest, "Foundation cannot read the address") }
        prepared.httpShouldHandleCookies = false
        if request.headers["User-Agent"] == nil { prepared.setValue(userAgent, forHTTPHeaderField: "User-Agent") }
        try await permits.take()
        defer { permits.give() }
        guard let ticket = calls.enter(call) else { throw .closed }
        return try await calls.answer(to: call, ticket, prepared, in: session).get()
    }

    /// Ends what is in flight with `.closed`, lets go of every connection, and refuses what comes later.
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
