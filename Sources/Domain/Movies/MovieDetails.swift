/// A movie with all details that TMDb sends in one answer. The properties of ``Movie`` can be read directly: `details.title`.
///
/// Its parts are optional: one that was not asked for is nil (``MoviePart``).
///
/// See <https://developer.themoviedb.org/reference/movie-details>.
@dynamicMemberLookup
public struct MovieDetails: Sendable, Hashable, Codable, Identifiable {
    /// The movie, as in lists.
    public var movie: Movie
    /// The tagline; empty if TMDb has none.
    public var tagline = ""
    /// The production status.
    public var status: MovieStatus?
    /// The runtime in minutes, if known.
    public var runtime: Int?
    /// The budget in US dollars, if known.
    public var budget: Int?
    /// The revenue in US dollars, if known.
    public var revenue: Int?
    /// The homepage, as TMDb has it: untrusted text from the server.
    public var homepage = ""
    /// Its id on IMDb, if known.
    public var imdbID: String?
    /// Its genres.
    public var genres: [Genre] = []
    /// The collection that it belongs to, if any.
    public var collection: MovieCollection?
    /// The production companies.
    public var companies: [ProductionCompany] = []
    /// The countries it comes from, as ISO 3166-1.
    public var originCountries: [String] = []
    /// The production countries, with their names in English.
    public var countries: [Country] = []
    /// The spoken languages.
    public var spokenLanguages: [SpokenLanguage] = []
    /// The cast and the crew.
    public var credits: Credits?
    /// Trailers and other videos.
    public var videos: [Video]?
    /// Posters, backdrops and logos.
    public var images: ImageSet?
    /// Movies with the same genres and keywords.
    public var similar: Page<Movie>?
    /// TMDb's recommendations for people who liked this movie.
    public var recommendations: Page<Movie>?
    /// Reviews by users.
    public var reviews: Page<Review>?
    /// Its releases, by region.
    public var releases: [Release]?
    /// Its titles in other countries.
    public var alternativeTitles: [AlternativeTitle]?
    /// Its ids at other services.
    public var externalIDs: ExternalIDs?
    /// Its keywords.
    public var keywords: [Keyword]?
    /// The lists of people that it is on.
    public var lists: Page<MediaListSummary>?
    /// Where it can be watched.
    public var watchProviders: WatchProviders?
    /// What was changed of it in the last 24 hours.
    public var changes: [Change]?
    /// Its texts in all languages; they are there without being asked for if the audience has fallback languages.
    public var translations: [Translation]?

    /// The marks of the account that the server knew when it answered; ``Fetched/marks`` has what was changed since then, too.
    public var accountStates: Marks?

    public init(movie: Movie) { self.movie = movie }

    public var id: Int { movie.id }

    public subscript<Value>(dynamicMember member: KeyPath<Movie, Value>) -> Value { movie[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Movie, Value>) -> Value {
        get { movie[keyPath: member] }
        set { movie[keyPath: member] = newValue }
    }
}

extension MovieDetails {
    /// The same movie with missing texts filled from the translations, field by field, best language first.
    package func fillingGaps(for audience: Audience) -> MovieDetails {
        let texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        filled.movie.title = texts.filled(title: movie.title, original: movie.originalTitle, in: movie.originalLanguage)
        filled.movie.overview = texts.filled(movie.overview, \.overview)
        filled.tagline = texts.filled(tagline, \.tagline)
        filled.homepage = texts.filled(homepage, \.homepage)
        return filled
    }
}

extension MovieUseCases {
    /// Reads who plays in a movie and who made it (<https://developer.themoviedb.org/reference/movie-credits>).
    public var credits: Get<Movie.ID, Credits> { Get(movies.credits) }

    /// Reads one movie with its credits, videos, images, reviews, and similar movies.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-details>.
    public var details: GetDetails<Movie.ID, MoviePart, MovieDetails> { GetDetails(movies.details) }
}
