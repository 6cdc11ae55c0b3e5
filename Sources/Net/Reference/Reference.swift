import MarqueeDomain

extension Operations {
    // Of its parts, the movies have a language.
    static let company = Operation<CompanyDetailsDTO>(
        .get, "/3/company/{company_id}", lifetime: .hours(24), audience: [.language, .imageLanguage])
    static let companyNames = Operation<AlternativeNamesDTO>(
        .get, "/3/company/{company_id}/alternative_names", lifetime: .hours(24), audience: [])
    static let companyLogos = Operation<LogosDTO>(.get, "/3/company/{company_id}/images", lifetime: .hours(24), audience: [])
    // Never sent: TMDb answers every page with the first one, so `discover` is asked for the movies of a company.
    static let companyMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/company/{company_id}/movies", lifetime: .hours(4), mayIgnorePage: true)
    static let networkNames = Operation<AlternativeNamesDTO>(
        .get, "/3/network/{network_id}/alternative_names", lifetime: .hours(24), audience: [])
    static let networkLogos = Operation<LogosDTO>(.get, "/3/network/{network_id}/images", lifetime: .hours(24), audience: [])
    static let keyword = Operation<KeywordDTO>(.get, "/3/keyword/{keyword_id}", lifetime: .hours(24), audience: [])
    static let keywordMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/keyword/{keyword_id}/movies", lifetime: .hours(4), audience: [.language, .adult], mayIgnorePage: true)
    static let collectionImages = Operation<ImageSetDTO>(
        .get, "/3/collection/{collection_id}/images", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let collectionTranslations = Operation<TranslationsDTO>(
        .get, "/3/collection/{collection_id}/translations", lifetime: .hours(4), audience: [])
    static let review = Operation<ReviewDetailsDTO>(.get, "/3/review/{review_id}", lifetime: .hours(4), audience: [])
    static let credit = Operation<CreditDetailsDTO>(.get, "/3/credit/{credit_id}", lifetime: .hours(4))
    static let movieCertifications = Operation<CertificationsDTO>(.get, "/3/certification/movie/list", lifetime: .hours(24), audience: [])
    static let tvCertifications = Operation<CertificationsDTO>(.get, "/3/certification/tv/list", lifetime: .hours(24), audience: [])
    static let countries = Operation<[CountryDTO]>(.get, "/3/configuration/countries", lifetime: .hours(24))
    static let languages = Operation<[SpokenLanguageDTO]>(.get, "/3/configuration/languages", lifetime: .hours(24), audience: [])
    static let departments = Operation<[DepartmentDTO]>(.get, "/3/configuration/jobs", lifetime: .hours(24), audience: [])
    static let timeZones = Operation<[CountryTimeZonesDTO]>(.get, "/3/configuration/timezones", lifetime: .hours(24), audience: [])
    static let primaryTranslations = Operation<[String]>(.get, "/3/configuration/primary_translations", lifetime: .hours(24), audience: [])
    static let watchCountries = Operation<WatchCountriesDTO>(.get, "/3/watch/providers/regions", lifetime: .hours(24))
    static let allMovieWatchProviders = Operation<ListedWatchProvidersDTO>(.get, "/3/watch/providers/movie", lifetime: .hours(24))
    static let allTVWatchProviders = Operation<ListedWatchProvidersDTO>(.get, "/3/watch/providers/tv", lifetime: .hours(24))
}

extension MediaReference {
    static func company(_ id: ProductionCompany.ID) -> Self { MediaReference(.unknown("company"), id) }
    static func network(_ id: TVNetwork.ID) -> Self { MediaReference(.unknown("network"), id) }
    static func keyword(_ id: Keyword.ID) -> Self { MediaReference(.unknown("keyword"), id) }
}
