public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let imageRows: [any OperationRow] = [imageConfiguration]
}

/// Image settings, as a TMDb server tells them.
public struct TMDBImages: ImageAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// Where pictures are and in which sizes.
    public func configuration() -> Remote<ImageConfiguration> { tmdb.remote(Endpoint(Operations.imageConfiguration)) }
}
