/// Why a transport has no answer.
public struct TransportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure.
    public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The stable name of the kind.
        public let rawValue: String
        /// Creates a kind from its stable name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The stable name of the kind.
        public var description: String { rawValue }

        /// The name could not be resolved.
        public static let lookup = Kind(rawValue: "lookup")
        /// The name leads to no other machine, as with resolvers that block names: to `0.0.0.0`, `::` or a loopback address.
        public static let blockedName = Kind(rawValue: "blockedName")
        /// The proxy asks for a user name and a password (status 407); nothing was sent to the server.
        public static let proxyAuthentication = Kind(rawValue: "proxyAuthentication")
        /// The proxy does not connect to the server, with another status than 407; nothing was sent to the server.
        public static let proxyRefused = Kind(rawValue: "proxyRefused")
        /// The server asks for a client certificate, which no transport of the SDK has.
        public static let clientCertificate = Kind(rawValue: "clientCertificate")
        /// No connection could be made.
        public static let connect = Kind(rawValue: "connect")
        /// The connection ended before the answer was complete.
        public static let lost = Kind(rawValue: "lost")
        /// A deadline passed.
        public static let timeout = Kind(rawValue: "timeout")
        /// The server's certificate or the TLS handshake was not accepted.
        public static let tls = Kind(rawValue: "tls")
        /// The certificate authorities of this machine could not be read, so that no server can be trusted.
        public static let authorities = Kind(rawValue: "authorities")
        /// The answer is larger than the limits allow.
        public static let tooLarge = Kind(rawValue: "tooLarge")
        /// The answer is not well-formed HTTP.
        public static let malformed = Kind(rawValue: "malformed")
        /// The request itself cannot be sent.
        public static let badRequest = Kind(rawValue: "badRequest")
        /// The calling task was cancelled.
        public static let cancelled = Kind(rawValue: "cancelled")
        /// The circuit breaker is open because the server failed too often; nothing was sent.
        public static let suspended = Kind(rawValue: "suspended")
        /// The server or the program's own rate limiter wants a longer pause than the request may wait; nothing was sent.
        public static let rateLimited = Kind(rawValue: "rateLimited")
        /// The transport has been shut down.
        public static let closed = Kind(rawValue: "closed")
    }

    /// The kind of failure.
    public var kind: Kind
    /// A short description, without URLs, header values or bodies.
    public var detail: String
    /// The time after which the request may be sent, if that is the reason.
    public var retryAfter: Duration?

    public init(_ kind: Kind, _ detail: String, retryAfter: Duration? = nil) {
        self.kind = kind
        self.detail = detail
        self.retryAfter = retryAfter
    }

    static func rateLimited(retryAfter: Duration) -> TransportError {
        TransportError(.rateLimited, "the pause is longer than the request may wait", retryAfter: retryAfter)
    }

    /// The kind and the detail.
    public var description: String { "\(kind): \(detail)" }
}
