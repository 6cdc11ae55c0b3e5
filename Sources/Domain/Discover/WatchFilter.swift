/// The providers and offers of titles in one country. A program that shows the result must name JustWatch as the source.
public struct WatchFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// Providers that must offer the title; nil for any provider.
    public var providers: Matching<WatchProvider.ID>?
    /// Providers that must not offer the title.
    public var withoutProviders: Set<WatchProvider.ID> = []
    /// The kinds of offers; nil for any kind.
    public var offers: Matching<WatchOfferKind>?

    /// Accepts the titles that providers offer in a country.
    public init(country: String, providers: Matching<WatchProvider.ID>? = nil, offers: Matching<WatchOfferKind>? = nil) {
        self.country = country
        self.providers = providers
        self.offers = offers
    }
}

/// A kind of offer.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum WatchOfferKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// Included in a subscription.
    case subscription = "flatrate"
    /// Shown for free.
    case free
    /// Shown with advertisements.
    case ads
    /// Rented.
    case rent
    /// Sold.
    case buy
}
