#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An image and the requested width.
public struct ImageRequest: Sendable, Hashable {
    /// Its path on the image server.
    public var path: ImagePath
    /// The kind of the image.
    public var kind: ImageKind
    /// The width on the screen in pixels; nil asks for the original.
    public var width: Int?

    /// Creates a request for an image.
    public init(_ path: ImagePath, as kind: ImageKind, width: Int? = nil) {
        self.path = path
        self.kind = kind
        self.width = width
    }
}

/// Creates the URL of an image for a requested width; without a server and a cached configuration, from TMDb's usual sizes.
public struct GetImageURL: Executable {
    private let images: any ImageRepository

    public init(images: any ImageRepository) { self.images = images }

    public func execute(_ request: ImageRequest) async throws(MarqueeError) -> URL {
        try await images.configuration()().value.url(for: request.path, as: request.kind, width: request.width)
    }

    /// The URL of a title's image; nil if the path is nil.
    ///
    /// It does not fail: if the configuration is neither cached nor can be fetched, the URL is made from TMDb's usual sizes.
    ///
    /// - Parameters:
    ///   - path: The file's path, as in the entity.
    ///   - kind: The kind of the image, which decides the available sizes.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    ///   - policy: Whether the configuration may be fetched if it is not cached: ``ReadPolicy/offline`` never uses the network.
    public func callAsFunction(
        _ path: ImagePath?, as kind: ImageKind, width: Int? = nil, policy: ReadPolicy = .cached
    ) async -> URL? {
        guard let path else { return nil }
        return await configuration(policy).url(for: path, as: kind, width: width)
    }

    /// The URL of a title's image in one of TMDb's sizes: `images.url(movie.posterPath, size: .w500)`. It is nil if the path is nil.
    public func callAsFunction(_ path: ImagePath?, size: ImageSize, policy: ReadPolicy = .cached) async -> URL? {
        guard let path else { return nil }
        return await configuration(policy).url(for: path, size: size)
    }

    private func configuration(_ policy: ReadPolicy) async -> ImageConfiguration {
        let configuration = images.configuration()
        // A cached configuration names the configured image server. TMDb's usual one is used only if nothing is cached.
        let asked = try? await configuration(policy: policy).value
        let cached = if asked == nil { try? await configuration(policy: .offline).value } else { asked }
        return cached ?? .standard
    }
}

extension ImageUseCases {
    /// Creates the URL of an image for a requested width.
    public var url: GetImageURL { GetImageURL(images: images) }
}
