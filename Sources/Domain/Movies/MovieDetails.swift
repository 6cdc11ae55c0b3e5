#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A movie with its details and the requested parts. It forwards the properties of ``Movie``: `details.title`.
///
/// A part (``MoviePart``) is nil unless the read requested it.
///
/// See <https://developer.themoviedb.org/reference/movie-details>.
@dynamicMemberLookup
public struct MovieDetails: Sendable, Equatable, Codable, Identifiable {
    /// The fields that lists have, too.
    public var movie: Movie
    /// The tagline; empty if TMDb has none.
    public var tagline = ""
    /// The production status; nil if unknown.
    public var status: MovieStatus?
    /// The runtime in minutes; nil if unknown.
    public var runtime: Int?
    /// The budget in US dollars; nil if unknown.
    public var budget: Int?
    /// The revenue in US dollars; nil if unknown.
    public var revenue: Int?
    /// The homepage: untrusted text from the server; empty if unknown.
    public var homepage = ""
    /// Its id on IMDb; nil if unknown.
    public var imdbID: String?
    /// Its genres.
    public var genres: [Genre] = []
    /// The collection that it belongs to; nil if there is none.
    public var belongsToCollection: MovieCollection?
    /// The production companies.
    public var productionCompanies: [ProductionCompany] = []
    /// The countries of origin, as ISO 3166-1.
    public var originCountries: [String] = []
    /// The production countries, with their names in English.
    public var productionCountries: [ProductionCountry] = []
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
    /// TMDb's recommendations to users who like this movie.
    public var recommendations: Page<Movie>?
    /// Reviews by users.
    public var reviews: Page<Review>?
    /// Its releases, by region.
    public var releaseDates: [Release]?
    /// Its titles in other countries.
    public var alternativeTitles: [AlternativeTitle]?
    /// Its ids at other services.
    public var externalIDs: ExternalIDs?
    /// Its keywords.
    public var keywords: [Keyword]?
    /// The user lists that contain it.
    public var lists: Page<MediaListSummary>?
    /// The providers that stream, rent or sell it, by country.
    public var watchProviders: WatchProviders?
    /// The changes of the last 24 hours.
    public var changes: [Change]?
    /// The texts in all languages. They are requested automatically if the audience has fallback languages.
    public var translations: [Translation]?

    /// The account's marks when the server answered. ``Fetched/marks`` also has later changes.
    public var accountStates: Marks?

    /// The runtime; nil if unknown.
    public var duration: Duration? { runtime.map { .seconds(60 * $0) } }

    public init(movie: Movie) { self.movie = movie }

    public var id: Int { movie.id }

    /// The movie's page on IMDb; nil if TMDb has no id of IMDb.
    public var imdbURL: URL? { WebPage.imdb(imdbID ?? externalIDs?.imdbID) }

    public subscript<Value>(dynamicMember member: KeyPath<Movie, Value>) -> Value { movie[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Movie, Value>) -> Value {
        get { movie[keyPath: member] }
        set { movie[keyPath: member] = newValue }
    }
}

extension MovieDetails {
    /// Returns the movie with missing texts filled from the translations, field by field, best language first.
    package func fillingGaps(for audience: Audience) -> MovieDetails {
        var texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        texts.fill(title: &filled.movie.title, .title, original: movie.originalTitle, in: movie.originalLanguage)
        texts.fill(&filled.movie.overview, .overview, from: .overview)
        texts.fill(&filled.tagline, .tagline, from: .tagline)
        texts.fill(&filled.homepage, .homepage, from: .homepage)
        filled.movie.textLanguages = texts.languages
        return filled
    }
}

extension MovieUseCases {
    /// Reads the cast and the crew of a movie (<https://developer.themoviedb.org/reference/movie-credits>).
    public var credits: Get<Movie.ID, Credits> { Get(movies.credits) }

    /// Reads a movie with its credits, videos, images, reviews, releases, recommendations and similar movies, or with other parts
    /// (<https://developer.themoviedb.org/reference/movie-details>).
    public var details: GetDetails<Movie.ID, MoviePart, MovieDetails> { GetDetails(movies.details) }
}

extension GetDetails where Input == Movie.ID, Part == MoviePart, Value == MovieDetails {
    /// Reads the details of a movie that a list has.
    public func callAsFunction(
        _ movie: Movie, including parts: Set<MoviePart> = MoviePart.standard, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<MovieDetails> {
        try await self(movie.id, including: parts, policy: policy, language: language)
    }
}
