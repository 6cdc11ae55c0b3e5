public import MarqueeDomain

/// What a server can find. It may gain requirements in a minor version.
public protocol SearchAPI: Sendable {
    /// One page of the movies that match a text.
    func movies(_ search: MovieSearch) -> Remote<Page<Movie>>
}
