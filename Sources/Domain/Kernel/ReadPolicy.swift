/// How a read weighs what is kept against what the server would say.
public struct ReadPolicy: Sendable, Hashable {
    /// When a kept value may be used.
    public enum Cache: Sendable, Hashable {
        /// Never.
        case never
        /// Before the server is asked.
        case first
        /// Only when the server has no answer.
        case onFailure
    }

    /// When the server may be asked.
    public enum Network: Sendable, Hashable {
        /// Never.
        case never
        /// Always.
        case always
        /// When what is kept is missing or no longer fresh.
        case whenStale
    }

    /// When a kept value may be used.
    public let cache: Cache
    /// When the server may be asked.
    public let network: Network

    /// Creates a policy from its two axes.
    public init(cache: Cache, network: Network) {
        self.cache = cache
        self.network = network
    }

    /// The kept value if it is still fresh; else the server's; else the kept value after all, marked as stale.
    public static let cached = ReadPolicy(cache: .first, network: .whenStale)
    /// The server's value or an error.
    public static let fresh = ReadPolicy(cache: .never, network: .always)
    /// The server's value; when it cannot be had, the kept one, marked with the reason.
    public static let freshElseCached = ReadPolicy(cache: .onFailure, network: .always)
    /// The kept value, however old; the network is not touched.
    public static let offline = ReadPolicy(cache: .first, network: .never)
}
