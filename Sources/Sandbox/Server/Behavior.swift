extension Sandbox {
    /// How the sandbox treats its clients; it can be changed at any time, or given to single requests by a script.
    public enum Behavior: Sendable, Equatable {
        /// Every request is answered from the catalog.
        case normal
        /// Nothing listens: live connections are dropped and new ones refused. In a script, one request is dropped unanswered.
        case offline
        /// Every answer is held back by this much more.
        case slow(Duration)
        /// Every request is answered with this HTTP status and an error body as TMDb sends it.
        case status(Int)
        /// Every request is refused with status 429, with the number of seconds after which the client may ask again.
        case rateLimited(retryAfter: Int)
        /// Every request is answered with status 200 and this body, which should be JSON, whatever it asks for.
        case json(String)
        /// Every answer comes in sixteen pieces with this pause before each.
        case drip(Duration)
        /// Every request is carried out, and the connection is closed without an answer.
        case lostAnswer
        /// Every request meets the fault; a write is carried out all the same where ``Fault/carriesOutWrites`` says so.
        case fault(Fault)
    }
}
