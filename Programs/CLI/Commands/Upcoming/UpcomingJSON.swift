import Marquee
import MarqueeUpcoming

/// The output of `--json` about the next days.
struct UpcomingJSON: Encodable {
    let first: Day
    let age: Double
    let entries: [UpcomingEntryJSON]
    let unread: [String]
    let refreshError: MarqueeError?

    init(_ upcoming: Upcoming) {
        (first, age, refreshError) = (upcoming.first, upcoming.age / .seconds(1), upcoming.refreshError)
        entries = upcoming.entries.map(UpcomingEntryJSON.init)
        unread = upcoming.unread.map { "\($0.kind.rawValue)/\($0.id)" }
    }
}

/// An episode or a release on a day.
struct UpcomingEntryJSON: Encodable {
    let id: String
    let day: Day
    let title: String
    let item: String
    let season: Int?
    let episode: Int?
    let name: String?
    let releaseType: Int?
    let region: String?
    let isSeasonStart: Bool
    let isFinale: Bool
    let previousDay: Day?

    init(_ entry: UpcomingEntry) {
        (id, day, title, item) = (entry.id, entry.day, entry.title, "\(entry.item.kind.rawValue)/\(entry.item.id)")
        (isSeasonStart, isFinale, previousDay) = (entry.isSeasonStart, entry.isFinale, entry.previousDay)
        switch entry.event {
        case .episode(let place, let name):
            (season, episode, self.name) = (place.season, place.number, name)
            (releaseType, region) = (nil, nil)
        case .release(_, let type, let region):
            (season, episode, name) = (nil, nil, nil)
            (releaseType, self.region) = (type.rawValue, region)
        }
    }
}

/// A calendar file that was written.
struct CalendarJSON: Encodable {
    let file: String
    let events: Int
}

/// Titles that can be watched now.
struct TonightJSON: Encodable {
    struct Title: Encodable {
        let item: String
        let title: String
        let minutes: Int?
        let voteAverage: Double
        let providers: [String]

        init(_ found: TonightTitle) {
            (item, title, minutes) = ("\(found.item.kind.rawValue)/\(found.item.id)", found.title, found.minutes)
            (voteAverage, providers) = (found.voteAverage, found.providers)
        }
    }

    let region: String
    let titles: [Title]
}

/// Movies without a mark.
struct MissingJSON: Encodable {
    let movies: [Movie]
}
