public import MarqueeDomain

/// Reference data from the server, stored for the time when it cannot answer.
public struct CachedReferenceRepository: ReferenceRepository {
    private let api: any ReferenceAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any ReferenceAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// A company.
    public func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails> {
        reader.read(api.company(id, including: parts))
    }
    /// The other names of a company.
    public func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]> { reader.read(api.companyNames(id)) }
    /// The logos of a company.
    public func companyLogos(_ id: ProductionCompany.ID) -> Read<[Logo]> { reader.read(api.companyLogos(id)) }
    /// The movies of a company, a page at a time; TMDb does not document this operation.
    public func companyMovies(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.companyMovies(page)) }
    /// A network.
    public func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails> { reader.read(api.network(id)) }
    /// The other names of a network.
    public func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]> { reader.read(api.networkNames(id)) }
    /// The logos of a network.
    public func networkLogos(_ id: TVNetwork.ID) -> Read<[Logo]> { reader.read(api.networkLogos(id)) }
    /// A keyword.
    public func keyword(_ id: Keyword.ID) -> Read<Keyword> { reader.read(api.keyword(id)) }
    /// The movies with a keyword, a page at a time.
    public func keywordMovies(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.keywordMovies(page)) }
    /// The posters and backdrops of a collection.
    public func collectionImages(_ id: MovieCollection.ID) -> Read<ImageSet> { reader.read(api.collectionImages(id)) }
    /// The texts of a collection in all languages.
    public func collectionTranslations(_ id: MovieCollection.ID) -> Read<[Translation]> { reader.read(api.collectionTranslations(id)) }
    /// A review.
    public func review(_ id: Review.ID) -> Read<ReviewDetails> { reader.read(api.review(id)) }
    /// A credit.
    public func credit(_ id: String) -> Read<CreditDetails> { reader.read(api.credit(id)) }
    /// The certifications of movies, by country.
    public func movieCertifications() -> Read<[String: [Certification]]> { reader.read(api.movieCertifications()) }
    /// The certifications of series, by country.
    public func tvCertifications() -> Read<[String: [Certification]]> { reader.read(api.tvCertifications()) }
    /// The countries that TMDb knows.
    public func countries() -> Read<[Country]> { reader.read(api.countries()) }
    /// The languages that TMDb knows.
    public func languages() -> Read<[SpokenLanguage]> { reader.read(api.languages()) }
    /// The departments of crews, with their jobs.
    public func departments() -> Read<[Department]> { reader.read(api.departments()) }
    /// The time zones of countries.
    public func timeZones() -> Read<[CountryTimeZones]> { reader.read(api.timeZones()) }
    /// The languages into which TMDb is translated, such as `pt-BR`.
    public func primaryTranslations() -> Read<[String]> { reader.read(api.primaryTranslations()) }
    /// The countries for which TMDb knows where titles can be watched.
    public func watchCountries() -> Read<[Country]> { reader.read(api.watchCountries()) }
    /// The providers that show movies.
    public func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> {
        reader.read(api.movieWatchProviders(country))
    }
    /// The providers that show series.
    public func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { reader.read(api.tvWatchProviders(country)) }
}
