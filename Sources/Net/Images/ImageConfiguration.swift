public import MarqueeData
public import MarqueeDomain

extension Endpoint<ImageConfigurationDTO> {
    static var imageConfiguration: Self { Endpoint(Operations.imageConfiguration) }
}

/// Where pictures are and in which sizes; the rest of TMDb's configuration is not read.
package struct ImageConfigurationDTO: DTO {
    let images: Images

    struct Images: Decodable, Sendable {
        let secureBaseURL: String
        let posters: Rows<String>?
        let backdrops: Rows<String>?
        let logos: Rows<String>?
        let profiles: Rows<String>?
        let stills: Rows<String>?

        enum CodingKeys: String, CodingKey {
            case secureBaseURL = "secure_base_url"
            case posters = "poster_sizes"
            case backdrops = "backdrop_sizes"
            case logos = "logo_sizes"
            case profiles = "profile_sizes"
            case stills = "still_sizes"
        }
    }
}

extension ImageConfigurationDTO {
    package func adapted() -> ImageConfiguration {
        let sizes: [ImageKind: Rows<String>?] = [
            .poster: images.posters, .backdrop: images.backdrops, .logo: images.logos, .profile: images.profiles, .still: images.stills,
        ]
        return ImageConfiguration(
            baseURL: images.secureBaseURL, sizes: sizes.mapValues { $0?.values.compactMap(ImageSize.init) ?? [.original] })
    }
}

/// Image settings, as a TMDb server tells them.
public struct TMDBImages: ImageAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// Where pictures are and in which sizes.
    public func configuration() -> Remote<ImageConfiguration> { tmdb.remote(.imageConfiguration) }
}
