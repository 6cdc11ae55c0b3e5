import Foundation
public import MarqueeData
public import MarqueeDomain

extension Endpoint<ImageConfigurationDTO> {
    static var imageConfiguration: Self { Endpoint(Operations.imageConfiguration) }
}

/// Where pictures are and in which sizes; the rest of TMDb's configuration is not read.
package struct ImageConfigurationDTO: DTO {
    let images: Images

    struct Images: Decodable, Sendable {
        let secureBaseURL: Address
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

    /// An address from outside to which requests will go, so one of another kind makes the answer unreadable.
    struct Address: Decodable, Sendable {
        let url: URL

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let address = try container.decode(String.self)
            guard let checked = try? Server.checked(address), let url = URL(string: checked) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not the address of a server.")
            }
            self.url = url
        }
    }
}

extension ImageConfigurationDTO {
    package func adapted() -> ImageConfiguration {
        let sizes: [ImageKind: Rows<String>?] = [
            .poster: images.posters, .backdrop: images.backdrops, .logo: images.logos, .profile: images.profiles, .still: images.stills,
        ]
        return ImageConfiguration(
            baseURL: images.secureBaseURL.url, sizes: sizes.mapValues { $0?.values.compactMap(ImageSize.init) ?? [.original] })
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
