import Foundation
import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension Visit {
    /// The next episodes and releases of the titles that the person follows: today, this week and later, for the person's country.
    func upcoming() async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        let followed = try await marquee.followed()
        let (marquee, titles, first) = (marquee, followed.titles, Day(site.settings.clock.now(), in: .gmt))
        let fetched = try await shown(on: .library) { (policy) async throws(MarqueeError) in
            let upcoming = try await marquee.upcoming(titles, from: first, days: Self.daysOfUpcoming, policy: policy)
            return Fetched(
                upcoming, origin: .store, age: upcoming.age, isStale: policy == .offline, refreshError: upcoming.refreshError)
        }
        let upcoming = site.movedDays.noting(fetched.value, at: site.now)
        let sections = [
            ("today", texts.today, upcoming.today), ("week", texts.thisWeek, upcoming.thisWeek), ("later", coming.later, upcoming.later),
        ].map { section($0, $1, $2) }
        return .page(
            coming.comesNext,
            """
            <h1>\(coming.comesNext)</h1>\(tabs(on: "upcoming"))\(freshness(fetched))\
            \(upcoming.entries.isEmpty && upcoming.unread.isEmpty ? nothingNext(isWhole: !fetched.isStale) : .empty)\(sections)\(remarks(upcoming, followed))
            """, data: fetched.map { _ in UpcomingJSON(upcoming) })
    }

    private static let daysOfUpcoming = 90

    /// The events of some days; nothing without any.
    private func section(_ id: String, _ title: String, _ entries: [UpcomingEntry]) -> HTML {
        if entries.isEmpty { return .empty }
        return """
            <section aria-labelledby="\(id)"><h2 id="\(id)">\(title)</h2><ul class="links coming">\(entries.map(row))</ul></section>
            """
    }

    private func row(_ entry: UpcomingEntry) -> HTML {
        var (path, words, badges) = ("", [String](), [String]())
        switch entry.event {
        case .episode(let episode, let name):
            path = episode.path
            words = ["\(texts.season) \(episode.season)", "\(texts.episode) \(episode.number)", name]
            if entry.isSeasonStart { badges.append(coming.newSeason) }
            if entry.isFinale { badges.append(coming.finale) }
        case .release(let movie, let type, let region):
            path = Markable.movie(movie).path
            words = [coming.name(type)]
            // Dates of another region than the reader's say so.
            if let region, region != country { words.append(language.locale.localizedString(forRegionCode: region) ?? region) }
        @unknown default: return .empty
        }
        if let before = entry.previousDay { badges.append(coming.moved(self.words(of: before))) }
        let marks = badges.map { "<span class=\"badge mark\">\($0)</span>" as HTML }
        return """
            <li>\(day(entry.day))<a href="\(path)"><bdi>\(entry.title)</bdi></a>\
            <span class="card-facts"><bdi>\(words.filter { !$0.isEmpty }.joined(separator: language.comma))</bdi></span>\(marks)</li>
            """
    }

    /// What is said in place of events. A list that is not whole yet may have some.
    private func nothingNext(isWhole: Bool) -> HTML {
        isWhole ? "<p class=\"empty\">\(coming.nothingNext) \(coming.followHint)</p>" : skeleton(Skeleton([.text(lines: 6)]))
    }

    /// What the list does not have, and what its days mean.
    private func remarks(_ upcoming: Upcoming, _ followed: FollowedTitles) -> HTML {
        let unread: HTML? =
            upcoming.unread.isEmpty
            ? nil
            : "<p><span class=\"badge away\">\(coming.unread) \(upcoming.unread.count)</span> <a href=\"\(path)\">\(texts.retry)</a></p>"
        let part: HTML? = followed.isPart ? "<p>\(coming.partOfShelves(FollowedTitles.mostOfAShelf))</p>" : nil
        return
            "<div class=\"remarks\">\(unread)\(part)<p>\(coming.dayNote)</p><p><a href=\"/account/calendar\">\(coming.calendar)</a></p></div>"
    }
}

/// The events for programs.
private struct UpcomingJSON: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        let id: String
        let day: Day
        let item: MediaReference
        let title: String
        let isSeasonStart: Bool
        let isFinale: Bool
        let previousDay: Day?
    }

    let first: Day
    let entries: [Entry]
    let unread: [MediaReference]

    init(_ upcoming: Upcoming) {
        (first, unread) = (upcoming.first, upcoming.unread)
        entries = upcoming.entries.map { entry in
            Entry(
                id: entry.id, day: entry.day, item: entry.item, title: entry.title, isSeasonStart: entry.isSeasonStart,
                isFinale: entry.isFinale, previousDay: entry.previousDay)
        }
    }
}
