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

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func company(_ id: ProductionCompany.ID, including parts: Set<CompanyPart>) -> Remote<CompanyDetails> {
        tmdb.remote(Endpoint(Operations.company, of: .company(id), including: parts))
    }
    public func companyNames(_ id: ProductionCompany.ID) -> Remote<[AlternativeName]> {
        tmdb.remote(Endpoint(Operations.companyNames, of: .company(id)))
    }
    public func companyLogos(_ id: ProductionCompany.ID) -> Remote<LogoSet> {
        tmdb.remote(Endpoint(Operations.companyLogos, of: .company(id)))
    }
    public func companyMovies(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(.movies(ofCompany: page))
    }
    public func network(_ id: TVNetwork.ID) -> Remote<TVNetworkDetails> {
        tmdb.remote(Endpoint(Operations.network, of: .network(id)))
    }
    public func networkNames(_ id: TVNetwork.ID) -> Remote<[AlternativeName]> {
        tmdb.remote(Endpoint(Operations.networkNames, of: .network(id)))
    }
    public func networkLogos(_ id: TVNetwork.ID) -> Remote<LogoSet> {
        tmdb.remote(Endpoint(Operations.networkLogos, of: .network(id)))
    }
    public func keyword(_ id: Keyword.ID) -> Remote<Keyword> {
        tmdb.remote(Endpoint(Operations.keyword, of: .keyword(id)))
    }
    public func keywordMovies(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.keywordMovies, page: page, of: .keyword(page.id)))
    }
    public func collectionImages(_ id: MovieCollection.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.collectionImages, of: .collection(id)))
    }
    public func collectionTranslations(_ id: MovieCollection.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.collectionTranslations, of: .collection(id)))
    }
    public func review(_ id: Review.ID) -> Remote<ReviewDetails> {
        tmdb.remote(Endpoint(Operations.review) { () throws(MarqueeError) in ["review_id": try PathValue(id)] })
    }
    public func credit(_ id: String) -> Remote<CreditDetails> {
        tmdb.remote(Endpoint(Operations.credit) { () throws(MarqueeError) in ["credit_id": try PathValue(id)] })
    }
    public func movieCertifications() -> Remote<[String: [Certification]]> {
        tmdb.remote(Endpoint(Operations.movieCertifications))
    }
    public func tvCertifications() -> Remote<[String: [Certification]]> {
        tmdb.remote(Endpoint(Operations.tvCertifications))
    }
    public func countries() -> Remote<[Country]> {
        tmdb.remote(Endpoint(Operations.countries))
    }
    public func languages() -> Remote<[SpokenLanguage]> {
        tmdb.remote(Endpoint(Operations.languages))
    }
    public func jobs() -> Remote<[Department]> {
        tmdb.remote(Endpoint(Operations.departments))
    }
    public func timezones() -> Remote<[CountryTimeZones]> {
        tmdb.remote(Endpoint(Operations.timeZones))
    }
    public func primaryTranslations() -> Remote<[String]> {
        tmdb.remote(Endpoint(Operations.primaryTranslations))
    }
    public func watchCountries() -> Remote<[Country]> {
        tmdb.remote(Endpoint(Operations.watchCountries))
    }
    public func movieWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]> {
        tmdb.remote(Endpoint(Operations.allMovieWatchProviders, query: country.code.map { ["watch_region": $0] } ?? [:]))
    }
    public func tvWatchProviders(_ country: WatchCountry) -> Remote<[ListedWatchProvider]> {
        tmdb.remote(Endpoint(Operations.allTVWatchProviders, query: country.code.map { ["watch_region": $0] } ?? [:]))
    }
}
