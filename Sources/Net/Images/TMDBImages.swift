public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let imageRows: [any OperationRow] = [imageConfiguration]
}

/// The image configuration of a TMDb server.
public struct TMDBImages: ImageAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// The base URL of images and the available sizes.
    public func configuration() -> Remote<ImageConfiguration> { tmdb.remote(Endpoint(Operations.imageConfiguration)) }
}
