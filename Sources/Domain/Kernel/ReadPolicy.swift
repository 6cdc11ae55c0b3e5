/// When a read uses the cached value, and when it asks the server.
public struct ReadPolicy: Sendable, Hashable {
    /// When the cached value may be used.
    public enum Cache: Sendable, Hashable {
        /// Never.
        case never
        /// Before the server is asked.
        case first
        /// Only when the request to the server fails.
        case onFailure
    }

    /// When the server may be asked.
    public enum Network: Sendable, Hashable {
        /// Never.
        case never
        /// Always.
        case always
        /// When the cached value is missing or stale.
        case whenStale
    }

    /// When the cached value may be used.
    public let cache: Cache
    /// When the server may be asked.
    public let network: Network

    /// Creates a policy from its two axes.
    public init(cache: Cache, network: Network) {
        self.cache = cache
        self.network = network
    }

    /// The cached value if it is fresh; else the server's; if that fails, the stale cached value, marked as stale.
    public static let cached = ReadPolicy(cache: .first, network: .whenStale)
    /// The server's value or an error.
    public static let fresh = ReadPolicy(cache: .never, network: .always)
    /// The server's value; if the request fails, the cached one, with the error as ``Fetched/refreshError``.
    public static let freshElseCached = ReadPolicy(cache: .onFailure, network: .always)
    /// The cached value, however old; the network is not used.
    public static let offline = ReadPolicy(cache: .first, network: .never)
}
