/// The state of a circuit breaker.
public enum CircuitBreakerState: String, Sendable, Hashable, Codable {
    /// Requests are sent.
    case closed
    /// The server failed too often: requests fail at once, without being sent.
    case open
    /// One request tests whether the server works again.
    case halfOpen
}
