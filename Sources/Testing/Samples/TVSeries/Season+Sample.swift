public import MarqueeDomain

extension Season: Sampled {
    /// The first five seasons of Game of Thrones.
    public static var samples: [Season] {
        [
            season(3_624, 1, "2011-04-17", 10, "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", 8.3),
            season(3_625, 2, "2012-04-01", 10, "/9xfNkPwDOqyeUvfNhs1XlWA0esP.jpg", 8.2),
            season(3_626, 3, "2013-03-31", 10, "/5MkZjRnCKiIGn3bkXrXfndEzqOU.jpg", 8.2),
            season(3_628, 4, "2014-04-06", 10, "/jXIMScXE4J4EVHUba1JgxZnWbo4.jpg", 8.4),
            season(62_090, 5, "2015-04-12", 10, "/7Q1Hy1AHxAzA2lsmzEMBvuWTX0x.jpg", 8.2),
        ]
    }

    private static func season(_ id: Int, _ number: Int, _ day: String, _ episodes: Int, _ poster: String, _ votes: Double) -> Season {
        edited(Season(id: id, seasonNumber: number)) {
            $0.name = "Season \(number)"
            $0.overview = "The overview of season \(number) in a sample."
            $0.airDate = Day(day)
            $0.episodeCount = episodes
            $0.posterPath = ImagePath(poster)
            $0.voteAverage = votes
        }
    }
}

extension SeasonDetails: Sampled {
    /// The seasons of Game of Thrones; the first with its episodes and all parts, the others without.
    public static var samples: [SeasonDetails] {
        var samples = Season.samples.map { SeasonDetails(season: $0) }
        samples[0] = edited(samples[0]) {
            $0.episodes = .sample
            $0.networks = [.sample]
            $0.credits = Credits.samples[1]
            $0.videos = Array(Video.samples.dropFirst(2))
            let pictures = [$0.posterPath.map { Picture(filePath: $0, width: 1_000, height: 1_500) }].compactMap(\.self)
            $0.images = edited(ImageSet()) { $0.posters = pictures }
            $0.aggregateCredits = .sample
            $0.externalIDs = ExternalIDs.samples[3]
            $0.watchProviders = WatchProviders.samples[1]
            $0.translations = .sample
            $0.accountStates = .sample
        }
        return samples
    }
}

extension SeriesSeason: Sampled {
    /// The seasons of Game of Thrones.
    public static var samples: [SeriesSeason] { Season.samples.map { SeriesSeason(series: TVSeries.sample.id, season: $0) } }
}
