public import MarqueeDomain

extension Day: Sampled {
    /// Days, the latest first.
    public static var samples: [Day] { ["2023-01-15", "2019-05-30", "2001-07-20", "1999-10-15", "1977-05-25"].compactMap { Day($0) } }
}

extension PartialDay: Sampled {
    /// A day, and a year.
    public static var samples: [PartialDay] { ["1956-07-09", "1956"].compactMap { PartialDay($0) } }
}

extension Rating: Sampled {
    /// From 9 down to the lowest.
    public static var samples: [Rating] { [18, 17, 14, 10, 1].compactMap { Rating(halfPoints: $0) } }
}

extension MediaReference: Sampled {
    /// A movie, a series, a person and a collection.
    public static var samples: [MediaReference] { MediaItem.samples.map(\.id) + [TVSeries.samples[1].reference] }
}

extension EpisodeReference: Sampled {
    /// The episodes of ``MarqueeDomain/Episode``'s samples.
    public static var samples: [EpisodeReference] { SeriesEpisode.samples.compactMap(\.reference) }
}

extension SeasonReference: Sampled {
    /// The seasons of ``MarqueeDomain/Season``'s samples.
    public static var samples: [SeasonReference] { SeriesSeason.samples.compactMap(\.reference) }
}

extension Markable: Sampled {
    /// Movies, series and an episode.
    public static var samples: [Markable] {
        [.movie(550), .tv(1_399), .episode(of: 1_399, season: 1, number: 1), .movie(11), .tv(1_396)]
    }
}

extension MarkValue: Sampled {
    /// One value of each kind, and two that remove a mark.
    public static var samples: [MarkValue] {
        [.favorite(true), .watchlist(true), .rating(.sample), .favorite(false), .rating(nil)]
    }
}

extension Marks: Sampled {
    /// A favorite with a rating, and other combinations; the last has a change that waits and one that was rejected.
    public static var samples: [Marks] {
        [
            Marks(isFavorite: true, rating: .sample), Marks(isOnWatchlist: true), Marks(rating: Rating.samples[1]), .none,
            Marks(isFavorite: true, isOnWatchlist: true, pending: [.favorite], rejected: [.rating]),
        ]
    }
}

extension JSONValue: Sampled {
    /// One value of each form.
    public static var samples: [JSONValue] {
        [.text("text"), .number(1.5), .flag(true), .null, .list([.number(1), .null]), .object(["key": .text("value")])]
    }
}
