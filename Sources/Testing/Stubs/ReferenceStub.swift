public import MarqueeDomain

/// Replaces reference data; what is not replaced fails.
public struct ReferenceStub: Sendable {
    /// Replaces `reference.company`.
    public var company: @Sendable (ProductionCompany.ID) -> Read<CompanyDetails> = unstubbed("reference.company")
    /// Replaces `reference.companyNames`.
    public var companyNames: @Sendable (ProductionCompany.ID) -> Read<[AlternativeName]> = unstubbed("reference.companyNames")
    /// Replaces `reference.companyLogos`.
    public var companyLogos: @Sendable (ProductionCompany.ID) -> Read<[Logo]> = unstubbed("reference.companyLogos")
    /// Replaces `reference.companyMovies`.
    public var companyMovies: @Sendable (TitlePage) -> Read<Page<Movie>> = unstubbed("reference.companyMovies")
    /// Replaces `reference.network`.
    public var network: @Sendable (TVNetwork.ID) -> Read<TVNetworkDetails> = unstubbed("reference.network")
    /// Replaces `reference.networkNames`.
    public var networkNames: @Sendable (TVNetwork.ID) -> Read<[AlternativeName]> = unstubbed("reference.networkNames")
    /// Replaces `reference.networkLogos`.
    public var networkLogos: @Sendable (TVNetwork.ID) -> Read<[Logo]> = unstubbed("reference.networkLogos")
    /// Replaces `reference.keyword`.
    public var keyword: @Sendable (Keyword.ID) -> Read<Keyword> = unstubbed("reference.keyword")
    /// Replaces `reference.keywordMovies`.
    public var keywordMovies: @Sendable (TitlePage) -> Read<Page<Movie>> = unstubbed("reference.keywordMovies")
    /// Replaces `reference.collectionImages`.
    public var collectionImages: @Sendable (MovieCollection.ID) -> Read<ImageSet> = unstubbed("reference.collectionImages")
    /// Replaces `reference.collectionTranslations`.
    public var collectionTranslations: @Sendable (MovieCollection.ID) -> Read<[Translation]> = unstubbed("reference.collectionTranslations")
    /// Replaces `reference.review`.
    public var review: @Sendable (Review.ID) -> Read<ReviewDetails> = unstubbed("reference.review")
    /// Replaces `reference.credit`.
    public var credit: @Sendable (String) -> Read<CreditDetails> = unstubbed("reference.credit")
    /// Replaces `reference.movieCertifications`.
    public var movieCertifications: @Sendable () -> Read<[String: [Certification]]> = unstubbed("reference.movieCertifications")
    /// Replaces `reference.tvCertifications`.
    public var tvCertifications: @Sendable () -> Read<[String: [Certification]]> = unstubbed("reference.tvCertifications")
    /// Replaces `reference.countries`.
    public var countries: @Sendable () -> Read<[Country]> = unstubbed("reference.countries")
    /// Replaces `reference.languages`.
    public var languages: @Sendable () -> Read<[SpokenLanguage]> = unstubbed("reference.languages")
    /// Replaces `reference.departments`.
    public var departments: @Sendable () -> Read<[Department]> = unstubbed("reference.departments")
    /// Replaces `reference.timeZones`.
    public var timeZones: @Sendable () -> Read<[CountryTimeZones]> = unstubbed("reference.timeZones")
    /// Replaces `reference.primaryTranslations`.
    public var primaryTranslations: @Sendable () -> Read<[String]> = unstubbed("reference.primaryTranslations")
    /// Replaces `reference.watchCountries`.
    public var watchCountries: @Sendable () -> Read<[Country]> = unstubbed("reference.watchCountries")
    /// Replaces `reference.movieWatchProviders`.
    public var movieWatchProviders: @Sendable (WatchCountry) -> Read<[ListedWatchProvider]> = unstubbed("reference.movieWatchProviders")
    /// Replaces `reference.tvWatchProviders`.
    public var tvWatchProviders: @Sendable (WatchCountry) -> Read<[ListedWatchProvider]> = unstubbed("reference.tvWatchProviders")
}

/// The repository of a ``ReferenceStub``.
struct StubbedReferenceRepository: ReferenceRepository {
    let stub: ReferenceStub

    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails> { stub.company(id) }
    func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]> { stub.companyNames(id) }
    func companyLogos(_ id: ProductionCompany.ID) -> Read<[Logo]> { stub.companyLogos(id) }
    func companyMovies(_ page: TitlePage) -> Read<Page<Movie>> { stub.companyMovies(page) }
    func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails> { stub.network(id) }
    func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]> { stub.networkNames(id) }
    func networkLogos(_ id: TVNetwork.ID) -> Read<[Logo]> { stub.networkLogos(id) }
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
    func departments() -> Read<[Department]> { stub.departments() }
    func timeZones() -> Read<[CountryTimeZones]> { stub.timeZones() }
    func primaryTranslations() -> Read<[String]> { stub.primaryTranslations() }
    func watchCountries() -> Read<[Country]> { stub.watchCountries() }
    func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { stub.movieWatchProviders(country) }
    func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]> { stub.tvWatchProviders(country) }
}
