public import Marquee

/// An episode or a release on a day.
///
/// A day has no time zone: it is the day that TMDb has, which is the day of the broadcast in the country of the series, or of the release in its
/// region. Elsewhere an episode can be available a day later.
public struct UpcomingEntry: Sendable, Hashable, Identifiable {
    /// What happens on the day.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Event: Sendable, Hashable {
        /// An episode of a TV series, with its name; empty if unknown.
        case episode(EpisodeReference, name: String)
        /// A release of a movie. The region is nil if TMDb has only the first day of any region.
        case release(Movie.ID, ReleaseType, region: String?)
    }

    /// The day.
    public var day: Day
    /// The title of the movie or of the series.
    public var title: String
    /// The event.
    public var event: Event
    /// Whether a season begins with this episode.
    public var isSeasonStart = false
    /// Whether a season, or a part of it, ends with this episode.
    public var isFinale = false
    /// The day that an earlier reading had; nil if it had none, or the same one.
    public var previousDay: Day?

    public init(_ event: Event, title: String, day: Day) { (self.event, self.title, self.day) = (event, title, day) }

    /// The movie or the series.
    public var item: MediaReference {
        switch event {
        case .episode(let episode, _): .tv(episode.series)
        case .release(let movie, _, _): .movie(movie)
        }
    }

    /// Identifies the event, whatever its day: `tv-1399-s1e2`, `movie-550-DE-3`.
    public var id: String {
        switch event {
        case .episode(let episode, _): "tv-\(episode.series)-s\(episode.season)e\(episode.number)"
        case .release(let movie, let type, let region): "movie-\(movie)-\(region ?? "any")-\(type.rawValue)"
        }
    }
}

/// The events of some days, by day.
public struct Upcoming: Sendable {
    /// The first day.
    public var first: Day
    /// The events, the earliest first.
    public var entries: [UpcomingEntry] = []
    /// The time since TMDb last confirmed the oldest of the answers.
    public var age = Duration.zero
    /// The titles that could not be read. Their events are missing.
    public var unread: [MediaReference] = []
    /// The error of the server, if an older answer is used in place of a new one.
    public var refreshError: MarqueeError?

    public init(first: Day) { self.first = first }

    /// The events of the first day.
    public var today: [UpcomingEntry] { entries.filter { $0.day == first } }
    /// The events of the six days after it.
    public var thisWeek: [UpcomingEntry] { entries.filter { (1...6).contains(first.days(until: $0.day)) } }
    /// The events of later days.
    public var later: [UpcomingEntry] { entries.filter { first.days(until: $0.day) > 6 } }

    /// Returns the events with the days that an earlier reading had for them.
    public func moved(since earlier: [UpcomingEntry]) -> Upcoming {
        let days = Dictionary(earlier.map { ($0.id, $0.day) }) { first, _ in first }
        var upcoming = self
        for index in upcoming.entries.indices {
            let entry = upcoming.entries[index]
            upcoming.entries[index].previousDay = days[entry.id].flatMap { $0 == entry.day ? nil : $0 }
        }
        return upcoming
    }
}
