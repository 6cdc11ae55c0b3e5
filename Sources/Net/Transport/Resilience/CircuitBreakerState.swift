/// Whether a server is being asked.
public enum CircuitBreakerState: String, Sendable, Hashable {
    /// It is.
    case closed
    /// It failed too often and is left alone for a moment.
    case open
    /// One request is trying whether it works again.
    case halfOpen
}
