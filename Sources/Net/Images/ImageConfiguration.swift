package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let imageConfiguration = Operation<ImageConfigurationDTO>(.get, "/3/configuration", lifetime: .hours(72), audience: [])
}

/// The base URL of images and the available sizes; the rest of TMDb's configuration is not read.
package struct ImageConfigurationDTO: DTO {
    let images: ImagesDTO

    struct ImagesDTO: Decodable, Sendable {
        let secureBaseURL: Address
        let posterSizes: [ImageSize]?
        let backdropSizes: [ImageSize]?
        let logoSizes: [ImageSize]?
        let profileSizes: [ImageSize]?
        let stillSizes: [ImageSize]?
    }

    /// A URL from the server to which requests will be sent; an invalid one makes the answer unreadable.
    struct Address: Decodable, Sendable {
        let url: URL

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let address = try container.decode(String.self)
            guard let url = try? Server.checkedURL(address) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not the address of a server.")
            }
            self.url = url
        }
    }
}

extension ImageConfigurationDTO {
    package func adapted() -> ImageConfiguration {
        let sizes: [ImageKind: [ImageSize]?] = [
            .poster: images.posterSizes, .backdrop: images.backdropSizes, .logo: images.logoSizes, .profile: images.profileSizes,
            .still: images.stillSizes,
        ]
        return ImageConfiguration(baseURL: images.secureBaseURL.url, sizes: sizes.mapValues { $0 ?? [.original] })
    }
}
