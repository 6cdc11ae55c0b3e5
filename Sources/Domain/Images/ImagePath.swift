#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The path of an image on TMDb's image server, such as `/abc123.jpg`: a single file name, so that it cannot point anywhere else.
public struct ImagePath: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The path, with its leading slash.
    public let description: String

    /// Creates a path; nil unless it is a slash, then letters, digits, `_` or `-`, and one of the extensions jpg, jpeg, png, svg, webp.
    public init?(_ text: String) {
        var text = text
        guard text.withUTF8(ImagePath.isPath) else { return nil }
        description = text
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let path = ImagePath(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not an image path.")
        }
        self = path
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= 128, text.first == UInt8(ascii: "/") else { return false }
        var dot = 1
        while dot < text.count, isSafe(text[dot]) { dot += 1 }
        guard dot > 1, dot < text.count, text[dot] == UInt8(ascii: ".") else { return false }
        return isEnding(UnsafeBufferPointer(rebasing: text[(dot + 1)...]))
    }

    /// Compared as numbers, because lists of movies have two paths in each row.
    private static func isEnding(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
        guard letters.count <= 4, letters.first != 0 else { return false }
        switch letters.reduce(0, { $0 << 8 | UInt32($1) }) {
        case 0x6A_7067, 0x70_6E67, 0x73_7667, 0x6A70_6567, 0x7765_6270: return true  // jpg, png, svg, jpeg, webp
        default: return false
        }
    }

    private static func isSafe(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}

extension ImagePath {
    /// The URL of the image at TMDb's own host, in the smallest of TMDb's usual sizes that is at least as wide as requested. It needs neither
    /// a client nor a request. Where a client is at hand, `images.url` has the host and the sizes of the configured server.
    ///
    /// ```swift
    /// print(movie.posterPath?.url(width: 500) as Any)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width on the screen in pixels; nil asks for the original.
    ///   - kind: The kind of the image, which decides the available sizes.
    public func url(width: Int?, as kind: ImageKind = .poster) -> URL {
        ImageConfiguration.standard.url(for: self, as: kind, width: width)
    }

    /// The URL of the image at TMDb's own host, in one of TMDb's sizes: `url(size: .w500)`.
    public func url(size: ImageSize) -> URL { ImageConfiguration.standard.url(for: self, size: size) }
}
