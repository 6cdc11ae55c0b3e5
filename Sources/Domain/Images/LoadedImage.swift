/// The image of a place on a screen, or its placeholder.
public struct LoadedImage: Sendable, Equatable {
    /// The picture; nil for a placeholder.
    public var file: ImageFile?
    /// The kind of the image, which decides the shape of a placeholder.
    public var kind: ImageKind
    /// Where the picture came from; nil for a placeholder.
    public var origin: Origin?
    /// Whether the picture is stale: older than the image server allows.
    public var isStale = false
    /// Why there is no picture, or why it is stale or in another size; nil if it is as requested, and for a placeholder of a path that is nil.
    public var error: MarqueeError?

    /// Whether there is no picture, because the path is nil or because loading failed.
    public var isPlaceholder: Bool { file == nil }

    public init(placeholder kind: ImageKind, because error: MarqueeError? = nil) {
        self.kind = kind
        self.error = error
    }

    public init(_ file: Fetched<ImageFile>, as kind: ImageKind) {
        self.file = file.value
        self.kind = kind
        origin = file.origin
        isStale = file.isStale
        error = file.refreshError
    }
}
