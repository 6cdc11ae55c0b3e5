#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The kind of an image; each kind has its own sizes.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImageKind: String, Sendable, Hashable, CaseIterable, Codable, CodingKeyRepresentable {
    /// A poster in portrait format.
    case poster
    /// A backdrop in landscape format.
    case backdrop
    /// A logo on a transparent background.
    case logo
    /// A profile image of a person.
    case profile
    /// A still image of an episode.
    case still
}

/// The base URL of images and the available sizes.
///
/// See <https://developer.themoviedb.org/reference/configuration-details>.
public struct ImageConfiguration: Sendable, Equatable, Codable {
    /// The base URL, to which size and path are added; it ends with a slash.
    public var baseURL: URL { didSet { baseURL = Self.withSlash(baseURL) } }
    /// The sizes of each kind.
    public var sizes: [ImageKind: [ImageSize]]

    public init(baseURL: URL, sizes: [ImageKind: [ImageSize]]) {
        self.baseURL = Self.withSlash(baseURL)
        self.sizes = sizes
    }

    private static func withSlash(_ address: URL) -> URL { address.appending(path: "", directoryHint: .isDirectory) }

    /// The URL of an image, in the smallest size that is at least as wide as requested; the original if there is none.
    ///
    /// - Parameters:
    ///   - path: The file's path, as in the entity.
    ///   - kind: The kind of the image, which decides the available sizes.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    public func url(for path: ImagePath, as kind: ImageKind, width: Int?) -> URL {
        url(for: path, size: size(of: kind, width: width))
    }

    /// The URL of an image that may be missing; nil if the path is nil. It needs no request, so it suits views that are drawn synchronously.
    ///
    /// ```swift
    /// let images = try await marquee.images.configuration().value
    /// let posters = movies.map { images.url(for: $0.posterPath, as: .poster, width: 342) }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The file's path, as in the entity.
    ///   - kind: The kind of the image, which decides the available sizes.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    // Disfavored, because a path that is there and a result that may be nil would suit both functions.
    @_disfavoredOverload
    public func url(for path: ImagePath?, as kind: ImageKind, width: Int?) -> URL? {
        path.map { url(for: $0, as: kind, width: width) }
    }

    /// The URL of an image in one of TMDb's sizes, such as ``ImageSize/w500``.
    public func url(for path: ImagePath, size: ImageSize) -> URL {
        baseURL.appending(path: size.name + path.description, directoryHint: .notDirectory)
    }

    /// The smallest size of a kind that is at least as wide as requested; the original if there is none.
    ///
    /// The width of posters and profile images is two thirds of their height, so their sizes by height can be used too.
    public func size(of kind: ImageKind, width: Int?) -> ImageSize {
        guard let width else { return .original }
        let widths = (sizes[kind] ?? []).compactMap { size in size.width(of: kind).map { (size: size, width: $0) } }
        return widths.filter { $0.width >= width }.min { $0.width < $1.width }?.size ?? .original
    }

    /// The fallback URL is never used, because the constant is a valid URL; it avoids a forced unwrap.
    private static let standardBaseURL = URL(string: "https://image.tmdb.org/t/p/") ?? URL(filePath: "/")

    /// TMDb's long-standing sizes at its own base URL; used until the server's configuration is known.
    public static let standard = ImageConfiguration(
        baseURL: ImageConfiguration.standardBaseURL,
        sizes: [
            .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
            .backdrop: ["w300", "w780", "w1280", "original"],
            .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
            .profile: ["w45", "w185", "h632", "original"],
            .still: ["w92", "w185", "w300", "original"],
        ].mapValues { $0.compactMap(ImageSize.init) })
}

/// A size of images: `w342`, `h632` or `original`.
public struct ImageSize: Sendable, Hashable, Codable {
    /// TMDb's name of the size.
    public let name: String
    /// The width in pixels; nil for sizes that are not named by width.
    public let width: Int?
    /// The height in pixels; nil for sizes that are not named by height.
    public let height: Int?

    /// The image as it was uploaded.
    public static let original = ImageSize(name: "original", width: nil, height: nil)

    /// 45 pixels wide: logos and profile images.
    public static let w45 = ImageSize(width: 45)
    /// 92 pixels wide: posters, logos and still images.
    public static let w92 = ImageSize(width: 92)
    /// 154 pixels wide: posters and logos.
    public static let w154 = ImageSize(width: 154)
    /// 185 pixels wide: all kinds but backdrops.
    public static let w185 = ImageSize(width: 185)
    /// 300 pixels wide: backdrops, logos and still images.
    public static let w300 = ImageSize(width: 300)
    /// 342 pixels wide: posters.
    public static let w342 = ImageSize(width: 342)
    /// 500 pixels wide: posters and logos.
    public static let w500 = ImageSize(width: 500)
    /// 780 pixels wide: posters and backdrops.
    public static let w780 = ImageSize(width: 780)
    /// 1,280 pixels wide: backdrops.
    public static let w1280 = ImageSize(width: 1_280)
    /// 632 pixels high: profile images.
    public static let h632 = ImageSize(name: "h632", width: nil, height: 632)

    /// Reads a size; nil unless it is `original`, or `w` or `h` and a number.
    public init?(_ name: String) {
        if name == "original" {
            self = .original
            return
        }
        guard let axis = name.first, let pixels = Int(name.dropFirst()), (1...10_000).contains(pixels), "\(axis)\(pixels)" == name else {
            return nil
        }
        switch axis {
        case "w": self.init(name: name, width: pixels, height: nil)
        case "h": self.init(name: name, width: nil, height: pixels)
        default: return nil
        }
    }

    /// The width of an image of a kind in this size; nil if it depends on the image.
    fileprivate func width(of kind: ImageKind) -> Int? {
        width ?? (kind == .profile || kind == .poster ? height.map { $0 * 2 / 3 } : nil)
    }

    private init(width: Int) { self.init(name: "w\(width)", width: width, height: nil) }

    private init(name: String, width: Int?, height: Int?) {
        self.name = name
        self.width = width
        self.height = height
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let size = ImageSize(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a size of images.")
        }
        self = size
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// The source of pictures and of the image configuration. ``ImageUseCases`` documents the requirements that it publishes. The protocol
/// may gain requirements in a minor version.
public protocol ImageRepository: Sendable {
    func configuration() -> Read<ImageConfiguration>
    /// A picture in one of these sizes.
    func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile>
}

/// All use cases of images.
///
/// ```swift
/// let poster = await marquee.images.load(movie.posterPath, as: .poster, width: 342)
/// print(poster.file?.bytes.count ?? 0)
/// ```
public struct ImageUseCases: Sendable {
    let images: any ImageRepository

    public init(images: any ImageRepository) { self.images = images }

    /// Reads the base URL of images and the available sizes.
    ///
    /// See <https://developer.themoviedb.org/reference/configuration-details>.
    public var configuration: Get<Void, ImageConfiguration> { Get(images.configuration) }
}
