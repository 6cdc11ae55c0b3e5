import Marquee
import MarqueeUpcoming
import Synchronization

/// The days of events as this process has shown them, and those that moved in the last week. It knows titles, and no member.
final class MovedDays: Sendable {
    private struct Known {
        var day: Day
        var before: Day?
        /// In milliseconds since 1970.
        var movedAt = 0
    }

    private let days = Mutex<[String: Known]>([:])

    /// The most events. When there are more, all of them begin anew.
    private static let most = 20_000
    /// How long a moved day is marked, in milliseconds.
    private static let week = 7 * 86_400_000

    /// Notes the days of events, and returns the events with the days that they had before.
    func noting(_ upcoming: Upcoming, at now: Int) -> Upcoming {
        days.withLock { days in
            if days.count + upcoming.entries.count > Self.most { days = [:] }
            var shown = upcoming
            for index in shown.entries.indices {
                let entry = shown.entries[index]
                var known = days[entry.id] ?? Known(day: entry.day)
                // Of an older answer, the day says nothing.
                if known.day != entry.day, upcoming.refreshError == nil {
                    (known.before, known.movedAt, known.day) = (known.day, now, entry.day)
                }
                days[entry.id] = known
                if let before = known.before, before != entry.day, (0..<Self.week).contains(now - known.movedAt) {
                    shown.entries[index].previousDay = before
                }
            }
            return shown
        }
    }
}
