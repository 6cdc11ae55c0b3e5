import Foundation
import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension Command {
    static let upcoming = Command(
        name: "upcoming", places: [.value(.id, .address, .title).open.optional()], summary: CommandSummaries.upcoming, options: [.days]
    ) { (arguments, context) async throws(Failure) in
        let wish = try UpcomingWish(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (upcoming, titles) = try await command.upcoming(wish)
            try command.show(upcoming, wish, past: upcoming.entries.isEmpty ? await command.past(titles ?? []) : [])
        }
    }
}

/// The titles and the days of a command line.
struct UpcomingWish {
    let queries: [SubjectQuery]
    let days: Int

    init(_ arguments: ParsedArguments) throws(Failure) {
        days = try arguments.number(.days) ?? 90
        guard (1...3_650).contains(days) else { throw .usage(Texts.needsNumber(Option.days.name, from: 1, to: 3_650)) }
        // “upcoming movies” is a category.
        let rest = arguments.words.dropFirst()
        if rest.count == 1, MediaKind(word: rest[1]) == .movie {
            throw .usage(
                Texts.needsSubject(arguments.words[0], MediaKind.movie.rawValue),
                hint: Texts.didYouMean("list movies upcoming") + " " + Failure.usageHint)
        }
        queries = try arguments.subjects([.movie, .tv])
    }
}

extension CommandSession {
    /// The events of the wanted days, with the days that this device knew before, and the titles that were named.
    func upcoming(_ wish: UpcomingWish) async throws(Failure) -> (Upcoming, titles: [MediaReference]?) {
        let titles = wish.queries.isEmpty ? nil : try await media(wish.queries)
        let (today, policy) = (Day(clock.now(), in: .current), policyOfNextRead)
        // What is cached is all that this device can remember.
        let known = policy.network == .never ? nil : try? await client.upcoming(titles, from: today, days: 3_650, policy: .offline)
        let found = try await marquee { () async throws(MarqueeError) in
            try await client.upcoming(titles, from: today, days: wish.days, policy: policy)
        }
        if found.entries.isEmpty, let title = found.unread.first, found.unread.count == titles?.count { try await fail(toRead: title) }
        return (found.moved(since: known?.entries ?? []), titles)
    }

    /// The days of titles that have no event to come, and whether a series has ended, from the answers that were just read.
    func past(_ titles: [MediaReference]) async -> [Line] {
        var lines: [Line] = []
        for title in titles {
            var facts: [String?] = []
            if title.kind == .movie,
                let details = try? await client.movies.details(title.id, including: ScreenParts.movie, policy: .offline).value
            {
                facts = [details.movie.title, details.movie.releaseDate.map(Texts.screens.day)]
            } else if let details = try? await client.tv.details(title.id, including: ScreenParts.series, policy: .offline).value {
                facts = [details.series.name, Texts.screens.days(of: details), details.status.map(Texts.screens.name(of:))]
            }
            if !facts.isEmpty { lines.append(Line(facts.compactMap { $0 }.joined(separator: " · "), .faint)) }
        }
        return lines
    }

    /// Throws the error of a title that could not be read.
    private func fail(toRead title: MediaReference) async throws(Failure) {
        if title.kind == .movie {
            _ = try await fetch { (policy) async throws(MarqueeError) in
                try await client.movies.details(title.id, including: ScreenParts.movie, policy: policy)
            }
        } else {
            _ = try await fetch { (policy) async throws(MarqueeError) in
                try await client.tv.details(title.id, including: ScreenParts.series, policy: policy)
            }
        }
    }

    /// Shows the events by day.
    ///
    /// - Parameter past: Lines about titles without an event.
    func show(_ upcoming: Upcoming, _ wish: UpcomingWish, past: [Line] = []) throws(Failure) {
        try show(rows: upcoming.entries.map(UpcomingEntryJSON.init)) {
            Screens.upcoming(upcoming, days: wish.days, isOffline: policy.network == .never, width: terminal.width) + past
        } json: {
            UpcomingJSON(upcoming)
        }
        if let error = upcoming.refreshError { terminal.note(Line(Texts.cachedBecause(error.words))) }
        if !upcoming.unread.isEmpty {
            let titles =
                upcoming.unread.prefix(9).map { "\($0.kind.rawValue) \($0.id)" } + (upcoming.unread.count > 9 ? [Texts.andOthers] : [])
            terminal.note(Line(Texts.upcomingUnread(titles.joined(separator: Texts.comma))))
        }
    }

    /// Shows rows as text or as JSON, each by itself where `--json=lines` asks for that.
    func show<Row: Encodable>(rows: [Row], text: () -> [Line], json: () -> any Encodable) throws(Failure) {
        guard isJSON, terminal.printsRows else { return try show(text: text, json: json) }
        for row in rows { try terminal.print(json: row) }
    }
}

extension Screens {
    fileprivate static func upcoming(_ upcoming: Upcoming, days: Int, isOffline: Bool, width: Int) -> [Line] {
        let isCached = isOffline || upcoming.refreshError != nil
        let fetched = Fetched(
            upcoming, origin: isCached ? .store : .server, age: upcoming.age, isStale: upcoming.refreshError != nil,
            refreshError: upcoming.refreshError)
        guard !upcoming.entries.isEmpty else { return [heading(Texts.nothingUpcoming(days), fetched)] }
        var lines = [heading(Texts.upcoming, fetched)]
        for (name, entries) in upcoming.groups {
            lines.append(Line(name, .heading))
            lines += Table(columns: [.upcomingDay, .kind, .id, .text], rows: entries.map(\.cells)).lines(width: width)
        }
        return lines + [Line(Texts.daysHaveNoTimeZone, .faint)]
    }
}

extension Table.Column {
    fileprivate static let upcomingDay = Table.Column(least: 12)
}

extension UpcomingEntry {
    fileprivate var cells: [Line] {
        let reference: ItemReference?
        switch event {
        case .episode(let episode, _): reference = .episode(episode)
        case .release(let movie, _, _): reference = .movie(movie)
        }
        let notes = notes
        return [
            Line(Texts.screens.day(day)), Line(item.kind.rawValue), Line(String(item.id)),
            Line(words, link: reference?.address) + Line(notes.isEmpty ? "" : "  " + notes.joined(separator: " · "), .faint),
        ]
    }
}
