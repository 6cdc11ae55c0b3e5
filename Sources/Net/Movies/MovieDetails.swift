package import MarqueeDomain

extension Endpoint<MovieDetailsDTO> {
    static func movieDetails(_ id: Movie.ID, withTranslations: Bool) -> Self {
        let parts =
            ["credits", "videos", "images", "similar", "recommendations", "reviews", "release_dates"]
            + (withTranslations ? ["translations"] : [])
        return Endpoint(
            Operations.movieDetails, "movie_id", of: .movie(id), query: ["append_to_response": parts.joined(separator: ",")])
    }
}

/// A movie with its parts appended. A part that is broken is left out and counted.
package struct MovieDetailsDTO: DTO {
    let movie: MovieDTO
    let tagline: String?
    let status: String?
    let runtime: LooseInt?
    let budget: LooseInt?
    let revenue: LooseInt?
    let homepage: String?
    let imdbID: String?
    let genres: Rows<GenreDTO>?
    let collection: Attempt<MovieCollectionDTO>?
    let companies: Rows<ProductionCompanyDTO>?
    let countries: Rows<CountryDTO>?
    let spokenLanguages: Rows<SpokenLanguageDTO>?
    let credits: Attempt<CreditsDTO>?
    let videos: Attempt<VideosDTO>?
    let images: Attempt<ImageSetDTO>?
    let similar: Attempt<PageDTO<MovieDTO>>?
    let recommendations: Attempt<PageDTO<MovieDTO>>?
    let reviews: Attempt<PageDTO<ReviewDTO>>?
    let releases: Attempt<ReleasesDTO>?
    let translations: Attempt<TranslationsDTO>?

    enum CodingKeys: String, CodingKey {
        case tagline, status, runtime, budget, revenue, homepage, genres
        case credits, videos, images, similar, recommendations, reviews, translations
        case releases = "release_dates"
        case imdbID = "imdb_id"
        case collection = "belongs_to_collection"
        case companies = "production_companies"
        case countries = "production_countries"
        case spokenLanguages = "spoken_languages"
    }

    package init(from decoder: any Decoder) throws {
        movie = try MovieDTO(from: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        tagline = try values.decodeIfPresent(String.self, forKey: .tagline)
        status = try values.decodeIfPresent(String.self, forKey: .status)
        runtime = try values.decodeIfPresent(LooseInt.self, forKey: .runtime)
        budget = try values.decodeIfPresent(LooseInt.self, forKey: .budget)
        revenue = try values.decodeIfPresent(LooseInt.self, forKey: .revenue)
        homepage = try values.decodeIfPresent(String.self, forKey: .homepage)
        imdbID = try values.decodeIfPresent(String.self, forKey: .imdbID)
        genres = try values.decodeIfPresent(Rows.self, forKey: .genres)
        collection = try values.decodeIfPresent(Attempt.self, forKey: .collection)
        companies = try values.decodeIfPresent(Rows.self, forKey: .companies)
        countries = try values.decodeIfPresent(Rows.self, forKey: .countries)
        spokenLanguages = try values.decodeIfPresent(Rows.self, forKey: .spokenLanguages)
        credits = try values.decodeIfPresent(Attempt.self, forKey: .credits)
        videos = try values.decodeIfPresent(Attempt.self, forKey: .videos)
        images = try values.decodeIfPresent(Attempt.self, forKey: .images)
        similar = try values.decodeIfPresent(Attempt.self, forKey: .similar)
        recommendations = try values.decodeIfPresent(Attempt.self, forKey: .recommendations)
        reviews = try values.decodeIfPresent(Attempt.self, forKey: .reviews)
        releases = try values.decodeIfPresent(Attempt.self, forKey: .releases)
        translations = try values.decodeIfPresent(Attempt.self, forKey: .translations)
    }
}

extension MovieDetailsDTO {
    package func adapted() -> MovieDetails {
        let genres = genres?.values.map { $0.adapted() } ?? []
        var details = MovieDetails(movie: movie.adapted(genreIDs: genres.map(\.id)))
        details.tagline = tagline ?? ""
        details.status = status.map(MovieStatus.init(rawValue:))
        details.runtime = runtime.known
        details.budget = budget.known
        details.revenue = revenue.known
        details.homepage = homepage ?? ""
        details.imdbID = imdbID.known
        details.genres = genres
        details.collection = collection?.value?.adapted()
        details.companies = companies?.values.map { $0.adapted() } ?? []
        details.countries = countries?.values.map { $0.code } ?? []
        details.spokenLanguages = spokenLanguages?.values.map { $0.code } ?? []
        details.credits = credits?.value?.adapted() ?? .empty
        details.videos = videos?.value?.adapted() ?? []
        details.images = images?.value?.adapted() ?? .empty
        details.similar = similar?.value?.adapted() ?? .empty
        details.recommendations = recommendations?.value?.adapted() ?? .empty
        details.reviews = reviews?.value?.adapted() ?? .empty
        details.releases = releases?.value?.adapted() ?? []
        details.translations = translations?.value?.adapted() ?? []
        return details
    }
}

struct MovieCollectionDTO: DTO {
    let id: Int
    let name: String
    let posterPath: LooseImagePath?
    let backdropPath: LooseImagePath?

    enum CodingKeys: String, CodingKey {
        case id, name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
    }
}

extension MovieCollectionDTO {
    func adapted() -> MovieCollection {
        var collection = MovieCollection(id: id, name: name)
        collection.posterPath = posterPath?.value
        collection.backdropPath = backdropPath?.value
        return collection
    }
}
