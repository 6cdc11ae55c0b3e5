/// The texts of a movie in one language.
public struct Translation: Sendable, Hashable, Codable {
    /// The language, as ISO 639-1.
    public let language: String
    /// The region, as ISO 3166-1.
    public let region: String
    /// The title; empty where it equals the original.
    public let title: String
    /// The overview; empty if missing.
    public let overview: String
    /// The tagline; empty if missing.
    public let tagline: String
    /// The website; empty if missing.
    public let homepage: String

    /// Creates a translation.
    public init(language: String, region: String, title: String = "", overview: String = "", tagline: String = "", homepage: String = "") {
        self.language = language
        self.region = region
        self.title = title
        self.overview = overview
        self.tagline = tagline
        self.homepage = homepage
    }

    /// How well this translation suits a wish such as `pt` or `pt-PT`: 2 exactly, 1 by language, 0 not at all.
    func fit(_ wish: String) -> Int {
        if wish == "\(language)-\(region)" { return 2 }
        return wish.split(separator: "-").first.map(String.init) == language ? 1 : 0
    }
}

extension MovieDetails {
    /// The same movie with its empty texts filled from the translations, field by field, best language first.
    ///
    /// TMDb falls back for titles only; an overview that is missing in a language comes empty.
    public func fillingGaps(from languages: [String]) -> MovieDetails {
        guard movie.overview.isEmpty || tagline.isEmpty || homepage.isEmpty else { return self }
        let ordered = languages.compactMap { wish in
            translations.filter { $0.fit(wish) > 0 }.max { $0.fit(wish) < $1.fit(wish) }
        }
        func filled(_ text: String, _ field: KeyPath<Translation, String>) -> String {
            text.isEmpty ? ordered.lazy.map { $0[keyPath: field] }.first { !$0.isEmpty } ?? "" : text
        }
        return MovieDetails(
            movie: Movie(
                id: movie.id, title: movie.title, originalTitle: movie.originalTitle, originalLanguage: movie.originalLanguage,
                overview: filled(movie.overview, \.overview), releaseDate: movie.releaseDate, posterPath: movie.posterPath,
                backdropPath: movie.backdropPath, genreIDs: movie.genreIDs, popularity: movie.popularity,
                voteAverage: movie.voteAverage, voteCount: movie.voteCount, isAdult: movie.isAdult),
            tagline: filled(tagline, \.tagline), status: status, runtime: runtime, budget: budget, revenue: revenue,
            homepage: filled(homepage, \.homepage), imdbID: imdbID, genres: genres, series: series, companies: companies,
            countries: countries, spokenLanguages: spokenLanguages, credits: credits, videos: videos, images: images, similar: similar,
            recommendations: recommendations, reviews: reviews, translations: translations)
    }
}
