#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The format of an image, detected from its bytes. The extension of a path is not reliable, because servers convert images.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ImageFormat: String, Sendable, Hashable, CaseIterable, Codable {
    /// JPEG, as posters, backdrops, profile images and stills are.
    case jpeg
    /// PNG, as most logos are.
    case png
    /// WebP.
    case webp
    /// SVG, as some logos are.
    case svg

    /// The media type, such as `image/jpeg`.
    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

    /// The usual ending of file names, such as `jpg`.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

    /// Tells the format of a picture; nil for anything else, such as a web page, and for a picture whose end is missing.
    public init?(of bytes: Data) {
        guard let format = bytes.withUnsafeBytes(ImageFormat.told) else { return nil }
        self = format
    }

    private static func told(by bytes: UnsafeRawBufferPointer) -> ImageFormat? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            // Some programs write a few bytes of their own behind the end of the picture.
            return has([0xFF, 0xD9], amongLast: 4_096, of: bytes) ? .jpeg : nil
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return has(Array("IEND".utf8), amongLast: 4_096, of: bytes) ? .png : nil
        }
        if bytes.starts(with: "RIFF".utf8), bytes.count >= 12, bytes[8..<12].elementsEqual("WEBP".utf8) {
            let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
            return length + 8 <= bytes.count ? .webp : nil
        }
        return isSVG(bytes) ? .svg : nil
    }

    private static func has(_ mark: [UInt8], amongLast count: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
        let end = bytes.suffix(count)
        return end.indices.contains { end[$0...].starts(with: mark) }
    }

    /// A web page may contain such a picture, so it must be the first element.
    private static func isSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard has(Array("</svg>".utf8), amongLast: 1_024, of: bytes) else { return false }
        var rest = bytes.prefix(4_096)[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while let first = rest.first {
            if [0x09, 0x0A, 0x0D, 0x20].contains(first) {
                rest = rest.dropFirst()
            } else if rest.starts(with: "<svg".utf8) {
                return true
            } else if rest.starts(with: "<?xml".utf8) || rest.starts(with: "<!--".utf8) || rest.starts(with: "<!DOCTYPE svg".utf8) {
                let ending = rest.starts(with: "<!--".utf8) ? Array("-->".utf8) : Array(">".utf8)
                guard let end = rest.indices.first(where: { rest[$0...].starts(with: ending) }) else { return false }
                rest = rest[(end + ending.count)...]
            } else {
                return false
            }
        }
        return false
    }
}
