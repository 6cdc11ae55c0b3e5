#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A picture that is wanted, and how wide.
public struct ImageRequest: Sendable, Hashable {
    /// Its path on the image server.
    public var path: ImagePath
    /// What it is for.
    public var kind: ImageKind
    /// The width on the screen in pixels; nil asks for the original.
    public var width: Int?

    /// Asks for a picture.
    public init(_ path: ImagePath, as kind: ImageKind, width: Int? = nil) {
        self.path = path
        self.kind = kind
        self.width = width
    }
}

/// Makes the address of a picture for a wanted width; without a server and a kept configuration, from TMDb's usual sizes.
public struct GetImageURL: Executable {
    private let images: any ImageRepository

    /// Creates the use case.
    public init(images: any ImageRepository) { self.images = images }

    /// The address.
    public func execute(_ request: ImageRequest) async throws(MarqueeError) -> URL {
        try await images.configuration()().value.url(for: request.path, as: request.kind, width: request.width)
    }

    /// The address of a picture that a title may have; nil for none.
    ///
    /// It does not fail: where the configuration can be neither asked for nor found in the cache, the address is made from TMDb's usual
    /// sizes.
    ///
    /// - Parameters:
    ///   - path: The file's name, as an entity holds it.
    ///   - kind: What the picture shows, which decides the sizes that there are.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    ///   - policy: Whether the configuration may be asked for if it is not cached: ``ReadPolicy/offline`` never uses the network.
    public func callAsFunction(
        _ path: ImagePath?, as kind: ImageKind, width: Int? = nil, policy: ReadPolicy = .cached
    ) async -> URL? {
        guard let path else { return nil }
        let configuration = try? await images.configuration()(policy).value
        return (configuration ?? .standard).url(for: path, as: kind, width: width)
    }
}

extension ImageUseCases {
    /// Makes the address of a picture for a wanted width.
    public var url: GetImageURL { GetImageURL(images: images) }
}
