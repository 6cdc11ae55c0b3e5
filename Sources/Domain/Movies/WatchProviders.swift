/// Where a movie can be watched, by country. Whoever shows it must name JustWatch as its source.
///
/// See <https://developer.themoviedb.org/reference/movie-watch-providers>.
public struct WatchProviders: Sendable, Hashable, Codable {
    /// What is offered in each country, by ISO 3166-1 code.
    public let countries: [String: WatchOffers]

    /// Creates the offers of a movie.
    public init(countries: [String: WatchOffers]) { self.countries = countries }
}

/// What is offered in one country, each list in TMDb's order.
public struct WatchOffers: Sendable, Hashable, Codable {
    /// TMDb's page about these offers, as TMDb has it: text from outside.
    public let link: String
    /// Who shows it to subscribers.
    public let subscription: [WatchProvider]
    /// Who shows it for nothing.
    public let free: [WatchProvider]
    /// Who shows it with advertisements.
    public let ads: [WatchProvider]
    /// Who lends it.
    public let rent: [WatchProvider]
    /// Who sells it.
    public let buy: [WatchProvider]

    /// Creates offers.
    public init(
        link: String, subscription: [WatchProvider] = [], free: [WatchProvider] = [], ads: [WatchProvider] = [],
        rent: [WatchProvider] = [], buy: [WatchProvider] = []
    ) {
        self.link = link
        self.subscription = subscription
        self.free = free
        self.ads = ads
        self.rent = rent
        self.buy = buy
    }
}

/// A service that shows movies.
public struct WatchProvider: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among providers.
    public let id: Int
    /// Its name.
    public let name: String
    /// Its logo, if there is one.
    public let logoPath: ImagePath?

    /// Creates a provider.
    public init(id: Int, name: String, logoPath: ImagePath? = nil) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
    }
}

/// Reads where a movie can be watched.
public struct GetWatchProviders: Reading {
    private let movies: any MovieRepository

    /// Creates the use case.
    public init(movies: any MovieRepository) { self.movies = movies }

    /// The read of one movie's offers.
    public func read(_ id: Movie.ID) -> Read<WatchProviders> { movies.watchProviders(of: id) }
}

extension MovieUseCases {
    /// Reads where a movie can be watched.
    public var watchProviders: GetWatchProviders { GetWatchProviders(movies: movies) }
}
