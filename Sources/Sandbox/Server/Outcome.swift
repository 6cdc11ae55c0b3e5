/// The outcome of one request.
enum Outcome: Sendable {
    case reply(Reply, Manner = .whole)
    /// These steps are taken, and the connection is closed.
    case steps([Step])
    /// The connection is closed without an answer.
    case dropped
    /// The connection is closed in a way that the client sees as a reset.
    case reset

    var miss: String? {
        guard case .reply(let reply, _) = self else { return nil }
        return reply.miss
    }

    /// The HTTP status of the answer, or zero when there is none.
    var status: Int {
        guard case .reply(let reply, _) = self else { return 0 }
        return reply.status
    }
}

/// How an answer is put on the wire.
enum Manner: Sendable {
    case whole
    /// Only the first half of the body, although the head announces all of it.
    case half
    /// In pieces, with a pause before each.
    case pieces(pause: Duration)
}
