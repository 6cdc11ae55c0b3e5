extension Sandbox {
    /// How the sandbox treats its clients; it can be changed at any time.
    public enum Behavior: Sendable, Equatable {
        /// Every request is answered from the catalog.
        case normal
        /// Nothing listens: live connections are dropped and new ones refused.
        case offline
        /// Every answer is held back by this much more.
        case slow(Duration)
        /// Every request is answered with this HTTP status and an error body as TMDb sends it.
        case status(Int)
    }
}
