public import MarqueeDomain

extension MarqueeClient {
    /// What a client has done since it was made, in figures.
    public struct Stats: Sendable, Hashable {
        /// How a request ended.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
            /// It was answered, with a status below 400.
            case success
            /// It was answered with a status from 400 to 499.
            case clientError
            /// It was answered with a status from 500.
            case serverError
            /// It was not answered.
            case failure
            /// It was not sent, because the circuit breaker was open.
            case suspended
            /// Its caller cancelled it.
            case cancelled
        }

        /// Requests, each counted once however often it was tried.
        public internal(set) var requests = 0
        /// What went out to a server.
        public internal(set) var attempts = 0
        /// Repeats that were scheduled.
        public internal(set) var retries = 0
        /// Answers by the first digit of their status, so that 2 stands for 200 to 299; 0 for a number that is no status.
        public internal(set) var answers: [Int: Int] = [:]
        /// Requests that got no answer, without those that an open circuit breaker refused and those that were cancelled.
        public internal(set) var failures = 0
        /// How long requests took, with all their attempts and waits, by how they ended.
        public internal(set) var durations: [Outcome: Histogram] = [:]
        /// Reads by where they were served from.
        public internal(set) var served: [Origin: Int] = [:]
        /// Bytes of all answers after decompression.
        public internal(set) var bytes = 0
        /// Requests on the wire at this moment.
        public internal(set) var inFlight = 0
        /// Requests that wait at this moment for their turn, a permit or another attempt.
        public internal(set) var waiting = 0
        /// How often a request waited because of the rate limit.
        public internal(set) var rateLimitWaits = 0
        /// How often a request waited because as many as allowed were in flight.
        public internal(set) var permitWaits = 0
        /// What `CurlTransport` has done about connections; nil with another transport.
        public internal(set) var connections: Connections?
    }

    /// What a `CurlTransport` has done about connections since it was made.
    public struct Connections: Sendable, Hashable {
        /// Connections that were opened.
        public internal(set) var opened = 0
        /// Requests that were sent over a connection that was there.
        public internal(set) var reused = 0
        /// Requests that waited because as many as allowed were in flight to their host.
        public internal(set) var waits = 0
    }
}
