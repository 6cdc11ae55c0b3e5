import Foundation
import Marquee
import MarqueePresentation

extension Command {
    static let pending = Command(
        name: "pending",
        places: [.words("retry", "discard", "take-over").optional(then: .kinds([.movie, .tv]).optional(then: .value(.id), .value(.mark)))],
        summary: CommandSummaries.pending,
        options: [.season, .episode, .yes], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words
        guard let verb = words.dropFirst().first else {
            return try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await command.showPending() }
        }
        if verb == "take-over" {
            guard words.count == 2 else { throw .usage(Texts.noArguments("pending take-over")) }
            return try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await command.takeOver() }
        }
        let kind = words.count == 5 ? MarkKind(rawValue: words[4]) : nil
        guard ["retry", "discard"].contains(verb), words.count == 2 || kind != nil else {
            throw .usage(Texts.pendingUsage)
        }
        let item = try kind == nil ? nil : arguments.item(after: 2)
        if verb == "discard", item == nil, !arguments.has(.yes) {
            throw .usage(Texts.discardsAll, hint: Texts.confirmOrName)
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
        var lines: [Line] = []
        for change in changes { lines.append(Screens.change(change, of: await name(of: change.item), isGuest: session?.kind == .guest)) }
        try show(
            text: { [lines] in lines.isEmpty ? [Line(Texts.noUnsentChanges)] : lines },
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
        let changes = Texts.changes(chosen.count)
        let words = again > 0 ? Texts.retried(changes, rejectedAgain: again) : Texts.retried(changes)
        try show(
            text: { [Line(chosen.isEmpty ? Texts.noRejectedChanges : words)] },
            json: { SettledJSON(retried: chosen.count, rejected: again, discarded: nil) })
        if let obstacle { terminal.note(Line(Texts.notAllSent(obstacle))) }
    }

    /// Makes the unsent ratings of the guests that have ended here changes of the current session, and sends them.
    fileprivate func takeOver() async throws(Failure) {
        let (count, current) = try await marquee { () async throws(MarqueeError) in
            guard let current = try await client.account.current(()) else { throw .nobodySignedIn }
            var count = 0
            for guest in try await client.account.sessions() where guest.isEndedGuest && guest.id != current.id {
                count += try await client.library.takeOverPending(guest)
            }
            return (count, current)
        }
        let obstacle = count == 0 ? nil : try await deliver()
        let kept = await endedGuestRatings(besides: current)
        try show(
            text: { [Line(count == 0 ? Texts.nothingToTakeOver : Texts.takenOver(Texts.changes(count)))] },
            json: { SettledJSON(retried: nil, rejected: nil, discarded: nil, takenOver: count) })
        if kept > 0 { terminal.note(Line(Texts.guestRatingsKept(Texts.changes(kept)))) }
        if count > 0, let rejected = await backlog(of: current)?.rejected, rejected > 0 {
            terminal.note(Line(Texts.changesRejected(rejected)))
        }
        if let obstacle { terminal.note(Line(Texts.notAllSent(obstacle))) }
    }

    fileprivate func discard(_ changes: [PendingChange]) async throws(Failure) {
        // A change that is being taken back already cannot be discarded again.
        let chosen = changes.filter { !$0.isTakenBack }
        let outcomes = try await marquee { () async throws(MarqueeError) in
            var outcomes: [DiscardOutcome] = []
            for change in chosen { outcomes.append(try await client.library.discard(change)) }
            return outcomes
        }
        let takenBack = outcomes.count { $0 == .takenBack } + changes.count - chosen.count
        try show(
            text: {
                [Line(Texts.discarded(Texts.changes(changes.count)))]
                    + (takenBack == 0 ? [] : [Line(Texts.takenBack(Texts.changes(takenBack)))])
            },
            json: { SettledJSON(retried: nil, rejected: nil, discarded: changes.count, takenBack: takenBack) })
    }
}

extension Screens {
    fileprivate static func change(_ change: PendingChange, of name: String, isGuest: Bool) -> Line {
        let state =
            switch change.state {
            case .waiting where change.isTakenBack: Texts.isTakenBack
            case .waiting: Texts.screens.waitsToBeSent
            case .retrying(let attempts, let date): Texts.failedAttempts(attempts, next: Texts.moment(date))
            case .sending: Texts.isBeingSent
            case .suspended: isGuest ? Texts.isSuspendedOfGuest : Texts.isSuspended
            case .rejected(let error): Texts.isRejected(error.words)
            }
        return (Line("  \(name): \(Glyphs.words(change.value)), ") + Line(state, .faint)).hanging(at: 4)
    }
}

private struct PendingJSON: Encodable {
    let changes: [PendingChange]
}

private struct SettledJSON: Encodable {
    let retried: Int?
    let rejected: Int?
    let discarded: Int?
    /// How many of the discarded changes may have reached the server, so that they are taken back there.
    var takenBack: Int?
    var takenOver: Int?
}

extension ParsedArguments {
    /// The item of the words behind the first ones: a movie, a series or, with its options, an episode.
    func item(after count: Int) throws(Failure) -> Markable {
        let rest = words.dropFirst(count)
        guard let kind = rest.first, let id = rest.dropFirst().first.flatMap({ Int($0) }), ["movie", "tv"].contains(kind) else {
            throw .usage(Texts.needsTitle(words[0], words.prefix(count).joined(separator: " ")))
        }
        switch (kind, try number(.season), try number(.episode)) {
        case ("tv", let season?, let episode?): return .episode(of: id, season: season, number: episode)
        case (_, nil, nil): return kind == "tv" ? .tv(id) : .movie(id)
        default: throw .usage(Texts.seasonAndEpisode)
        }
    }
}
