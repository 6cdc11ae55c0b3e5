/// Where titles can be watched in one country, by TMDb's source JustWatch. A program that shows the result must name it.
public struct WatchFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The providers that offer a title; nil for any.
    public var providers: Matching<WatchProvider.ID>?
    /// The providers that must not offer it.
    public var withoutProviders: Set<WatchProvider.ID> = []
    /// The forms in which it is offered; nil for any.
    public var offers: Matching<WatchOfferKind>?

    /// Accepts all titles that are offered in a country.
    public init(country: String, providers: Matching<WatchProvider.ID>? = nil, offers: Matching<WatchOfferKind>? = nil) {
        self.country = country
        self.providers = providers
        self.offers = offers
    }
}

/// A form in which a provider offers a title.
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
