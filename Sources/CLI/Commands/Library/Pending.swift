import Foundation
import Marquee

extension Command {
    static let pending = Command(
        name: "pending", usage: "pending [retry|discard [movie|tv ID MARK]]",
        summary: "changes that are not sent or were rejected; MARK is favorite, watchlist or rating",
        options: [.season, .episode, .yes]
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words
        guard let verb = words.dropFirst().first else {
            return try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await command.showPending() }
        }
        let kind = words.count == 5 ? MarkKind(rawValue: words[4]) : nil
        guard ["retry", "discard"].contains(verb), words.count == 2 || kind != nil else {
            throw .usage("“pending” takes “retry” or “discard”, and one change as in “pending retry movie 550 rating”.")
        }
        let item = try kind == nil ? nil : arguments.item(after: 2)
        if verb == "discard", item == nil, !arguments.has(.yes) {
            throw .usage("This discards every unsent change.", hint: "Confirm with “--yes”, or name one change.")
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let chosen = try await marquee { () async throws(MarqueeError) in try await command.client.library.pending(()) }
                .filter { item == nil || ($0.item == item && $0.value.kind == kind) }
            if verb == "retry" { try await command.retry(chosen) } else { try await command.discard(chosen) }
        }
    }
}

extension CommandSession {
    fileprivate func showPending() async throws(Failure) {
        let changes = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
        try show(
            text: { changes.isEmpty ? ["There are no unsent changes."] : changes.map(Screens.change) },
            json: { PendingJSON(changes: changes) })
    }

    fileprivate func retry(_ changes: [PendingChange]) async throws(Failure) {
        let chosen = changes.filter(\.isRejected)
        try await marquee { () async throws(MarqueeError) in
            for change in chosen { try await client.library.retry(change) }
        }
        let obstacle = chosen.isEmpty ? nil : try await deliver()
        let ids = Set(chosen.map(\.id))
        let again = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
            .count { ids.contains($0.id) && $0.isRejected }
        let rest = again > 0 ? "; rejected again: \(again)" : ""
        try show(
            text: {
                [chosen.isEmpty ? "There are no rejected changes." : Line("Retried: \(PendingSummary.changes(chosen.count))\(rest).")]
            },
            json: { SettledJSON(retried: chosen.count, rejected: again, discarded: nil) })
        if let obstacle { terminal.note(Line("note: not all changes could be sent: \(obstacle)")) }
    }

    fileprivate func discard(_ changes: [PendingChange]) async throws(Failure) {
        try await marquee { () async throws(MarqueeError) in
            for change in changes { try await client.library.discard(change) }
        }
        try show(
            text: { [Line("Discarded: \(PendingSummary.changes(changes.count)).")] },
            json: { SettledJSON(retried: nil, rejected: nil, discarded: changes.count) })
    }
}

extension Screens {
    fileprivate static func change(_ change: PendingChange) -> Line {
        let state =
            switch change.state {
            case .waiting: "waits to be sent"
            case .retrying(let attempts, let date):
                "failed \(attempts) times; the next retry is at \(date.ISO8601Format())"
            case .sending: "is being sent"
            case .suspended: "suspended until the same account signs in again"
            case .rejected(let error): "rejected. \(error.reason.text)"
            }
        return (Line("  \(change.item.words): \(Glyphs.words(change.value)), ") + Line(state, .faint)).hanging(at: 4)
    }
}

private struct PendingJSON: Encodable {
    let changes: [PendingChange]
}

private struct SettledJSON: Encodable {
    let retried: Int?
    let rejected: Int?
    let discarded: Int?
}
