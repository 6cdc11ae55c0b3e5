package import MarqueeData

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One complete HTTP request: only headers that the protocol requires are added to it.
public struct TransportRequest: Sendable, Hashable {
    /// The method.
    public var method: TransportMethod
    /// The absolute URL, percent-encoded, `http` or `https`.
    public var url: String { didSet { hostKey = Self.hostKey(of: url) } }
    /// The header fields.
    public var headers: TransportHeaders
    /// The body, if there is one.
    public var body: Data?
    /// The limits of time and size.
    public var limits: TransportLimits
    /// The name of the operation in events, as a route template; it is not sent.
    public var operation: String?
    /// Whether sending it twice has the same effect as sending it once, so that it may be retried.
    public var isIdempotent: Bool
    /// Whether it must be sent over a new connection. A retry asks for one, because the connection of the failed attempt may be
    /// dead; ``CurlTransport`` honors it.
    public var needsNewConnection = false
    /// Whether its answer is for one account only. Over HTTP/1.1, bytes behind an answer cannot be told from the next answer, so
    /// ``CurlTransport`` sends such a request over a connection that no other request uses; with HTTP/2, it shares one.
    public var isPrivate = false
    /// The number of the exchange in events; it is not sent.
    package var exchange: Int?
    /// Its purpose, where requests of several kinds wait; it is not sent.
    package var kind = Kind.read
    /// The callers that wait for its answer; it is not sent.
    package var callers: RequestCallers?
    /// Scheme, host and port of a valid URL; computed once, because several parts of a chain use it.
    private(set) var hostKey: Swift.Result<String, TransportError>

    /// The purpose of a request.
    package enum Kind: Sendable, Hashable {
        case read, act, picture
    }

    /// Creates a request; by default, only requests that read may be retried.
    public init(
        _ method: TransportMethod = .get, _ url: String, headers: TransportHeaders = [:], body: Data? = nil,
        limits: TransportLimits = TransportLimits(),
        operation: String? = nil, isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.url = url
        hostKey = Self.hostKey(of: url)
        self.headers = headers
        self.body = body
        self.limits = limits
        self.operation = operation
        self.isIdempotent = isIdempotent ?? method.isSafe
    }
}

/// A printed request contains no secret: secrets are in queries, in header values, in bodies, and in some paths.
extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the URL without its query; for a named operation, the template instead of the path.
    public var description: String { "\(method.rawValue) \(address)" }
    /// The method and the URL without its query; for a named operation, the template instead of the path.
    public var debugDescription: String { description }
    /// The URL without its query, the names of the header fields, and the size of the body.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "method": method.rawValue, "url": address, "headers": headers, "bodyBytes": body?.count ?? 0, "limits": limits,
            ])
    }

    private var address: String {
        guard let operation else { return String(url.prefix { $0 != "?" && $0 != "#" }) }
        let method = method.rawValue + " "
        return ((try? hostKey.get()) ?? "") + (operation.hasPrefix(method) ? String(operation.dropFirst(method.count)) : " " + operation)
    }
}

/// The HTTP methods that TMDb uses.
public enum TransportMethod: String, Sendable, Hashable {
    /// Reads.
    case get = "GET"
    /// Creates or sets.
    case post = "POST"
    /// Replaces.
    case put = "PUT"
    /// Removes.
    case delete = "DELETE"

    /// Whether the method only reads, so that sending it twice has no effect.
    public var isSafe: Bool { self == .get }
}

/// The limits of one request and its answer. Exceeding any of them ends the request with a ``TransportError``.
public struct TransportLimits: Sendable, Hashable {
    /// The time from getting a connection slot to the last byte of the answer, and the longest wait for that slot; at most a day, as are
    /// the other two times.
    public var total: Duration { didSet { total = Self.clamped(total) } }
    /// The time for name lookup, connection and TLS handshake.
    public var connect: Duration { didSet { connect = Self.clamped(connect) } }
    /// The time from getting a connection slot to the first byte of the answer.
    public var firstByte: Duration { didSet { firstByte = Self.clamped(firstByte) } }
    /// The maximum size of the body in bytes, after decompression.
    public var bodyBytes: Int
    /// The maximum size of the header section in bytes.
    public var headerBytes: Int

    /// Creates limits; the defaults suit TMDb.
    public init(
        total: Duration = .seconds(30), connect: Duration = .seconds(10), firstByte: Duration = .seconds(20),
        bodyBytes: Int = 16 << 20, headerBytes: Int = 64 << 10
    ) {
        self.total = Self.clamped(total)
        self.connect = Self.clamped(connect)
        self.firstByte = Self.clamped(firstByte)
        self.bodyBytes = bodyBytes
        self.headerBytes = headerBytes
    }

    /// Far longer times overflow where they are added to a clock.
    private static func clamped(_ time: Duration) -> Duration { min(max(time, .zero), .seconds(86_400)) }
}
