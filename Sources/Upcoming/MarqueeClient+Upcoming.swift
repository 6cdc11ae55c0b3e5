public import Marquee

extension MarqueeClient {
    /// Reads the next episodes and releases of what the account follows.
    public var upcoming: GetUpcoming { GetUpcoming(client: self) }

    /// Finds titles of the watchlist that can be watched now.
    public var tonight: GetTonight { GetTonight(client: self) }

    /// Finds the movies of a collection, or of a person, that the account has not marked.
    public var missing: GetMissing { GetMissing(client: self) }
}
