/// A movie with all that TMDb tells about it in one answer. What stands in lists is at hand directly: `details.title`.
///
/// See <https://developer.themoviedb.org/reference/movie-details>.
@dynamicMemberLookup
public struct MovieDetails: Sendable, Hashable, Codable, Identifiable {
    /// The movie as it stands in lists.
    public var movie: Movie
    /// The line on its poster; empty if TMDb has none.
    public var tagline = ""
    /// How far its making has come.
    public var status: MovieStatus?
    /// How long it runs, in minutes, if known.
    public var runtime: Int?
    /// What it cost, in US dollars, if known.
    public var budget: Int?
    /// What it earned, in US dollars, if known.
    public var revenue: Int?
    /// Its website, as TMDb has it: text from outside.
    public var homepage = ""
    /// Its id on IMDb, if known.
    public var imdbID: String?
    /// Its genres.
    public var genres: [Genre] = []
    /// The collection that it belongs to, if any.
    public var collection: MovieCollection?
    /// Who made it.
    public var companies: [ProductionCompany] = []
    /// The countries it was made in, as ISO 3166-1.
    public var countries: [String] = []
    /// The languages spoken in it, as ISO 639-1.
    public var spokenLanguages: [String] = []
    /// Who plays in it and who made it.
    public var credits: Credits = .empty
    /// Trailers and other clips.
    public var videos: [Video] = []
    /// Posters, backdrops and logos.
    public var images: ImageSet = .empty
    /// Movies of the same genres and keywords.
    public var similar: Page<Movie> = .empty
    /// Movies that people who liked this one liked.
    public var recommendations: Page<Movie> = .empty
    /// What people wrote about it.
    public var reviews: Page<Review> = .empty
    /// Its releases, by region.
    public var releases: [Release] = []
    /// Its texts in other languages; empty unless the audience has fallback languages.
    public var translations: [Translation] = []

    /// Creates the details of a movie.
    public init(movie: Movie) { self.movie = movie }

    /// TMDb's id among movies.
    public var id: Int { movie.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<Movie, Value>) -> Value { movie[keyPath: member] }

    /// What stands in lists, to be changed.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Movie, Value>) -> Value {
        get { movie[keyPath: member] }
        set { movie[keyPath: member] = newValue }
    }
}

extension MovieDetails {
    /// The same movie with its empty texts filled from the translations, field by field, best language first.
    public func fillingGaps(from languages: [String]) -> MovieDetails {
        guard movie.overview.isEmpty || tagline.isEmpty || homepage.isEmpty else { return self }
        let texts = Fallbacks(translations, in: languages)
        var filled = self
        filled.movie.overview = texts.filled(movie.overview, \.overview)
        filled.tagline = texts.filled(tagline, \.tagline)
        filled.homepage = texts.filled(homepage, \.homepage)
        return filled
    }
}

/// How far the making of a movie has come.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MovieStatus: OpenVocabulary {
    /// Talked about.
    case rumored
    /// Decided.
    case planned
    /// Being shot.
    case inProduction
    /// Being cut.
    case postProduction
    /// Out.
    case released
    /// Given up.
    case canceled
    /// A status that this version does not know.
    case unknown(String)

    /// Every word that this version knows.
    public static let known: [MovieStatus] = [.rumored, .planned, .inProduction, .postProduction, .released, .canceled]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .rumored: "Rumored"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .postProduction: "Post Production"
        case .released: "Released"
        case .canceled: "Canceled"
        case .unknown(let raw): raw
        }
    }
}

/// Movies that belong together, such as a trilogy: what TMDb calls a collection.
public struct MovieCollection: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among collections.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its poster, if there is one.
    public var posterPath: ImagePath?
    /// Its backdrop, if there is one.
    public var backdropPath: ImagePath?

    /// Creates a collection.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

extension MovieUseCases {
    /// Reads who plays in a movie and who made it (<https://developer.themoviedb.org/reference/movie-credits>).
    public var credits: Get<Movie.ID, Credits> { Get(movies.credits) }

    /// Reads one movie with its credits, videos, images, reviews, and movies like it.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-details>.
    public var details: Get<Movie.ID, MovieDetails> { Get(movies.details) }
}
