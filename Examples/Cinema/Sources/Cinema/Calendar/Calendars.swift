import Foundation
import Marquee
import MarqueeUpcoming

/// Makes the calendars of members: each at most once in a time, however often a calendar program asks, and few at the same time.
actor Calendars {
    /// For how long a calendar is served as it is, in milliseconds.
    static let lifetime = 3_600_000
    /// The time between two attempts to make the calendar of a member, in milliseconds.
    static let pause = 300_000
    /// How many calendars are made at the same time.
    private static let atOnce = 4
    /// So many attempts are remembered.
    private static let mostAttempts = 10_000
    private static let days = 180
    private static let mostEvents = 1_000
    private static let longestSummary = 200
    /// For how long a calendar is served whose titles can no longer be read, in milliseconds.
    private static let patience = 7 * 86_400_000

    /// The tasks that make calendars, by the digests of addresses.
    private var running: [Data: Task<Void, Never>] = [:]
    /// When it was begun last, in milliseconds since 1970.
    private var attempts: [Data: Int] = [:]
    private var free = Calendars.atOnce
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The calendar of a member: the stored one if it is new enough; otherwise a new one or, if that takes longer than a limit, the stored one.
    /// Nil if there is none yet.
    func calendar(of feed: Feed, _ session: Session, in site: Site) async throws -> StoredCalendar? {
        let stored = try await site.feeds.calendar(of: feed)
        if let stored, stored.isFresh(for: feed, at: site.now) { return stored }
        guard let task = task(for: feed, session, site) else { return stored }
        await Self.wait(for: task, within: site.settings.pageTimeLimit)
        return try await site.feeds.calendar(of: feed) ?? stored
    }

    /// Ends what is being made.
    func finish() async {
        let tasks = running.values
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    /// The task that makes a calendar; nil if the last attempt was a moment ago.
    private func task(for feed: Feed, _ session: Session, _ site: Site) -> Task<Void, Never>? {
        if let task = running[feed.digest] { return task }
        let now = site.now
        if let last = attempts[feed.digest], (now &- last).magnitude < Self.pause { return nil }
        if attempts.count >= Self.mostAttempts { attempts = attempts.filter { (now &- $0.value).magnitude < Self.pause } }
        if attempts.count >= Self.mostAttempts { return nil }
        attempts[feed.digest] = now
        // Its requests have low priority: pages that people wait for come first.
        let task = Task(priority: .utility) {
            await self.enter()
            do {
                if let calendar = try await Self.made(of: feed, session, site) { try await site.feeds.store(calendar, of: feed) }
            } catch {
                // The reason holds no address and no title.
                site.logger.debug("calendar.failed", metadata: ["error": "\((error as? MarqueeError)?.reason.key ?? "storage")"])
            }
            self.leave(feed)
        }
        running[feed.digest] = task
        return task
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave(_ feed: Feed) {
        running[feed.digest] = nil
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    /// Waits for a task, which goes on if the program that asks has gone.
    private static func wait(for task: Task<Void, Never>, within limit: Duration) async {
        let (wait, end) = AsyncStream.makeStream(of: Void.self)
        let done = Task {
            await task.value
            end.finish()
        }
        let late = Task {
            try? await Task.sleep(for: limit)
            end.finish()
        }
        for await _ in wait {}
        late.cancel()
        done.cancel()
    }

    /// A new calendar; nil if the stored one is better.
    private static func made(of feed: Feed, _ session: Session, _ site: Site) async throws -> StoredCalendar? {
        let audience = try Audience(language: feed.language.tag, fallbackLanguages: ["en"], region: feed.country)
        let client = site.marquee.user(session).client(for: audience)
        let followed = try await client.followed()
        let now = site.settings.clock.now()
        // West of Greenwich, the day before is still today.
        let upcoming = try await client.upcoming(followed.titles, from: Day(now.addingTimeInterval(-86_400), in: .gmt), days: days)
        let stored = try await site.feeds.calendar(of: feed)
        // A calendar program removes the events that a calendar no longer has, so an answer that is missing for a moment removes none.
        let isUncertain = followed.isUncertain || stored?.titles.isDisjoint(with: upcoming.unread) == false
        if let stored, site.now &- stored.madeAt < patience, isUncertain { return nil }
        var entries = upcoming.entries.prefix(mostEvents)
        while true {
            let calendar = CalendarFile(Array(entries), name: "Cinema", stamp: now, previous: stored?.text) {
                summary(of: $0, feed.language)
            }
            // A calendar with the same events is the same file, so that calendar programs do not read it again.
            let text = stored.flatMap { $0.withoutStamps == StoredCalendar.withoutStamps(calendar.text) ? $0.text : nil } ?? calendar.text
            if text.utf8.count <= Feeds.mostBytes {
                return StoredCalendar(text: text, madeAt: site.now, language: feed.language, country: feed.country)
            }
            entries = entries.prefix(entries.count / 2)
        }
    }

    /// `Title 1×02: Name, New season`, `Title, In theaters`.
    private static func summary(of entry: UpcomingEntry, _ language: Language) -> String {
        let texts = language.texts.coming
        var words = [String(entry.title.prefix(longestSummary))]
        switch entry.event {
        case .episode(let episode, let name):
            let number = episode.number < 10 ? "0\(episode.number)" : "\(episode.number)"
            words[0] += " \(episode.season)×\(number)" + (name.isEmpty ? "" : language.colon + name.prefix(longestSummary))
            if entry.isSeasonStart { words.append(texts.newSeason) }
            if entry.isFinale { words.append(texts.finale) }
        case .release(_, let type, _): words.append(texts.name(type))
        @unknown default: break
        }
        return words.joined(separator: language.comma)
    }
}

extension StoredCalendar {
    /// Whether it can be served as it is.
    fileprivate func isFresh(for feed: Feed, at now: Int) -> Bool {
        (now &- madeAt).magnitude < Calendars.lifetime && language == feed.language && country == feed.country
    }

    /// The titles of its events, as the identifiers of events name them: `UID:tv-1399-s1e2@marquee`.
    fileprivate var titles: Set<MediaReference> {
        let titles = text.split(whereSeparator: \.isNewline).compactMap { line -> MediaReference? in
            let parts = line.dropFirst(4).split(separator: "-", maxSplits: 2)
            guard line.hasPrefix("UID:"), parts.count == 3, let id = Int(parts[1]) else { return nil }
            return MediaReference(MediaKind(rawValue: String(parts[0])), id)
        }
        return Set(titles)
    }

    fileprivate var withoutStamps: [Substring] { Self.withoutStamps(text) }

    /// The lines without the time at which the file was made.
    fileprivate static func withoutStamps(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("DTSTAMP:") }
    }
}
