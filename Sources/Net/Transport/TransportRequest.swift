public import Foundation

/// One HTTP request, complete: nothing is added to it but what the protocol needs.
public struct TransportRequest: Sendable, Hashable {
    /// The method.
    public var method: TransportMethod
    /// The absolute address, percent-encoded, `http` or `https`.
    public var url: String { didSet { lane = Self.lane(of: url) } }
    /// The header fields.
    public var headers: TransportHeaders
    /// The body, if there is one.
    public var body: Data?
    /// How long and how large the exchange may be.
    public var limits: TransportLimits
    /// The name of the operation in events, as a route template; nothing of it goes out.
    public var operation: String?
    /// Whether sending it twice does what sending it once does, so that it may be repeated.
    public var isIdempotent: Bool
    /// Scheme, host and port of an address that may be sent to; found once, because several parts of a chain ask for it.
    private(set) var lane: Swift.Result<String, TransportError>

    /// Creates a request; unless told otherwise, one that only reads may be repeated and no other.
    public init(
        _ method: TransportMethod = .get, _ url: String, headers: TransportHeaders = [:], body: Data? = nil,
        limits: TransportLimits = TransportLimits(),
        operation: String? = nil, isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.url = url
        lane = Self.lane(of: url)
        self.headers = headers
        self.body = body
        self.limits = limits
        self.operation = operation
        self.isIdempotent = isIdempotent ?? method.isSafe
    }
}

/// What is printed of a request holds no secret: those travel in the query, in header values, in bodies, and in some paths.
extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the address without its query; of a named operation, the template instead of the path.
    public var description: String { "\(method.rawValue) \(address)" }
    /// The method and the address without its query; of a named operation, the template instead of the path.
    public var debugDescription: String { description }
    /// The address without its query, the names of the header fields, and the size of the body.
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
        return ((try? lane.get()) ?? "") + (operation.hasPrefix(method) ? String(operation.dropFirst(method.count)) : " " + operation)
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

    /// Whether the method only reads, so that sending it twice is harmless.
    public var isSafe: Bool { self == .get }
}

/// The bounds of one exchange. Every one of them ends the exchange with a ``TransportError``.
public struct TransportLimits: Sendable, Hashable {
    /// From the moment the request gets its connection slot to the last byte of the answer.
    public var total: Duration
    /// Name lookup, connection and TLS handshake.
    public var connect: Duration
    /// From the moment the request gets its connection slot to the first byte of the answer.
    public var firstByte: Duration
    /// The largest body in bytes, counted after decompression.
    public var bodyBytes: Int
    /// The largest header section in bytes.
    public var headerBytes: Int

    /// Creates limits; the defaults suit TMDb.
    public init(
        total: Duration = .seconds(30), connect: Duration = .seconds(10), firstByte: Duration = .seconds(20),
        bodyBytes: Int = 16 << 20, headerBytes: Int = 64 << 10
    ) {
        self.total = total
        self.connect = connect
        self.firstByte = firstByte
        self.bodyBytes = bodyBytes
        self.headerBytes = headerBytes
    }
}
