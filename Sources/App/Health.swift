import MarqueeDatabase
public import MarqueeDomain
public import MarqueeNet

extension MarqueeClient {
    /// The state of a client, as far as it is known without a request.
    public struct Health: Sendable, Hashable {
        /// The state of every server that has been asked, by its address.
        public internal(set) var servers: [String: CircuitBreakerState] = [:]
        /// How long ago a server last answered with anything but a failure of its own; nil if none has.
        public internal(set) var lastSuccessAge: Duration?
        /// The parts of the store that fail, with their last failure. A part that works again is not among them; one that could not be
        /// written has to be written first. A cache of a newer version stays among them, and does not count against readiness.
        public internal(set) var storeFailures: [StorePart: MarqueeError] = [:]
        /// Whether the client has a credential. Without one, only cached and stored answers can be read.
        public internal(set) var hasCredential = true

        /// Whether the client can do its work: it has a credential, and its store works. A server that cannot be reached does not count,
        /// because cached values are served meanwhile, and neither does a store of shared answers, because the client asks by itself, or a
        /// cache of a newer version, because the client works without it.
        public var isReady: Bool {
            hasCredential && storeFailures.allSatisfy { $0 == .sharedCache || $0 == .cache && $1.meansStoreIsNewer }
        }
    }
}
