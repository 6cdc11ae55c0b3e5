import Marquee

/// How many changes the server does not have.
struct PendingSummary {
    let waiting: Int
    let rejected: Int

    /// In words; nil if there are none.
    var words: String? {
        var parts: [String] = []
        if waiting > 0 { parts.append(Texts.changesWait(waiting)) }
        if rejected > 0 { parts.append(Texts.changesRejected(rejected)) }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension PendingChange {
    var isRejected: Bool { if case .rejected = state { true } else { false } }
}

extension Session {
    /// Whether it is a guest whose unsent ratings another session has to send.
    var isEndedGuest: Bool { kind == .guest && state != .active }
}

extension CommandSession {
    /// The number of unsent ratings of the guests that have ended here.
    func endedGuestRatings(besides current: Session) async -> Int {
        var count = 0
        for guest in (try? await client.account.sessions()) ?? [] where guest.isEndedGuest && guest.id != current.id {
            let pending = (try? await client.user(guest).library.pending(())) ?? []
            // A change that only takes an earlier one back is of no use to another session.
            count += pending.count { !$0.isRejected && !$0.isTakenBack }
        }
        return count
    }

    /// The changes of an account that the server does not have; nil if they cannot be read.
    func backlog(of session: Session) async -> PendingSummary? {
        guard let pending = try? await client.user(session).library.pending(()) else { return nil }
        let rejected = pending.count(where: \.isRejected)
        return PendingSummary(waiting: pending.count - rejected, rejected: rejected)
    }
}
