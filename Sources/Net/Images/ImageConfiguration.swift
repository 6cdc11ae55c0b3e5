import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let imageConfiguration = Operation<ImageConfigurationDTO>(.get, "/3/configuration", lifetime: .hours(72), audience: [])
}

/// The base URL of images and the available sizes; the rest of TMDb's configuration is not read.
struct ImageConfigurationDTO: DTO {
    let images: ImagesDTO

    init(_ row: TapeRow) throws {
        images = try row.required("images")
    }

    struct ImagesDTO: ObjectShape {
        let secureBaseURL: Address
        let posterSizes: [ImageSize]?
        let backdropSizes: [ImageSize]?
        let logoSizes: [ImageSize]?
        let profileSizes: [ImageSize]?
        let stillSizes: [ImageSize]?

        init(_ row: TapeRow) throws {
            secureBaseURL = try row.required("secure_base_url")
            posterSizes = row.optional("poster_sizes")
            backdropSizes = row.optional("backdrop_sizes")
            logoSizes = row.optional("logo_sizes")
            profileSizes = row.optional("profile_sizes")
            stillSizes = row.optional("still_sizes")
        }
    }

    /// A URL from the server to which requests will be sent; an invalid one makes the answer unreadable.
    struct Address: Shape {
        let url: URL

        static func read(from tape: JSONTape, at index: Int) throws -> Address {
            let address = try tape.text(at: index)
            guard let url = try? Server.checkedURL(address) else {
                throw tape.corrupted("Not the address of a server.", at: index)
            }
            return Address(url: url)
        }
    }
}

extension ImageConfigurationDTO {
    func adapted() -> ImageConfiguration {
        let sizes: [ImageKind: [ImageSize]?] = [
            .poster: images.posterSizes, .backdrop: images.backdropSizes, .logo: images.logoSizes, .profile: images.profileSizes,
            .still: images.stillSizes,
        ]
        return ImageConfiguration(baseURL: images.secureBaseURL.url, sizes: sizes.mapValues { $0 ?? [.original] })
    }
}
