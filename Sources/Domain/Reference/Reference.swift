extension ReferenceUseCases {
    /// Reads a company (<https://developer.themoviedb.org/reference/company-details>).
    public var company: GetDetails<ProductionCompany.ID, CompanyPart, CompanyDetails> { GetDetails(reference.company) }

    /// Reads the other names of a company (<https://developer.themoviedb.org/reference/company-alternative-names>).
    public var companyNames: Get<ProductionCompany.ID, [AlternativeName]> { Get(reference.companyNames) }

    /// Reads the logos of a company (<https://developer.themoviedb.org/reference/company-images>).
    public var companyLogos: Get<ProductionCompany.ID, [Logo]> { Get(reference.companyLogos) }

    /// Reads the movies of a company, most popular first, a page at a time. TMDb's own list of a company has only one page, so this read is a
    /// search for the company (<https://developer.themoviedb.org/reference/discover-movie>).
    public var companyMovies: Get<TitlePage, Page<Movie>> { Get(reference.companyMovies) }

    /// Reads the other names of a network (<https://developer.themoviedb.org/reference/details-copy>).
    public var networkNames: Get<TVNetwork.ID, [AlternativeName]> { Get(reference.networkNames) }

    /// Reads the logos of a network (<https://developer.themoviedb.org/reference/alternative-names-copy>).
    public var networkLogos: Get<TVNetwork.ID, [Logo]> { Get(reference.networkLogos) }

    /// Reads a keyword (<https://developer.themoviedb.org/reference/keyword-details>).
    public var keyword: Get<Keyword.ID, Keyword> { Get(reference.keyword) }

    /// Reads the movies with a keyword, a page at a time (<https://developer.themoviedb.org/reference/keyword-movies>).
    public var keywordMovies: Get<TitlePage, Page<Movie>> { Get(reference.keywordMovies) }

    /// Reads the posters and backdrops of a collection (<https://developer.themoviedb.org/reference/collection-images>).
    public var collectionImages: Get<MovieCollection.ID, ImageSet> { Get(reference.collectionImages) }

    /// Reads the texts of a collection in all languages (<https://developer.themoviedb.org/reference/collection-translations>).
    public var collectionTranslations: Get<MovieCollection.ID, [Translation]> { Get(reference.collectionTranslations) }

    /// Reads a review (<https://developer.themoviedb.org/reference/review-details>).
    public var review: Get<Review.ID, ReviewDetails> { Get(reference.review) }

    /// Reads a credit (<https://developer.themoviedb.org/reference/credit-details>).
    public var credit: Get<String, CreditDetails> { Get(reference.credit) }

    /// Reads the certifications of movies, by country (<https://developer.themoviedb.org/reference/certification-movie-list>).
    public var movieCertifications: Get<Void, [String: [Certification]]> { Get(reference.movieCertifications) }

    /// Reads the certifications of series, by country (<https://developer.themoviedb.org/reference/certifications-tv-list>).
    public var tvCertifications: Get<Void, [String: [Certification]]> { Get(reference.tvCertifications) }

    /// Reads the countries that TMDb knows (<https://developer.themoviedb.org/reference/configuration-countries>).
    public var countries: Get<Void, [Country]> { Get(reference.countries) }

    /// Reads the languages that TMDb knows (<https://developer.themoviedb.org/reference/configuration-languages>).
    public var languages: Get<Void, [SpokenLanguage]> { Get(reference.languages) }

    /// Reads the departments of crews, with their jobs (<https://developer.themoviedb.org/reference/configuration-jobs>).
    public var departments: Get<Void, [Department]> { Get(reference.departments) }

    /// Reads the time zones of countries (<https://developer.themoviedb.org/reference/configuration-timezones>).
    public var timeZones: Get<Void, [CountryTimeZones]> { Get(reference.timeZones) }

    /// Reads the languages into which TMDb is translated, such as `pt-BR` (<https://developer.themoviedb.org/reference/configuration-primary-translations>).
    public var primaryTranslations: Get<Void, [String]> { Get(reference.primaryTranslations) }

    /// Reads the countries for which TMDb knows where titles can be watched (<https://developer.themoviedb.org/reference/watch-providers-available-regions>).
    public var watchCountries: Get<Void, [Country]> { Get(reference.watchCountries) }

    /// Reads the providers that show movies (<https://developer.themoviedb.org/reference/watch-providers-movie-list>).
    public var movieWatchProviders: Get<WatchCountry, [ListedWatchProvider]> { Get(reference.movieWatchProviders) }

    /// Reads the providers that show series (<https://developer.themoviedb.org/reference/watch-provider-tv-list>).
    public var tvWatchProviders: Get<WatchCountry, [ListedWatchProvider]> { Get(reference.tvWatchProviders) }
}
