public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let referenceRows: [any OperationRow] = [
        company, companyNames, companyLogos, companyMovies, network, networkNames, networkLogos, keyword, keywordMovies, collectionImages,
        collectionTranslations, review, credit, movieCertifications, tvCertifications, countries, languages, departments, timeZones,
        primaryTranslations, watchCountries, allMovieWatchProviders, allTVWatchProviders,
    ]
}

/// The reference data of a TMDb server.
public struct TMDBReference: ReferenceAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// A company.
    public func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Remote<CompanyDetails> {
        tmdb.remote(Endpoint(Operations.company, of: .company(id), including: parts))
    }
    /// The other names of a company.
    public func companyNames(_ id: ProductionCompany.ID) -> Remote<[AlternativeName]> {
        tmdb.remote(Endpoint(Operations.companyNames, of: .company(id)))
    }
    /// The logos of a company.
    public func companyLogos(_ id: ProductionCompany.ID) -> Remote<[Logo]> {
        tmdb.remote(Endpoint(Operations.companyLogos, of: .company(id)))
    }
    /// The movies of a company, a page at a time; TMDb does not document this operation.
    public func companyMovies(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.companyMovies, page: page, of: .company(page.id)))
    }
    /// A network.
    public func network(_ id: TVNetwork.ID) -> Remote<TVNetworkDetails> {
        tmdb.remote(Endpoint(Operations.network, of: .network(id)))
    }
    /// The other names of a network.
    public func networkNames(_ id: TVNetwork.ID) -> Remote<[AlternativeName]> {
        tmdb.remote(Endpoint(Operations.networkNames, of: .network(id)))
    }
    /// The logos of a network.
    public func networkLogos(_ id: TVNetwork.ID) -> Remote<[Logo]> {
        tmdb.remote(Endpoint(Operations.networkLogos, of: .network(id)))
    }
    /// A keyword.
    public func keyword(_ id: Keyword.ID) -> Remote<Keyword> {
        tmdb.remote(Endpoint(Operations.keyword, of: .keyword(id)))
    }
    /// The movies with a keyword, a page at a time.
    public func keywordMovies(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.keywordMovies, page: page, of: .keyword(page.id)))
    }
    /// The posters and backdrops of a collection.
    public func collectionImages(_ id: MovieCollection.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.collectionImages, of: .collection(id)))
    }
    /// The texts of a collection in all languages.
    public func collectionTranslations(_ id: MovieCollection.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.collectionTranslations, of: .collection(id)))
    }
    /// A review.
    public func review(_ id: Review.ID) -> Remote<ReviewDetails> {
        tmdb.remote(Endpoint(Operations.review) { () throws(MarqueeError) in ["review_id": try PathValue(id)] })
    }
    /// A credit.
    public func credit(_ id: String) -> Remote<CreditDetails> {
        tmdb.remote(Endpoint(Operations.credit) { () throws(MarqueeError) in ["credit_id": try PathValue(id)] })
    }
    /// The certifications of movies, by country.
    public func movieCertifications() -> Remote<[String: [Certification]]> {
        tmdb.remote(Endpoint(Operations.movieCertifications))
    }
    /// The certifications of series, by country.
    public func tvCertifications() -> Remote<[String: [Certification]]> {
        tmdb.remote(Endpoint(Operations.tvCertifications))
    }
    /// The countries that TMDb knows.
    public func countries() -> Remote<[Country]> {
        tmdb.remote(Endpoint(Operations.countries))
    }
    /// The languages that TMDb knows.
    public func languages() -> Remote<[SpokenLanguage]> {
        tmdb.remote(Endpoint(Operations.languages))
    }
    /// The departments of crews, with their jobs.
    public func departments() -> Remote<[Department]> {
        tmdb.remote(Endpoint(Operations.departments))
    }
    /// The time zones of countries.
    public func timeZones() -> Remote<[CountryTimeZones]> {
        tmdb.remote(Endpoint(Operations.timeZones))
    }
    /// The languages into which TMDb is translated, such as `pt-BR`.
    public func primaryTranslations() -> Remote<[String]> {
        tmdb.remote(Endpoint(Operations.primaryTranslations))
    }
    /// The countries for which TMDb knows where titles can be watched.
    public func watchCountries() -> Remote<[Country]> {
        tmdb.remote(Endpoint(Operations.watchCountries))
    }
    /// The providers that show movies.
    public func movieWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]> {
        tmdb.remote(Endpoint(Operations.allMovieWatchProviders, query: country.code.map { ["watch_region": $0] } ?? [:]))
    }
    /// The providers that show series.
    public func tvWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]> {
        tmdb.remote(Endpoint(Operations.allTVWatchProviders, query: country.code.map { ["watch_region": $0] } ?? [:]))
    }
}
