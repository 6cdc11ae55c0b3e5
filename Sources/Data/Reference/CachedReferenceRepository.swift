public import MarqueeDomain

/// Reference data from the server, stored for the time when it cannot answer.
public struct CachedReferenceRepository: ReferenceRepository {
    private let api: any ReferenceAPI
    private let reader: Reader

    public init(api: any ReferenceAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails> {
        reader.read(api.company(id, including: parts))
    }
    public func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]> { reader.read(api.companyNames(id)) }
    public func companyLogos(_ id: ProductionCompany.ID) -> Read<LogoSet> { reader.read(api.companyLogos(id)) }
    public func companyMovies(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.companyMovies(page)) }
    public func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails> { reader.read(api.network(id)) }
    public func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]> { reader.read(api.networkNames(id)) }
    public func networkLogos(_ id: TVNetwork.ID) -> Read<LogoSet> { reader.read(api.networkLogos(id)) }
    public func keyword(_ id: Keyword.ID) -> Read<Keyword> { reader.read(api.keyword(id)) }
    public func keywordMovies(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.keywordMovies(page)) }
    public func collectionImages(_ id: MovieCollection.ID) -> Read<ImageSet> { reader.read(api.collectionImages(id)) }
    public func collectionTranslations(_ id: MovieCollection.ID) -> Read<[Translation]> { reader.read(api.collectionTranslations(id)) }
    public func review(_ id: Review.ID) -> Read<ReviewDetails> { reader.read(api.review(id)) }
    public func credit(_ id: String) -> Read<CreditDetails> { reader.read(api.credit(id)) }
    public func movieCertifications() -> Read<[String: [Certification]]> { reader.read(api.movieCertifications()) }
    public func tvCertifications() -> Read<[String: [Certification]]> { reader.read(api.tvCertifications()) }
    public func countries() -> Read<[Country]> { reader.read(api.countries()) }
    public func languages() -> Read<[SpokenLanguage]> { reader.read(api.languages()) }
    public func jobs() -> Read<[Department]> { reader.read(api.jobs()) }
    public func timezones() -> Read<[CountryTimeZones]> { reader.read(api.timezones()) }
    public func primaryTranslations() -> Read<[String]> { reader.read(api.primaryTranslations()) }
    public func watchCountries() -> Read<[Country]> { reader.read(api.watchCountries()) }
    public func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> {
        reader.read(api.movieWatchProviders(country))
    }
    public func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { reader.read(api.tvWatchProviders(country)) }
}
