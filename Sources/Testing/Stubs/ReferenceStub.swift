public import MarqueeDomain

/// Replaces reference data; a call that is not replaced fails.
public struct ReferenceStub: Sendable {
    public var company: (@Sendable (ProductionCompany.ID, Set<CompanyPart>) -> Read<CompanyDetails>)?
    public var companyNames: (@Sendable (ProductionCompany.ID) -> Read<[AlternativeName]>)?
    public var companyLogos: (@Sendable (ProductionCompany.ID) -> Read<LogoSet>)?
    public var companyMovies: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    public var network: (@Sendable (TVNetwork.ID) -> Read<TVNetworkDetails>)?
    public var networkNames: (@Sendable (TVNetwork.ID) -> Read<[AlternativeName]>)?
    public var networkLogos: (@Sendable (TVNetwork.ID) -> Read<LogoSet>)?
    public var keyword: (@Sendable (Keyword.ID) -> Read<Keyword>)?
    public var keywordMovies: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    public var collectionImages: (@Sendable (MovieCollection.ID) -> Read<ImageSet>)?
    public var collectionTranslations: (@Sendable (MovieCollection.ID) -> Read<[Translation]>)?
    public var review: (@Sendable (Review.ID) -> Read<ReviewDetails>)?
    public var credit: (@Sendable (String) -> Read<CreditDetails>)?
    public var movieCertifications: (@Sendable () -> Read<[String: [Certification]]>)?
    public var tvCertifications: (@Sendable () -> Read<[String: [Certification]]>)?
    public var countries: (@Sendable () -> Read<[Country]>)?
    public var languages: (@Sendable () -> Read<[SpokenLanguage]>)?
    public var jobs: (@Sendable () -> Read<[Department]>)?
    public var timezones: (@Sendable () -> Read<[CountryTimeZones]>)?
    public var primaryTranslations: (@Sendable () -> Read<[String]>)?
    public var watchCountries: (@Sendable () -> Read<[Country]>)?
    public var movieWatchProviders: (@Sendable (WatchCountry) -> Read<[ListedWatchProvider]>)?
    public var tvWatchProviders: (@Sendable (WatchCountry) -> Read<[ListedWatchProvider]>)?
}

/// The repository of a ``ReferenceStub``.
struct StubbedReferenceRepository: ReferenceRepository {
    let stub: Stubbed<ReferenceStub>

    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails> {
        stub.company(id, parts).keeping(parts)
    }
    func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]> { stub.companyNames(id) }
    func companyLogos(_ id: ProductionCompany.ID) -> Read<LogoSet> { stub.companyLogos(id) }
    func companyMovies(_ page: TitlePage) -> Read<Page<Movie>> { stub.companyMovies(page) }
    func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails> { stub.network(id) }
    func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]> { stub.networkNames(id) }
    func networkLogos(_ id: TVNetwork.ID) -> Read<LogoSet> { stub.networkLogos(id) }
    func keyword(_ id: Keyword.ID) -> Read<Keyword> { stub.keyword(id) }
    func keywordMovies(_ page: TitlePage) -> Read<Page<Movie>> { stub.keywordMovies(page) }
    func collectionImages(_ id: MovieCollection.ID) -> Read<ImageSet> { stub.collectionImages(id) }
    func collectionTranslations(_ id: MovieCollection.ID) -> Read<[Translation]> { stub.collectionTranslations(id) }
    func review(_ id: Review.ID) -> Read<ReviewDetails> { stub.review(id) }
    func credit(_ id: String) -> Read<CreditDetails> { stub.credit(id) }
    func movieCertifications() -> Read<[String: [Certification]]> { stub.movieCertifications() }
    func tvCertifications() -> Read<[String: [Certification]]> { stub.tvCertifications() }
    func countries() -> Read<[Country]> { stub.countries() }
    func languages() -> Read<[SpokenLanguage]> { stub.languages() }
    func jobs() -> Read<[Department]> { stub.jobs() }
    func timezones() -> Read<[CountryTimeZones]> { stub.timezones() }
    func primaryTranslations() -> Read<[String]> { stub.primaryTranslations() }
    func watchCountries() -> Read<[Country]> { stub.watchCountries() }
    func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { stub.movieWatchProviders(country) }
    func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { stub.tvWatchProviders(country) }
}
