public import MarqueeDomain

/// Replaces all that can be asked about images; what is not replaced fails.
public struct ImageStub: Sendable {
    /// Replaces `images.configuration`.
    public var configuration: @Sendable () -> Read<ImageConfiguration> = unstubbed("images.configuration")
    /// Replaces `images.file`.
    public var file: @Sendable (ImagePath, ImageSize) -> Read<ImageFile> = unstubbed("images.file")
}

/// The repository of a ``ImageStub``.
struct StubbedImageRepository: ImageRepository {
    let stub: ImageStub

    func configuration() -> Read<ImageConfiguration> { stub.configuration() }
    func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile> { stub.file(path, size) }
}
