/// The source of reference data. It may gain requirements in a minor version.
public protocol ReferenceRepository: Sendable {
    /// A company.
    func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Read<CompanyDetails>
    /// The other names of a company.
    func companyNames(_ id: ProductionCompany.ID) -> Read<[AlternativeName]>
    /// The logos of a company.
    func companyLogos(_ id: ProductionCompany.ID) -> Read<[Logo]>
    /// The movies of a company, a page at a time; TMDb does not document this operation.
    func companyMovies(_ page: TitlePage) -> Read<Page<Movie>>
    /// A network.
    func network(_ id: TVNetwork.ID) -> Read<TVNetworkDetails>
    /// The other names of a network.
    func networkNames(_ id: TVNetwork.ID) -> Read<[AlternativeName]>
    /// The logos of a network.
    func networkLogos(_ id: TVNetwork.ID) -> Read<[Logo]>
    /// A keyword.
    func keyword(_ id: Keyword.ID) -> Read<Keyword>
    /// The movies with a keyword, a page at a time.
    func keywordMovies(_ page: TitlePage) -> Read<Page<Movie>>
    /// The posters and backdrops of a collection.
    func collectionImages(_ id: MovieCollection.ID) -> Read<ImageSet>
    /// The texts of a collection in all languages.
    func collectionTranslations(_ id: MovieCollection.ID) -> Read<[Translation]>
    /// A review.
    func review(_ id: Review.ID) -> Read<ReviewDetails>
    /// A credit.
    func credit(_ id: String) -> Read<CreditDetails>
    /// The certifications of movies, by country.
    func movieCertifications() -> Read<[String: [Certification]]>
    /// The certifications of series, by country.
    func tvCertifications() -> Read<[String: [Certification]]>
    /// The countries that TMDb knows.
    func countries() -> Read<[Country]>
    /// The languages that TMDb knows.
    func languages() -> Read<[SpokenLanguage]>
    /// The departments of crews, with their jobs.
    func departments() -> Read<[Department]>
    /// The time zones of countries.
    func timeZones() -> Read<[CountryTimeZones]>
    /// The languages into which TMDb is translated, such as `pt-BR`.
    func primaryTranslations() -> Read<[String]>
    /// The countries for which TMDb knows where titles can be watched.
    func watchCountries() -> Read<[Country]>
    /// The providers that show movies.
    func movieWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]>
    /// The providers that show series.
    func tvWatchProviders(_ country: WatchCountry) -> Read<[ListedWatchProvider]>
}

/// All use cases of reference data: companies, networks, keywords, single reviews and credits, and the lists of TMDb's configuration.
public struct ReferenceUseCases: Sendable {
    let reference: any ReferenceRepository

    /// Publishes the use cases of a repository.
    public init(reference: any ReferenceRepository) { self.reference = reference }
}
