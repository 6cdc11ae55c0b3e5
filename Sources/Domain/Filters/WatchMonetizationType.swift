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
