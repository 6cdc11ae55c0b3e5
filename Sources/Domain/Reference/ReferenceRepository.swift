/// The source of reference data. ``CompanyUseCases``, ``ConfigurationUseCases`` and the other groups document the requirements that they
/// publish. The protocol may gain requirements in a minor version.
public protocol ReferenceRepository: Sendable {
    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails>
    func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]>
    func companyLogos(_ id: ProductionCompany.ID) -> Read<LogoSet>
    func companyMovies(_ page: TitlePage) -> Read<Page<Movie>>
    func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails>
    func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]>
    func networkLogos(_ id: TVNetwork.ID) -> Read<LogoSet>
    func keyword(_ id: Keyword.ID) -> Read<Keyword>
    func keywordMovies(_ page: TitlePage) -> Read<Page<Movie>>
    func collectionImages(_ id: MovieCollection.ID) -> Read<ImageSet>
    func collectionTranslations(_ id: MovieCollection.ID) -> Read<[Translation]>
    func review(_ id: Review.ID) -> Read<ReviewDetails>
    func credit(_ id: String) -> Read<CreditDetails>
    func movieCertifications() -> Read<[String: [Certification]]>
    func tvCertifications() -> Read<[String: [Certification]]>
    func countries() -> Read<[Country]>
    func languages() -> Read<[SpokenLanguage]>
    func jobs() -> Read<[Department]>
    func timezones() -> Read<[CountryTimeZones]>
    func primaryTranslations() -> Read<[String]>
    func watchCountries() -> Read<[Country]>
    func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]>
    func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]>
}
