public import MarqueeDomain

/// What a server can answer about reference data. It may gain requirements in a minor version.
public protocol ReferenceAPI: Sendable {
    /// A company.
    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Remote<CompanyDetails>
    /// The other names of a company.
    func companyNames(_ id: ProductionCompany.ID) -> Remote<[AlternativeName]>
    /// The logos of a company.
    func companyLogos(_ id: ProductionCompany.ID) -> Remote<[Logo]>
    /// The movies of a company, a page at a time; TMDb does not document this operation.
    func companyMovies(_ page: TitlePage) -> Remote<Page<Movie>>
    /// A network.
    func network(_ id: TVNetwork.ID) -> Remote<TVNetworkDetails>
    /// The other names of a network.
    func networkNames(_ id: TVNetwork.ID) -> Remote<[AlternativeName]>
    /// The logos of a network.
    func networkLogos(_ id: TVNetwork.ID) -> Remote<[Logo]>
    /// A keyword.
    func keyword(_ id: Keyword.ID) -> Remote<Keyword>
    /// The movies with a keyword, a page at a time.
    func keywordMovies(_ page: TitlePage) -> Remote<Page<Movie>>
    /// The posters and backdrops of a collection.
    func collectionImages(_ id: MovieCollection.ID) -> Remote<ImageSet>
    /// The texts of a collection in all languages.
    func collectionTranslations(_ id: MovieCollection.ID) -> Remote<[Translation]>
    /// A review.
    func review(_ id: Review.ID) -> Remote<ReviewDetails>
    /// A credit.
    func credit(_ id: String) -> Remote<CreditDetails>
    /// The certifications of movies, by country.
    func movieCertifications() -> Remote<[String: [Certification]]>
    /// The certifications of series, by country.
    func tvCertifications() -> Remote<[String: [Certification]]>
    /// The countries that TMDb knows.
    func countries() -> Remote<[Country]>
    /// The languages that TMDb knows.
    func languages() -> Remote<[SpokenLanguage]>
    /// The departments of crews, with their jobs.
    func departments() -> Remote<[Department]>
    /// The time zones of countries.
    func timeZones() -> Remote<[CountryTimeZones]>
    /// The languages into which TMDb is translated, such as `pt-BR`.
    func primaryTranslations() -> Remote<[String]>
    /// The countries for which TMDb knows where titles can be watched.
    func watchCountries() -> Remote<[Country]>
    /// The providers that show movies.
    func movieWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]>
    /// The providers that show series.
    func tvWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]>
}
