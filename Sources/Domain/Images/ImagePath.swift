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

    /// Reads a path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let path = ImagePath(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not an image path.")
        }
        self = path
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= 128, text.first == UInt8(ascii: "/"), let dot = text.firstIndex(of: UInt8(ascii: ".")), dot > 1 else {
            return false
        }
        let ending = text[(dot + 1)...]
        return text[1..<dot].allSatisfy(isSafe) && ending.allSatisfy(isSafe) && ending.count <= 8 && endings.contains(packed(ending))
    }

    private static let endings = ["jpg", "jpeg", "png", "svg", "webp"].map { packed($0.utf8) }

    /// At most eight letters as one number, which compares faster than a text; lists of movies have two paths in each row.
    private static func packed(_ letters: some Sequence<UInt8>) -> UInt64 { letters.reduce(0) { $0 << 8 | UInt64($1) } }

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
