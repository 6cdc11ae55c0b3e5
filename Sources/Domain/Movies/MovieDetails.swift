/// A movie with all that TMDb tells about it in one answer. What stands in lists is at hand directly: `details.title`.
///
/// See <https://developer.themoviedb.org/reference/movie-details>.
@dynamicMemberLookup
public struct MovieDetails: Sendable, Hashable, Codable, Identifiable {
    /// The movie as it stands in lists.
    public let movie: Movie
    /// The line on its poster; empty if TMDb has none.
    public let tagline: String
    /// How far its making has come.
    public let status: MovieStatus?
    /// How long it runs, in minutes, if known.
    public let runtime: Int?
    /// What it cost, in US dollars, if known.
    public let budget: Int?
    /// What it earned, in US dollars, if known.
    public let revenue: Int?
    /// Its website, as TMDb has it: text from outside.
    public let homepage: String
    /// Its id on IMDb, if known.
    public let imdbID: String?
    /// Its genres.
    public let genres: [Genre]
    /// The series of movies that it belongs to, if any.
    public let series: MovieCollection?
    /// Who made it.
    public let companies: [ProductionCompany]
    /// The countries it was made in, as ISO 3166-1.
    public let countries: [String]
    /// The languages spoken in it, as ISO 639-1.
    public let spokenLanguages: [String]
    /// Who plays in it and who made it.
    public let credits: Credits
    /// Trailers and other clips.
    public let videos: [Video]
    /// Posters, backdrops and logos.
    public let images: ImageSet
    /// Movies of the same genres and keywords.
    public let similar: Page<Movie>
    /// Movies that people who liked this one liked.
    public let recommendations: Page<Movie>
    /// What people wrote about it.
    public let reviews: Page<Review>
    /// Its releases, by region.
    public let releases: [Release]
    /// Its texts in other languages; empty unless the audience has fallback languages.
    public let translations: [Translation]

    /// Creates the details of a movie.
    public init(
        movie: Movie, tagline: String = "", status: MovieStatus? = nil, runtime: Int? = nil, budget: Int? = nil, revenue: Int? = nil,
        homepage: String = "", imdbID: String? = nil, genres: [Genre] = [], series: MovieCollection? = nil,
        companies: [ProductionCompany] = [], countries: [String] = [], spokenLanguages: [String] = [], credits: Credits = .empty,
        videos: [Video] = [], images: ImageSet = .empty, similar: Page<Movie> = .empty, recommendations: Page<Movie> = .empty,
        reviews: Page<Review> = .empty, releases: [Release] = [], translations: [Translation] = []
    ) {
        self.movie = movie
        self.tagline = tagline
        self.status = status
        self.runtime = runtime
        self.budget = budget
        self.revenue = revenue
        self.homepage = homepage
        self.imdbID = imdbID
        self.genres = genres
        self.series = series
        self.companies = companies
        self.countries = countries
        self.spokenLanguages = spokenLanguages
        self.credits = credits
        self.videos = videos
        self.images = images
        self.similar = similar
        self.recommendations = recommendations
        self.reviews = reviews
        self.releases = releases
        self.translations = translations
    }

    /// TMDb's id among movies.
    public var id: Int { movie.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<Movie, Value>) -> Value { movie[keyPath: member] }
}

extension MovieDetails {
    /// The same movie with its empty texts filled from the translations, field by field, best language first.
    public func fillingGaps(from languages: [String]) -> MovieDetails {
        guard movie.overview.isEmpty || tagline.isEmpty || homepage.isEmpty else { return self }
        let texts = Fallbacks(translations, in: languages)
        return MovieDetails(
            movie: Movie(
                id: movie.id, title: movie.title, originalTitle: movie.originalTitle, originalLanguage: movie.originalLanguage,
                overview: texts.filled(movie.overview, \.overview), releaseDate: movie.releaseDate, posterPath: movie.posterPath,
                backdropPath: movie.backdropPath, genreIDs: movie.genreIDs, popularity: movie.popularity,
                voteAverage: movie.voteAverage, voteCount: movie.voteCount, isAdult: movie.isAdult),
            tagline: texts.filled(tagline, \.tagline), status: status, runtime: runtime, budget: budget, revenue: revenue,
            homepage: texts.filled(homepage, \.homepage), imdbID: imdbID, genres: genres, series: series, companies: companies,
            countries: countries, spokenLanguages: spokenLanguages, credits: credits, videos: videos, images: images, similar: similar,
            recommendations: recommendations, reviews: reviews, releases: releases, translations: translations)
    }
}

/// How far the making of a movie has come.
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

/// A series of movies, which TMDb calls a collection.
public struct MovieCollection: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among collections.
    public let id: Int
    /// Its name.
    public let name: String
    /// Its poster, if there is one.
    public let posterPath: ImagePath?
    /// Its backdrop, if there is one.
    public let backdropPath: ImagePath?

    /// Creates a series of movies.
    public init(id: Int, name: String, posterPath: ImagePath? = nil, backdropPath: ImagePath? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }
}

/// Reads one movie with everything that belongs on its page.
public struct GetMovieDetails: Reading {
    private let movies: any MovieRepository

    /// Creates the use case.
    public init(movies: any MovieRepository) { self.movies = movies }

    /// The read of one movie by TMDb's id.
    public func read(_ id: Movie.ID) -> Read<MovieDetails> { movies.details(id) }
}

extension MovieUseCases {
    /// Reads one movie with its credits, videos, images, reviews, and movies like it.
    public var details: GetMovieDetails { GetMovieDetails(movies: movies) }
}
