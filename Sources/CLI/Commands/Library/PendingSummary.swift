import Marquee

/// How many changes the server does not have.
struct PendingSummary {
    let waiting: Int
    let rejected: Int

    /// In words; nil if there are none.
    var words: String? {
        var parts: [String] = []
        if waiting > 0 { parts.append(waiting == 1 ? "1 change waits to be sent." : "\(waiting) changes wait to be sent.") }
        if rejected > 0 {
            parts.append((rejected == 1 ? "1 was rejected" : "\(rejected) were rejected") + "; “marquee pending” shows why.")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    static func changes(_ count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }
}

extension PendingChange {
    var isRejected: Bool { if case .rejected = state { true } else { false } }
}

extension CommandSession {
    /// What the server does not have of an account's changes; nil if that cannot be told.
    func backlog(of session: Session) async -> PendingSummary? {
        guard let pending = try? await client.user(session).library.pending(()) else { return nil }
        let rejected = pending.count(where: \.isRejected)
        return PendingSummary(waiting: pending.count - rejected, rejected: rejected)
    }
}
