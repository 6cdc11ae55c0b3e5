import Foundation
import Marquee
import MarqueeUpcoming

// The samples of Docs/Upcoming.md and of the module's reference.
func upcomingDays(marquee: MarqueeClient) async throws {
    let upcoming = try await marquee.upcoming(days: 30)
    for entry in upcoming.today + upcoming.thisWeek + upcoming.later {
        print(entry.day, entry.title, entry.isSeasonStart ? "new season" : entry.isFinale ? "finale" : "")
    }
}

func calendarFile(upcoming: Upcoming, file: URL) throws {
    let earlier = try? String(contentsOf: file, encoding: .utf8)
    let calendar = CalendarFile(upcoming.entries, name: "Marquee", stamp: Date(), previous: earlier)
    try Data(calendar.text.utf8).write(to: file)
}

func tonightAndMissing(marquee: MarqueeClient) async throws {
    for title in try await marquee.tonight(minutes: 120, region: "DE") {
        print(title.title, title.minutes ?? 0, title.providers)
    }
    for movie in try await marquee.missing(collection: 10) {
        print(movie.title)
    }
}

func referenceUpcoming(marquee: MarqueeClient, file: URL) async throws {
    let upcoming = try await marquee.upcoming(days: 30)
    for entry in upcoming.entries { print(entry.day, entry.title) }
    let calendar = CalendarFile(upcoming.entries, name: "Marquee", stamp: .now)
    try Data(calendar.text.utf8).write(to: file)
    for title in try await marquee.tonight(minutes: 120, region: "DE") { print(title.title, title.providers) }
    for movie in try await marquee.missing(collection: 10) { print(movie.title) }
}
