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
    public func execute(_ request: ImageRequest) async throws(MarqueeError) -> String {
        try await images.configuration()().value.url(for: request.path, as: request.kind, width: request.width)
    }
}

extension ImageUseCases {
    /// Makes the address of a picture for a wanted width.
    public var url: GetImageURL { GetImageURL(images: images) }
}
