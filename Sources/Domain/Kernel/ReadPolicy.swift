/// Decides when a read uses the cached value, and when it sends a request to the server.
public struct ReadPolicy: Sendable, Hashable {
    /// The use of the cached value.
    public enum Cache: Sendable, Hashable {
        /// Never.
        case never
        /// Before a request to the server.
        case first
        /// Only when the request to the server fails.
        case onFailure
    }

    /// The use of the server.
    public enum Network: Sendable, Hashable {
        /// Never.
        case never
        /// Always.
        case always
        /// When the cached value is missing or stale.
        case whenStale
    }

    /// When the read uses the cached value.
    public let cache: Cache
    /// When the read sends a request to the server.
    public let network: Network
    /// The age up to which a cached value counts as fresh, whatever lifetime it has; nil for its lifetime.
    public private(set) var maximumAge: Duration?
    /// Whether a value in memory is made again from the store, because the index has more texts now.
    package private(set) var skipsMemory = false

    /// Creates a policy from its two axes.
    public init(cache: Cache, network: Network) {
        self.cache = cache
        self.network = network
    }

    /// Returns the cached value if the server confirmed it within this time, else the server's. If the request fails, it returns the cached
    /// value as stale.
    ///
    /// The age decides in place of the lifetime that the server names, so the value may be older or must be younger than that. A value that is
    /// known to have changed since is fetched, whatever its age. Less than zero is zero, which always sends a request.
    public static func maxAge(_ age: Duration) -> ReadPolicy { ReadPolicy.cached.within(age) }

    /// The same policy with another maximum age.
    package func within(_ age: Duration?) -> ReadPolicy {
        var policy = self
        policy.maximumAge = age.map { max(.zero, $0) }
        return policy
    }

    /// The same policy for a read that makes the value again from the store.
    package var skippingMemory: ReadPolicy {
        var policy = self
        policy.skipsMemory = true
        return policy
    }

    /// Returns the cached value if it is fresh, else the server's. If the request fails, it returns the cached value as stale.
    public static let cached = ReadPolicy(cache: .first, network: .whenStale)
    /// Returns the server's value, or throws.
    public static let fresh = ReadPolicy(cache: .never, network: .always)
    /// Returns the server's value. If the request fails, it returns the cached value with the error as ``Fetched/refreshError``.
    public static let freshElseCached = ReadPolicy(cache: .onFailure, network: .always)
    /// Returns the cached value, however old, without a request; throws ``MarqueeError/Code/offline`` if nothing is cached.
    public static let offline = ReadPolicy(cache: .first, network: .never)
}
