public import MarqueeDomain

/// Replaces all that can be asked about images; a call that is not replaced fails.
public struct ImageStub: Sendable {
    public var configuration: (@Sendable () -> Read<ImageConfiguration>)?
    public var file: (@Sendable (ImagePath, ImageSize) -> Read<ImageFile>)?
}

/// The repository of a ``ImageStub``.
struct StubbedImageRepository: ImageRepository {
    let stub: Stubbed<ImageStub>

    func configuration() -> Read<ImageConfiguration> { stub.configuration() }
    func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile> { stub.file(path, size) }
}
