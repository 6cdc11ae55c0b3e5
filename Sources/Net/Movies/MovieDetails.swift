import MarqueeData
import MarqueeDomain

extension Operations {
    static let movieDetails = Operation<MovieDetailsDTO>(
        .get, "/3/movie/{movie_id}", lifetime: .hours(4), audience: [.language, .imageLanguage, .videoLanguage])
    static let movieCredits = Operation<CreditsDTO>(.get, "/3/movie/{movie_id}/credits", lifetime: .hours(4))
}

extension Endpoint<MovieDetailsDTO> {
    static func movieDetails(
        _ id: Movie.ID, including parts: Set<MoviePart> = MoviePart.standard, as user: UserAuthorization? = nil
    ) -> Self {
        Endpoint(Operations.movieDetails, of: .movie(id), including: parts, as: user)
    }
}

/// A movie with appended parts.
struct MovieDetailsDTO: DTO {
    let movie: MovieDTO
    let tagline: String?
    let status: MovieStatus?
    let runtime: Int?
    let budget: Int?
    let revenue: Int?
    let homepage: String?
    let imdbID: String?
    let genres: [GenreDTO]?
    let belongsToCollection: MovieCollectionDTO?
    let productionCompanies: [ProductionCompanyDTO]?
    let originCountry: [String]?
    let productionCountries: [ProductionCountryDTO]?
    let spokenLanguages: [SpokenLanguageDTO]?
    let credits: CreditsDTO?
    let videos: VideosDTO?
    let images: ImageSetDTO?
    let similar: PageDTO<MovieDTO>?
    let recommendations: PageDTO<MovieDTO>?
    let reviews: PageDTO<ReviewDTO>?
    let releaseDates: ReleasesDTO?
    let alternativeTitles: MovieAlternativeTitlesDTO?
    let externalIDs: ExternalIDsDTO?
    let keywords: MovieKeywordsDTO?
    let lists: PageDTO<MediaListSummaryDTO>?
    let watchProviders: WatchProvidersDTO?
    let changes: ChangesDTO?
    let translations: TranslationsDTO?
    let accountStates: MarksDTO?

    init(_ row: TapeRow) throws {
        movie = try MovieDTO(row)
        tagline = row.optional("tagline")
        status = row.optional("status")
        runtime = row.optional("runtime")
        budget = row.optional("budget")
        revenue = row.optional("revenue")
        homepage = row.optional("homepage")
        imdbID = row.optional("imdb_id")
        genres = row.optional("genres")
        belongsToCollection = row.optional("belongs_to_collection")
        productionCompanies = row.optional("production_companies")
        originCountry = row.optional("origin_country")
        productionCountries = row.optional("production_countries")
        spokenLanguages = row.optional("spoken_languages")
        credits = row.optional("credits")
        videos = row.optional("videos")
        images = row.optional("images")
        similar = row.optional("similar")
        recommendations = row.optional("recommendations")
        reviews = row.optional("reviews")
        releaseDates = row.optional("release_dates")
        alternativeTitles = row.optional("alternative_titles")
        externalIDs = row.optional("external_ids")
        keywords = row.optional("keywords")
        lists = row.optional("lists")
        watchProviders = row.optional("watch/providers")
        changes = row.optional("changes")
        translations = row.optional("translations")
        accountStates = row.optional("account_states")
    }
}

extension MovieDetailsDTO {
    func adapted() -> MovieDetails {
        var details = MovieDetails(movie: movie.adapted())
        details.tagline = tagline ?? ""
        details.status = status
        details.runtime = runtime.known
        details.budget = budget.known
        details.revenue = revenue.known
        details.homepage = homepage ?? ""
        details.imdbID = imdbID.known
        details.genres = genres.adapted()
        details.belongsToCollection = belongsToCollection?.adapted()
        details.productionCompanies = productionCompanies.adapted()
        details.originCountries = originCountry ?? []
        details.productionCountries = productionCountries.adapted()
        details.spokenLanguages = spokenLanguages.adapted()
        details.credits = credits?.adapted()
        details.videos = videos?.adapted()
        details.images = images?.adapted()
        details.similar = similar?.adapted()
        details.recommendations = recommendations?.adapted()
        details.reviews = reviews?.adapted()
        details.releaseDates = releaseDates?.adapted()
        details.alternativeTitles = alternativeTitles?.adapted()
        details.externalIDs = externalIDs?.adapted()
        details.keywords = keywords?.adapted()
        details.lists = lists?.adapted()
        details.watchProviders = watchProviders?.adapted()
        details.changes = changes?.adapted()
        details.translations = translations?.adapted()
        details.accountStates = accountStates?.adapted().marks
        // Details have genres with names, while rows of lists have only their ids.
        details.movie.genreIDs = details.genres.map(\.id)
        return details
    }
}

extension MovieDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        visitor.visit(movie)
        if let alternativeTitles { visitor.visit(alternativeTitles, of: movie) }
        visitor.visitAll(similar?.items ?? [])
        visitor.visitAll(recommendations?.items ?? [])
    }
    mutating func fillTexts(_ known: KnownTexts) {
        similar?.fillTexts(known)
        recommendations?.fillTexts(known)
    }
}
