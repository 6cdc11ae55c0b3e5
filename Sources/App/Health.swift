import MarqueeDatabase
public import MarqueeDomain
public import MarqueeNet

extension MarqueeClient {
    /// The state of a client, without sending a request.
    public struct Health: Sendable, Hashable {
        /// The circuit breaker of each server that received a request, by its address.
        public internal(set) var servers: [String: CircuitBreakerState] = [:]
        /// The operations whose circuit breaker is not closed, by route template: they fail, while the server answers other requests.
        public internal(set) var operations: [String: CircuitBreakerState] = [:]
        /// The time since a server last answered with a status below 500; nil if none has.
        public internal(set) var lastSuccessAge: Duration?
        /// The failing parts of the store, with their last failure. A read failure is removed by the next success, a write failure by the
        /// next successful write. A cache file of a newer version stays in the list, but does not make the client unready.
        public internal(set) var storeFailures: [StorePart: MarqueeError] = [:]
        /// Whether the client has a credential. Without one, it reads cached answers only.
        public internal(set) var hasCredential = true

        /// Whether the client has a credential and a working store. Three failures are ignored: an unreachable server, because reads return
        /// cached values; the store of shared answers, because the client sends the requests itself; and a cache file of a newer version,
        /// because the client works without it.
        public var isReady: Bool {
            hasCredential && storeFailures.allSatisfy { $0 == .sharedCache || $0 == .cache && $1.meansStoreIsNewer }
        }
    }
}
