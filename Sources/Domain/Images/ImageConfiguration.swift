#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a picture is for; each kind comes in sizes of its own.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImageKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// An upright poster.
    case poster
    /// A wide picture.
    case backdrop
    /// A logo on a clear ground.
    case logo
    /// A portrait.
    case profile
    /// A scene of an episode.
    case still
}

/// Where pictures are and in which sizes.
///
/// See <https://developer.themoviedb.org/reference/configuration-details>.
public struct ImageConfiguration: Sendable, Hashable, Codable {
    /// The address before size and path, with a slash at its end.
    public var baseURL: URL { didSet { baseURL = Self.withSlash(baseURL) } }
    /// The sizes of each kind.
    public var sizes: [ImageKind: [ImageSize]]

    /// Creates an image configuration.
    public init(baseURL: URL, sizes: [ImageKind: [ImageSize]]) {
        self.baseURL = Self.withSlash(baseURL)
        self.sizes = sizes
    }

    private static func withSlash(_ address: URL) -> URL { address.appending(path: "", directoryHint: .isDirectory) }

    /// The address of a picture, in the smallest size that is at least as wide as wanted; the original if none is.
    ///
    /// - Parameters:
    ///   - path: The file's name, as an entity holds it.
    ///   - kind: What the picture shows, which decides the sizes that there are.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    public func url(for path: ImagePath, as kind: ImageKind, width: Int?) -> URL {
        baseURL.appending(path: size(of: kind, width: width).name + path.description, directoryHint: .notDirectory)
    }

    /// The smallest size of a kind that is at least as wide as wanted; the original if none is.
    public func size(of kind: ImageKind, width: Int?) -> ImageSize {
        guard let width else { return .original }
        let wideEnough = (sizes[kind] ?? []).filter { ($0.width ?? 0) >= width }
        return wideEnough.min { ($0.width ?? 0) < ($1.width ?? 0) } ?? .original
    }

    /// The other address is never used: a constant that can be read is read.
    private static let standardBaseURL = URL(string: "https://image.tmdb.org/t/p/") ?? URL(filePath: "/")

    /// The sizes that TMDb has had for years, at its own address: for the time before the first answer.
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

/// A size in which pictures are served: `w342`, `h632` or `original`.
public struct ImageSize: Sendable, Hashable, Codable {
    /// TMDb's name of the size.
    public let name: String
    /// The width in pixels, for sizes named by width.
    public let width: Int?
    /// The height in pixels, for sizes named by height.
    public let height: Int?

    /// As it was uploaded.
    public static let original = ImageSize(name: "original", width: nil, height: nil)

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

    private init(name: String, width: Int?, height: Int?) {
        self.name = name
        self.width = width
        self.height = height
    }
}

/// Where image settings come from. It may gain requirements in a minor version.
public protocol ImageRepository: Sendable {
    /// Where pictures are and in which sizes.
    func configuration() -> Read<ImageConfiguration>
}

/// All that can be asked about images.
public struct ImageUseCases: Sendable {
    let images: any ImageRepository

    /// Publishes the use cases of a repository.
    public init(images: any ImageRepository) { self.images = images }

    /// Reads where pictures are and in which sizes.
    ///
    /// See <https://developer.themoviedb.org/reference/configuration-details>.
    public var configuration: Get<Void, ImageConfiguration> { Get(images.configuration) }
}
