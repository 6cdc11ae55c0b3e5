public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The reads of images from a server and from its image server. The protocol may gain requirements in a minor version.
public protocol ImageAPI: Sendable {
    /// `GET /3/configuration`
    func configuration() -> Remote<ImageConfiguration>
    /// Reads a picture in one size from an image server. The closure returns the server's address when a request is needed.
    func file(
        _ path: ImagePath, in size: ImageSize, from baseURL: @escaping @Sendable () async throws(MarqueeError) -> URL
    ) -> Remote<ImageFile>
}

extension MarqueeError.Reason {
    /// The answer of an image server that a path leads nowhere.
    package static let noSuchImage = Self("image.missing")
}
