public import MarqueeDomain

/// The reads of reference data from a server. The protocol may gain requirements in a minor version.
public protocol ReferenceAPI: Sendable {
    /// `GET /3/company/{company_id}`
    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Remote<CompanyDetails>
    /// `GET /3/company/{company_id}/alternative_names`
    func companyNames(_ id: ProductionCompany.ID) -> Remote<[AlternativeName]>
    /// `GET /3/company/{company_id}/images`
    func companyLogos(_ id: ProductionCompany.ID) -> Remote<LogoSet>
    /// `GET /3/discover/movie`, because TMDb's list of the movies of a company ignores the page.
    func companyMovies(_ page: TitlePage) -> Remote<Page<Movie>>
    /// `GET /3/network/{network_id}`
    func network(_ id: TVNetwork.ID) -> Remote<TVNetworkDetails>
    /// `GET /3/network/{network_id}/alternative_names`
    func networkNames(_ id: TVNetwork.ID) -> Remote<[AlternativeName]>
    /// `GET /3/network/{network_id}/images`
    func networkLogos(_ id: TVNetwork.ID) -> Remote<LogoSet>
    /// `GET /3/keyword/{keyword_id}`
    func keyword(_ id: Keyword.ID) -> Remote<Keyword>
    /// `GET /3/keyword/{keyword_id}/movies`
    func keywordMovies(_ page: TitlePage) -> Remote<Page<Movie>>
    /// `GET /3/collection/{collection_id}/images`
    func collectionImages(_ id: MovieCollection.ID) -> Remote<ImageSet>
    /// `GET /3/collection/{collection_id}/translations`
    func collectionTranslations(_ id: MovieCollection.ID) -> Remote<[Translation]>
    /// `GET /3/review/{review_id}`
    func review(_ id: Review.ID) -> Remote<ReviewDetails>
    /// `GET /3/credit/{credit_id}`
    func credit(_ id: String) -> Remote<CreditDetails>
    /// `GET /3/certification/movie/list`
    func movieCertifications() -> Remote<[String: [Certification]]>
    /// `GET /3/certification/tv/list`
    func tvCertifications() -> Remote<[String: [Certification]]>
    /// `GET /3/configuration/countries`
    func countries() -> Remote<[Country]>
    /// `GET /3/configuration/languages`
    func languages() -> Remote<[SpokenLanguage]>
    /// `GET /3/configuration/jobs`
    func jobs() -> Remote<[Department]>
    /// `GET /3/configuration/timezones`
    func timezones() -> Remote<[CountryTimeZones]>
    /// `GET /3/configuration/primary_translations`
    func primaryTranslations() -> Remote<[String]>
    /// `GET /3/watch/providers/regions`
    func watchCountries() -> Remote<[Country]>
    /// `GET /3/watch/providers/movie`
    func movieWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]>
    /// `GET /3/watch/providers/tv`
    func tvWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]>
}
