public import MarqueeDomain

/// What a server can answer about images. It may gain requirements in a minor version.
public protocol ImageAPI: Sendable {
    /// Where pictures are and in which sizes.
    func configuration() -> Remote<ImageConfiguration>
}
