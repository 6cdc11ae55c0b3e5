/// A TV series with all that TMDb tells about it in one answer. What stands in lists is at hand directly: `details.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-series-details>.
@dynamicMemberLookup
public struct TVSeriesDetails: Sendable, Hashable, Codable, Identifiable {
    /// The series as it stands in lists.
    public let series: TVSeries
    /// Its line; empty if TMDb has none.
    public let tagline: String
    /// How far its making has come.
    public let status: TVSeriesStatus?
    /// What sort of series it is.
    public let kind: TVSeriesKind?
    /// Whether more of it is being made.
    public let isInProduction: Bool
    /// The day of its latest episode, if known.
    public let lastAirDate: Day?
    /// How many seasons it has, without specials, if known.
    public let seasonCount: Int?
    /// How many episodes it has, without specials, if known.
    public let episodeCount: Int?
    /// How long episodes run, in minutes; TMDb no longer tells it of most series.
    public let episodeRuntimes: [Int]
    /// Its website, as TMDb has it: text from outside.
    public let homepage: String
    /// Its genres.
    public let genres: [Genre]
    /// Who thought of it.
    public let creators: [CrewMember]
    /// Who broadcasts it.
    public let networks: [TVNetwork]
    /// Who made it.
    public let companies: [ProductionCompany]
    /// The countries it was made in, as ISO 3166-1.
    public let countries: [String]
    /// The languages spoken in it, as ISO 639-1.
    public let spokenLanguages: [String]
    /// Its seasons, specials included, in TMDb's order.
    public let seasons: [Season]
    /// The latest episode, if there is one.
    public let lastEpisode: Episode?
    /// The next episode, if one is announced.
    public let nextEpisode: Episode?
    /// Who plays in its latest season and who made it; ``GetTVCredits`` reads those of all seasons.
    public let credits: Credits
    /// Trailers and other clips.
    public let videos: [Video]
    /// Posters, backdrops and logos.
    public let images: ImageSet
    /// Series of the same genres and keywords.
    public let similar: Page<TVSeries>
    /// Series that people who liked this one liked.
    public let recommendations: Page<TVSeries>
    /// What people wrote about it.
    public let reviews: Page<Review>
    /// What other services call it.
    public let externalIDs: ExternalIDs
    /// For which age it is meant, by country.
    public let contentRatings: [ContentRating]
    /// Its texts in other languages; empty unless the audience has fallback languages.
    public let translations: [Translation]

    /// Creates the details of a series.
    public init(
        series: TVSeries, tagline: String = "", status: TVSeriesStatus? = nil, kind: TVSeriesKind? = nil, isInProduction: Bool = false,
        lastAirDate: Day? = nil, seasonCount: Int? = nil, episodeCount: Int? = nil, episodeRuntimes: [Int] = [], homepage: String = "",
        genres: [Genre] = [], creators: [CrewMember] = [], networks: [TVNetwork] = [], companies: [ProductionCompany] = [],
        countries: [String] = [], spokenLanguages: [String] = [], seasons: [Season] = [], lastEpisode: Episode? = nil,
        nextEpisode: Episode? = nil, credits: Credits = .empty, videos: [Video] = [], images: ImageSet = .empty,
        similar: Page<TVSeries> = .empty, recommendations: Page<TVSeries> = .empty, reviews: Page<Review> = .empty,
        externalIDs: ExternalIDs = .none, contentRatings: [ContentRating] = [], translations: [Translation] = []
    ) {
        self.series = series
        self.tagline = tagline
        self.status = status
        self.kind = kind
        self.isInProduction = isInProduction
        self.lastAirDate = lastAirDate
        self.seasonCount = seasonCount
        self.episodeCount = episodeCount
        self.episodeRuntimes = episodeRuntimes
        self.homepage = homepage
        self.genres = genres
        self.creators = creators
        self.networks = networks
        self.companies = companies
        self.countries = countries
        self.spokenLanguages = spokenLanguages
        self.seasons = seasons
        self.lastEpisode = lastEpisode
        self.nextEpisode = nextEpisode
        self.credits = credits
        self.videos = videos
        self.images = images
        self.similar = similar
        self.recommendations = recommendations
        self.reviews = reviews
        self.externalIDs = externalIDs
        self.contentRatings = contentRatings
        self.translations = translations
    }

    /// TMDb's id among TV series.
    public var id: Int { series.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<TVSeries, Value>) -> Value { series[keyPath: member] }
}

extension TVSeriesDetails {
    /// The same series with its empty texts filled from the translations, field by field, best language first.
    public func fillingGaps(from languages: [String]) -> TVSeriesDetails {
        guard series.overview.isEmpty || tagline.isEmpty || homepage.isEmpty else { return self }
        let texts = Fallbacks(translations, in: languages)
        return TVSeriesDetails(
            series: TVSeries(
                id: series.id, name: series.name, originalName: series.originalName, originalLanguage: series.originalLanguage,
                originCountries: series.originCountries, overview: texts.filled(series.overview, \.overview),
                firstAirDate: series.firstAirDate, posterPath: series.posterPath, backdropPath: series.backdropPath,
                genreIDs: series.genreIDs, popularity: series.popularity, voteAverage: series.voteAverage, voteCount: series.voteCount,
                isAdult: series.isAdult),
            tagline: texts.filled(tagline, \.tagline), status: status, kind: kind, isInProduction: isInProduction,
            lastAirDate: lastAirDate, seasonCount: seasonCount, episodeCount: episodeCount, episodeRuntimes: episodeRuntimes,
            homepage: texts.filled(homepage, \.homepage), genres: genres, creators: creators, networks: networks, companies: companies,
            countries: countries, spokenLanguages: spokenLanguages, seasons: seasons, lastEpisode: lastEpisode, nextEpisode: nextEpisode,
            credits: credits, videos: videos, images: images, similar: similar, recommendations: recommendations, reviews: reviews,
            externalIDs: externalIDs, contentRatings: contentRatings, translations: translations)
    }
}

/// Reads one series with everything that belongs on its page.
public struct GetTVSeriesDetails: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of one series by TMDb's id.
    public func read(_ id: TVSeries.ID) -> Read<TVSeriesDetails> { series.details(id) }
}

extension TVSeriesUseCases {
    /// Reads one series with its seasons, credits, videos, images, reviews, and series like it.
    public var details: GetTVSeriesDetails { GetTVSeriesDetails(series: series) }
}
