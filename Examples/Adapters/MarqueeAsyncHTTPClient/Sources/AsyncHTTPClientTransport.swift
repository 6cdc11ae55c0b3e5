import AsyncHTTPClient
import FoundationEssentials
public import Marquee
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
public import NIOSSL
import Synchronization

/// Sends requests with AsyncHTTPClient: on SwiftNIO's event loops, with its TLS.
///
/// ```swift
/// let marquee = try await MarqueeClient {
///     $0.transport = AsyncHTTPClientTransport()
/// }
/// ```
///
/// It follows no redirect, stores no cookie and counts bytes after decompression. A read whose connection is lost before the answer is sent once
/// more, over a new one. Requests that need a connection of their own use HTTP/1.1, also where others share one of HTTP/2. The client shuts it
/// down. It reads no variable of the environment: neither proxies nor certificate authorities.
public final class AsyncHTTPClientTransport: HTTPTransport {
    /// The settings of the transport.
    public struct Configuration: Sendable {
        /// The largest number of connections to a host that are kept, with HTTP/1.1.
        public var connectionsPerHost = 8
        /// The time for name lookup, connection and TLS handshake. `limits.connect` of a request cannot be longer.
        public var connectTime = Duration.seconds(10)
        /// The largest size of a body after decompression, in bytes. `limits.bodyBytes` of a request cannot be larger.
        public var bodyBytes = 16 << 20
        /// The `User-Agent` of requests that name none.
        public var userAgent = "Marquee"
        /// The certificate authorities and other settings of TLS; nil means those of the system.
        public var tls: TLSConfiguration?

        /// The defaults.
        public init() {}
    }

    private let shared: HTTPClient
    /// Each of its connections is used once.
    private let separate: HTTPClient
    private let userAgent: String
    private let isClosed = Atomic(false)

    public init(_ configuration: Configuration = Configuration()) {
        userAgent = configuration.userAgent
        var settings = HTTPClient.Configuration(
            tlsConfiguration: configuration.tls, redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(configuration.connectTime)),
            decompression: .enabled(limit: .size(configuration.bodyBytes)))
        settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = configuration.connectionsPerHost
        // Marquee retries, within its own budget.
        settings.connectionPool.retryConnectionEstablishment = false
        // Events of Marquee make spans, with route templates in place of addresses.
        settings.tracing.tracer = nil
        shared = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
        settings.httpVersion = .http1Only
        settings.maximumUsesPerConnection = 1
        separate = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
    }

    deinit {
        // Without it, AsyncHTTPClient stops a debug build. After a shutdown it does nothing.
        for client in [shared, separate] { client.shutdown { _ in } }
    }

    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let prepared = try HTTPClientRequest(request, userAgent: userAgent)
        // A server may close a kept connection while the request is on its way. A repeat needs a new connection.
        let clients = request.needsNewConnection || request.isPrivate ? [separate] : request.isIdempotent ? [shared, separate] : [shared]
        let exchange = Exchange(limits: request.limits)
        let outcome = await withTaskGroup { group in
            group.addTask { await exchange.outcome(of: prepared, with: clients) }
            group.addTask { await exchange.deadline() }
            // The first one counts; the other is cancelled and ends at once.
            let first = await group.next() ?? .failure(TransportError(.lost, "no answer"))
            group.cancelAll()
            return first
        }
        if isClosed.load(ordering: .acquiring), case .failure = outcome { throw TransportError(.closed, "the transport was shut down") }
        return try outcome.get()
    }

    public func shutdown() async {
        isClosed.store(true, ordering: .releasing)
        for client in [shared, separate] { try? await client.shutdown() }
    }
}

/// One request, its answer and its deadlines.
private final class Exchange: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private let limits: TransportLimits
    private let hasHead = Atomic(false)

    init(limits: TransportLimits) { self.limits = limits }

    /// Sends the request with the first client, and with the next one if the connection was lost before the answer.
    func outcome(of request: HTTPClientRequest, with clients: [HTTPClient]) async -> Outcome {
        var outcome = Outcome.failure(TransportError(.lost, "no answer"))
        for client in clients {
            outcome = await self.outcome(of: request, with: client)
            guard case .failure(let error) = outcome, error.kind == .lost, !hasHead.load(ordering: .acquiring) else { break }
        }
        return outcome
    }

    private func outcome(of request: HTTPClientRequest, with client: HTTPClient) async -> Outcome {
        do {
            let answer = try await client.execute(request, timeout: TimeAmount(limits.total))
            hasHead.store(true, ordering: .releasing)
            let headers = TransportHeaders(answer.headers.map { .init($0.name, $0.value) })
            try check(Int(answer.status.code), headers)
            var body = Data()
            for try await part in answer.body {
                guard part.readableBytes <= limits.bodyBytes - body.count else {
                    throw TransportError(.tooLarge, "the body is larger than the limit")
                }
                body.append(contentsOf: part.readableBytesView)
            }
            // A cancelled body ends as if it were complete.
            guard !Task.isCancelled else { return .failure(TransportError(.cancelled, "the task was cancelled")) }
            return .success(TransportResponse(status: Int(answer.status.code), headers: headers, body: body))
        } catch {
            return .failure(Task.isCancelled ? TransportError(.cancelled, "the task was cancelled") : TransportError(failure: error))
        }
    }

    private func check(_ status: Int, _ headers: TransportHeaders) throws(TransportError) {
        guard 200..<600 ~= status else { throw TransportError(.malformed, "the status does not fit the request") }
        let size = headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
        guard size <= limits.headerBytes else { throw TransportError(.tooLarge, "the header section is larger than the limit") }
        let encodings = headers.values(of: "Content-Encoding").joined(separator: ",").lowercased()
        guard ["", "identity", "gzip", "deflate"].contains(encodings) else {
            throw TransportError(.malformed, "the body has an unknown encoding")
        }
    }

    /// Waits for the first deadline that passes, or until the task is cancelled.
    func deadline() async -> Outcome {
        let firstByte = min(limits.firstByte, limits.total)
        do {
            try await Task.sleep(for: firstByte)
            guard hasHead.load(ordering: .acquiring) else { return .failure(TransportError(.timeout, "the first byte took too long")) }
            try await Task.sleep(for: limits.total - firstByte)
            return .failure(TransportError(.timeout, "the answer took too long"))
        } catch {
            return .failure(TransportError(.cancelled, "the task was cancelled"))
        }
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: TransportRequest, userAgent: String) throws(TransportError) {
        guard let url = URL(string: request.url), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
            throw TransportError(.badRequest, "the URL is neither http nor https")
        }
        guard url.user == nil, url.password == nil else { throw TransportError(.badRequest, "the URL contains credentials") }
        let reserved = ["content-length", "transfer-encoding", "connection", "host", "expect", "te", "upgrade"]
        guard !request.headers.fields.contains(where: { reserved.contains($0.name.lowercased()) }) else {
            throw TransportError(.badRequest, "a header field is reserved for the transport")
        }
        self.init(url: request.url)
        method = HTTPMethod(rawValue: request.method.rawValue)
        headers = HTTPHeaders(request.headers.fields.map { ($0.name, $0.value) })
        if !headers.contains(name: "User-Agent") { headers.add(name: "User-Agent", value: userAgent) }
        if !headers.contains(name: "Accept-Encoding") { headers.add(name: "Accept-Encoding", value: "gzip, deflate") }
        if let body = request.body { self.body = .bytes(ByteBuffer(bytes: body)) }
    }
}
