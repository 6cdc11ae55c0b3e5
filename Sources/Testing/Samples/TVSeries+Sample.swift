public import MarqueeDomain

extension TVSeries {
    /// Game of Thrones, with a neutral text as its overview.
    public static var sample: TVSeries {
        var series = TVSeries(id: 1_399, name: "Game of Thrones")
        series.originalLanguage = "en"
        series.originCountries = ["US"]
        series.overview = "The overview of a sample."
        series.firstAirDate = Day(year: 2011, month: 4, day: 17)
        series.posterPath = ImagePath("/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg")
        series.backdropPath = ImagePath("/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg")
        series.genreIDs = [10_765, 18, 10_759]
        series.popularity = 346.098
        series.voteAverage = 8.438
        series.voteCount = 21_390
        return series
    }
}

extension TVSeriesDetails {
    /// The details of ``TVSeries/sample``, with its first season and without parts.
    public static var sample: TVSeriesDetails {
        var details = TVSeriesDetails(series: .sample)
        details.status = .ended
        details.lastAirDate = Day(year: 2019, month: 5, day: 19)
        details.seasonCount = 8
        details.episodeCount = 73
        details.episodeRuntimes = [60]
        details.networks = [TVNetwork(id: 49, name: "HBO")]
        details.seasons = [.sample]
        return details
    }
}

extension Season {
    /// The first season of ``TVSeries/sample``.
    public static var sample: Season {
        var season = Season(id: 3_624, number: 1)
        season.name = "Season 1"
        season.airDate = Day(year: 2011, month: 4, day: 17)
        season.episodeCount = 10
        season.posterPath = ImagePath("/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg")
        season.voteAverage = 8.3
        return season
    }
}

extension SeasonDetails {
    /// The details of ``Season/sample``, with its first episode.
    public static var sample: SeasonDetails {
        var details = SeasonDetails(season: .sample)
        details.episodes = [.sample]
        return details
    }
}

extension Episode {
    /// The first episode of ``TVSeries/sample``.
    public static var sample: Episode {
        var episode = Episode(id: 63_056, seasonNumber: 1, number: 1)
        episode.name = "Winter Is Coming"
        episode.airDate = Day(year: 2011, month: 4, day: 17)
        episode.runtime = 62
        episode.stillPath = ImagePath("/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg")
        episode.voteAverage = 8.1
        episode.voteCount = 396
        return episode
    }
}

extension EpisodeDetails {
    /// The details of ``Episode/sample``, without parts.
    public static var sample: EpisodeDetails { EpisodeDetails(episode: .sample) }
}
