import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// The pending and the rejected changes, and the button that sends all at once.
    func syncState(_ pending: [PendingChange]) async -> HTML {
        // A change of this moment is on its way, and not waiting.
        let now = site.settings.clock.now()
        let waiting = pending.filter { $0.isTakenBack || $0.isRejected || SyncStatus($0, at: now) != nil }
        var rows: [HTML] = []
        for change in waiting.prefix(20) { rows.append(row(change, await name(of: change.item))) }
        let heading: HTML =
            pending.isEmpty ? "\(texts.allSent)" : waiting.isEmpty ? "\(texts.beingSent)" : "\(texts.waiting) \(waiting.count)"
        let again: HTML? = pending.isEmpty ? nil : " data-again=\".sync\""
        return """
            <section class="sync box"\(again) aria-labelledby="sync"><h2 id="sync">\(heading)</h2><ul class="pending">\(rows)</ul>
            <form method="post" action="/library/sync">\(token)<button>\(texts.syncNow)</button></form></section>
            """
    }

    /// Sends a rejected change again, or takes a change back.
    func settlePending(_ form: FormFields) async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        guard let change = try await marquee.library.pending().first(where: { $0.formValue == form["change"] }) else {
            return .redirect(to: shelfPath)
        }
        if form["action"] == "resend" {
            let library = marquee.library
            try await act(on: change.item) { () async throws(MarqueeError) in try await library.retry(change) }
            return .redirect(to: shelfPath, .resent)
        }
        let library = marquee.library
        let outcome = try await act(on: change.item) { () async throws(MarqueeError) in try await library.discard(change) }
        return .redirect(to: shelfPath, outcome == .takenBack ? .takenBack : .discarded)
    }

    private func row(_ change: PendingChange, _ name: String) -> HTML {
        // A change that is already being taken back cannot be discarded.
        if change.isTakenBack {
            return """
                <li><span><bdi>\(name)</bdi>\(language.colon)\(text(of: change.value))</span> \
                <span class="badge pending">\(texts.takenBack)</span></li>
                """
        }
        let warning: HTML? = change.mayHaveArrived ? "<span class=\"card-facts\">\(texts.discardWarning)</span>" : nil
        return """
            <li><span><bdi>\(name)</bdi>\(language.colon)\(text(of: change.value))</span> \
            <span class="badge pending">\(state(change.state))</span>
            <form method="post" action="/library/pending">\(token)<input type="hidden" name="change" value="\(change.formValue)">
            \(change.isRejected ? "<button name=\"action\" value=\"resend\">\(texts.resend)</button>" as HTML : .empty)
            <button name="action" value="discard">\(texts.discard)</button></form>\(warning)</li>
            """
    }

    /// The title, as its page or a list had it.
    func name(of item: Markable) async -> String {
        let title = item.title
        let known = (try? await marquee.preview(title))?.title
        let name = known ?? "\(title.kind == .movie ? texts.movie : texts.series) \(title.id)"
        guard case .episode(let episode) = item else { return name }
        return [name, "\(texts.season) \(episode.season)", "\(texts.episode) \(episode.number)"].joined(separator: language.comma)
    }

    /// A mark as it was set.
    func text(of value: MarkValue) -> String {
        switch value {
        case .favorite(let isSet): isSet ? texts.message(.favoriteAdded) : texts.message(.favoriteRemoved)
        case .watchlist(let isSet): isSet ? texts.message(.watchlistAdded) : texts.message(.watchlistRemoved)
        case .rating(let rating): rating.map { "\(texts.yourRating) \(number($0))" } ?? texts.message(.ratingRemoved)
        @unknown default: ""
        }
    }

    private func state(_ state: PendingChange.State) -> String {
        if case .rejected = state { texts.rejected } else { texts.pending }
    }
}

extension PendingChange {
    /// The name of this change in a form.
    fileprivate var formValue: String { "\(value.kind.rawValue) \(item)" }
    fileprivate var isRejected: Bool { if case .rejected = state { true } else { false } }
}
