/// Where a movie can be watched, by country. Whoever shows it must name JustWatch as its source.
///
/// See <https://developer.themoviedb.org/reference/movie-watch-providers>.
public struct WatchProviders: Sendable, Hashable, Codable {
    /// What is offered in each country, by ISO 3166-1 code.
    public var countries: [String: WatchOffers]

    /// Creates the offers of a movie.
    public init(countries: [String: WatchOffers]) { self.countries = countries }
}

/// What is offered in one country, each list in TMDb's order.
public struct WatchOffers: Sendable, Hashable, Codable {
    /// TMDb's page about these offers, as TMDb has it: text from outside.
    public var link = ""
    /// Who shows it to subscribers.
    public var subscription: [WatchProvider] = []
    /// Who shows it for nothing.
    public var free: [WatchProvider] = []
    /// Who shows it with advertisements.
    public var ads: [WatchProvider] = []
    /// Who lends it.
    public var rent: [WatchProvider] = []
    /// Who sells it.
    public var buy: [WatchProvider] = []

    /// Creates offers.
    public init() {}
}

/// A service that shows movies.
public struct WatchProvider: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among providers.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its logo, if there is one.
    public var logoPath: ImagePath?

    /// Creates a provider.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

extension MovieUseCases {
    /// Reads where a movie can be watched.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-watch-providers>.
    public var watchProviders: Get<Movie.ID, WatchProviders> { Get(movies.watchProviders) }
}
