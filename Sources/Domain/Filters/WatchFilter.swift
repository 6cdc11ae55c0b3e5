/// The providers and offers of titles in one country. A program that shows the result must name JustWatch as the source.
public struct WatchFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1.
    public var watchRegion: String
    /// Providers that must offer the title; nil for any provider.
    public var watchProviders: Matching<WatchProvider.ID>?
    /// Providers that must not offer the title.
    public var withoutWatchProviders: Set<WatchProvider.ID> = []
    /// The kinds of offers; nil for any kind.
    public var watchMonetizationTypes: Matching<WatchMonetizationType>?

    /// Accepts the titles that providers offer in a country.
    public init(
        watchRegion: String, watchProviders: Matching<WatchProvider.ID>? = nil,
        watchMonetizationTypes: Matching<WatchMonetizationType>? = nil
    ) {
        self.watchRegion = watchRegion
        self.watchProviders = watchProviders
        self.watchMonetizationTypes = watchMonetizationTypes
    }
}

/// A kind of offer.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum WatchMonetizationType: String, Sendable, Hashable, CaseIterable, Codable {
    /// Included in a subscription.
    case flatrate
    /// Shown for free.
    case free
    /// Shown with advertisements.
    case ads
    /// Rented.
    case rent
    /// Sold.
    case buy
}
