import MarqueeDatabase
public import MarqueeDomain
public import MarqueeNet

extension MarqueeClient {
    /// The state of a client, without sending a request.
    public struct Health: Sendable, Hashable, Codable {
        /// The circuit breaker of each server that received a request, by its address.
        public internal(set) var servers: [String: CircuitBreakerState] = [:]
        /// The operations whose circuit breaker is not closed, by route template: they fail, while the server answers other requests.
        public internal(set) var operations: [String: CircuitBreakerState] = [:]
        /// The time since a server last answered with a status below 500; nil if none has.
        public internal(set) var lastSuccessAge: Duration?
        /// The failing parts of the store, with their last failure. A read failure is removed by the next success, a write failure by the
        /// next successful write. The client writes to a failing part by itself until it works. A call that failed because others kept the
        /// store busy (`MarqueeError.storeBusy`) is no failure of the part.
        public internal(set) var storeFailures: [StorePart: MarqueeError] = [:]
        /// The parts of the store that several machines share. Their failures do not make the client unready, because they would take all
        /// machines out of rotation at once.
        public internal(set) var sharedParts: Set<StorePart> = [.sharedCache]
        /// Whether the client has a credential. Without one, it reads cached answers only.
        public internal(set) var hasCredential = true

        /// Whether the client can serve requests, in the terms of a load balancer. A process that answers is live, whatever the state is.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// Everything works.
            case ready
            /// The client can serve requests, but a part fails: a server, an operation, a shared part of the store, or a cache file of a newer
            /// version.
            case degraded
            /// The client has no credential, or a part of the store fails that belongs to this machine.
            case unready
        }

        /// The state: ``State/unready`` if a load balancer should send requests to another machine.
        public var state: State {
            guard isReady else { return .unready }
            let isWhole = storeFailures.isEmpty && operations.isEmpty && servers.values.allSatisfy { $0 == .closed }
            return isWhole ? .ready : .degraded
        }

        /// Whether the client has a credential and a working store. Three failures are ignored: an unreachable server, because reads return
        /// cached values; those of ``sharedParts``, because all machines have them; and a cache file of a newer version, because the client
        /// works without it.
        public var isReady: Bool {
            hasCredential && storeFailures.allSatisfy { sharedParts.contains($0) || $0 == .cache && $1.meansStoreIsNewer }
        }
    }
}
