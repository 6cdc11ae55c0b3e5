public import MarqueeDomain

/// The shape of a picture before it is there, and in its place if there is none.
public enum PictureShape: Sendable, Hashable, CaseIterable {
    /// A poster: two by three.
    case poster
    /// A backdrop or a still: sixteen by nine.
    case backdrop
    /// A profile image: two by three.
    case profile

    /// Width divided by height.
    public var aspectRatio: Double {
        switch self {
        case .poster, .profile: 2.0 / 3
        case .backdrop: 16.0 / 9
        }
    }

    /// The kind of image that is loaded for it.
    public var kind: ImageKind {
        switch self {
        case .poster: .poster
        case .backdrop: .backdrop
        case .profile: .profile
        }
    }
}
