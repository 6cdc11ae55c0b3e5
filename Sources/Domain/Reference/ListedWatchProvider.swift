/// A watch provider, as in the list of all, with its place in each country. The properties of ``WatchProvider`` can be read directly.
///
/// See <https://developer.themoviedb.org/reference/watch-providers-movie-list>.
@dynamicMemberLookup
public struct ListedWatchProvider: Sendable, Equatable, Codable, Identifiable {
    /// The provider.
    public var provider: WatchProvider
    /// Its place among the providers of each country, by ISO 3166-1; low numbers come first.
    public var displayPriorities: [String: Int] = [:]

    public init(provider: WatchProvider) { self.provider = provider }

    public var id: Int { provider.id }

    public subscript<Value>(dynamicMember member: KeyPath<WatchProvider, Value>) -> Value { provider[keyPath: member] }
}

/// For which country the watch providers are listed.
public struct WatchCountry: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1; nil for all countries.
    public var code: String?

    /// Asks for the providers of a country, or of all.
    public init(_ code: String? = nil) { self.code = code }
}

extension Get where Input == WatchCountry {
    /// Reads the watch providers of a country, as ISO 3166-1; without one, of all countries.
    public func callAsFunction(watchRegion: String? = nil, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(WatchCountry(watchRegion))(policy: policy)
    }
}

/// All use cases of the lists of watch providers. Those of one title are `movies.watchProviders` and `tv.watchProviders`.
///
/// ```swift
/// let providers = try await marquee.watchProviders.movies(watchRegion: "DE")
/// print(providers.value.map(\.providerName))
/// ```
public struct WatchProviderUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads the providers that show movies (<https://developer.themoviedb.org/reference/watch-providers-movie-list>).
    public var movies: Get<WatchCountry, [ListedWatchProvider]> { Get(reference.movieWatchProviders) }

    /// Reads the providers that show series (<https://developer.themoviedb.org/reference/watch-provider-tv-list>).
    public var tv: Get<WatchCountry, [ListedWatchProvider]> { Get(reference.tvWatchProviders) }

    /// Reads the countries for which TMDb knows where titles can be watched (<https://developer.themoviedb.org/reference/watch-providers-available-regions>).
    public var regions: Get<Void, [Country]> { Get(reference.watchCountries) }
}
