/// Where a title can be watched, by country. A program that shows this must name JustWatch as the source.
///
/// See <https://developer.themoviedb.org/reference/movie-watch-providers>.
public struct WatchProviders: Sendable, Equatable, Codable {
    /// The offers in each country, by ISO 3166-1 code.
    public var countries: [String: WatchOffers]

    /// Creates the offers of a title.
    public init(countries: [String: WatchOffers]) { self.countries = countries }

    /// The offers in a country, by ISO 3166-1 code; nil if TMDb has none there.
    ///
    /// ```swift
    /// let names = try await marquee.movies.watchProviders(550).value["DE"]?.flatrate.map(\.providerName) ?? []
    /// ```
    public subscript(country: String) -> WatchOffers? { countries[country] }

    /// Returns the offers in a country; nil if there are none.
    public func offers(in region: String) -> WatchOffers? { countries[region].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the offers in the first of some regions that has any; nil if TMDb has none in any of them.
    ///
    /// ```swift
    /// let offers = details.watchProviders?.offers(in: marquee.audience.regions)
    /// print(offers?.region ?? "nowhere", offers?.value.flatrate.map(\.providerName) ?? [])
    /// ```
    public func offers(in regions: [String]) -> Regional<WatchOffers>? {
        regions.firstRegion { offers(in: $0) }
    }
}

/// The offers in one country, each list in TMDb's order.
public struct WatchOffers: Sendable, Equatable, Codable {
    /// TMDb's page about these offers, as TMDb has it: untrusted text from the server.
    public var link = ""
    /// Providers that include it in a subscription.
    public var flatrate: [WatchProvider] = []
    /// Providers that show it for free.
    public var free: [WatchProvider] = []
    /// Providers that show it with advertisements.
    public var ads: [WatchProvider] = []
    /// Providers that rent it.
    public var rent: [WatchProvider] = []
    /// Providers that sell it.
    public var buy: [WatchProvider] = []
    /// The providers of offers of other kinds, by TMDb's name of the kind, such as `flatrate_and_buy`.
    public var others: [String: [WatchProvider]] = [:]

    public init() {}

    /// Whether there is no offer of any kind.
    public var isEmpty: Bool {
        flatrate.isEmpty && free.isEmpty && ads.isEmpty && rent.isEmpty && buy.isEmpty && others.values.allSatisfy(\.isEmpty)
    }
}

/// A watch provider.
public struct WatchProvider: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the provider.
    public var id: Int
    /// Its name.
    public var providerName: String
    /// Its logo; nil if TMDb has none.
    public var logoPath: ImagePath?
    /// Its place among the providers of the country; low numbers come first; nil where TMDb does not give it.
    public var displayPriority: Int?

    public init(id: Int, providerName: String) {
        self.id = id
        self.providerName = providerName
    }
}
