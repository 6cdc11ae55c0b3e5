public import MarqueeDomain

extension MarqueeClient {
    /// The counters of a client since it was created.
    public struct Stats: Sendable, Hashable, Codable {
        /// The result of a request.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Outcome: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
            /// An answer with a status below 400.
            case success
            /// An answer with a status from 400 to 499.
            case clientError
            /// An answer with a status of 500 or above.
            case serverError
            /// No answer.
            case failure
            /// The circuit breaker was open, so the request was not sent.
            case suspended
            /// The caller cancelled the request.
            case cancelled
        }

        /// Requests, without their retries.
        public internal(set) var requests = 0
        /// Requests sent to a server, with their retries.
        public internal(set) var attempts = 0
        /// Scheduled retries.
        public internal(set) var retries = 0
        /// Answers by the first digit of their status: 2 means 200 to 299. 0 means an invalid status.
        public internal(set) var answers: [Int: Int] = [:]
        /// Requests without an answer, except those that an open circuit breaker refused and those that were cancelled.
        public internal(set) var failures = 0
        /// The durations of requests by their result, with all attempts and waits.
        public internal(set) var durations: [Outcome: Histogram] = [:]
        /// Reads by the origin of their value.
        public internal(set) var served: [Origin: Int] = [:]
        /// Reads with a value that had expired, as while the server is away.
        public internal(set) var staleReads = 0
        /// Bytes of all answers, after decompression.
        public internal(set) var bytes = 0
        /// Answers with a gzip body that no header field declared: a cache in front of the server is at fault.
        public internal(set) var undeclaredGzip = 0
        /// Requests in flight now.
        public internal(set) var inFlight = 0
        /// Requests that wait now for the rate limiter, a permit or a retry.
        public internal(set) var waiting = 0
        /// Waits for the rate limiter.
        public internal(set) var rateLimitWaits = 0
        /// Waits for a permit, because the maximum number of requests was in flight.
        public internal(set) var permitWaits = 0
        /// How often the circuit breaker of a server has opened.
        public internal(set) var circuitOpenings = 0
        /// How often the circuit breaker of an operation has opened.
        public internal(set) var operationCircuitOpenings = 0
        /// The connections of `CurlTransport`; nil with another transport.
        public internal(set) var connections: Connections?
        /// The state of the client.
        public internal(set) var health: Health?
        /// The outcomes of changes of marks.
        public internal(set) var changes = ChangeStats()
        /// The connections to a shared database; nil without one.
        public internal(set) var database: DatabaseStats?
        /// The entries that wait in the store; nil if the store was not asked or did not answer.
        public internal(set) var outbox: OutboxStats?
    }

    /// The connection counters of a `CurlTransport` since it was created.
    public struct Connections: Sendable, Hashable, Codable {
        /// Opened connections.
        public internal(set) var opened = 0
        /// Requests over a connection that was already open.
        public internal(set) var reused = 0
        /// Requests that waited for a connection to their host.
        public internal(set) var waits = 0
    }
}
