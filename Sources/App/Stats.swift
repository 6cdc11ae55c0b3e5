public import MarqueeDomain
public import MarqueeNet

extension MarqueeClient {
    /// What a client has done since it was made, in figures.
    public struct Stats: Sendable, Hashable {
        /// Requests, each counted once however often it was tried.
        public internal(set) var requests = 0
        /// What went out to a server.
        public internal(set) var attempts = 0
        /// Repeats that were scheduled.
        public internal(set) var retries = 0
        /// Answers by the first digit of their status, so that 2 stands for 200 to 299.
        public internal(set) var answers: [Int: Int] = [:]
        /// Requests that got no answer.
        public internal(set) var failures = 0
        /// Reads by where they were served from.
        public internal(set) var served: [Origin: Int] = [:]
        /// Bytes of all answers after decompression.
        public internal(set) var bytes = 0
        /// Requests on the wire at this moment.
        public internal(set) var inFlight = 0
        /// Requests that wait at this moment for their turn, a permit or another attempt.
        public internal(set) var waiting = 0
    }

    /// The state of a client, as far as it is known without a request.
    public struct Health: Sendable, Hashable {
        /// The state of every server that has been asked, by its address.
        public internal(set) var servers: [String: CircuitBreakerState] = [:]
        /// How long ago a server last answered with anything but a failure of its own; nil if none has.
        public internal(set) var lastSuccessAge: Duration?
        /// The last failure of the store, if the same has not succeeded since: a store that could not be written has to be written.
        public internal(set) var storeFailure: MarqueeError?
    }
}
