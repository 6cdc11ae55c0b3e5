/// The path of an image on TMDb's image server, such as `/abc123.jpg`: a file name and nothing that could lead elsewhere.
public struct ImagePath: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The path, with its leading slash.
    public let description: String

    /// Creates a path, or nil unless it is a slash, letters, digits, `_` or `-`, and one of the extensions jpg, jpeg, png, svg, webp.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.count <= 128, bytes.first == UInt8(ascii: "/"), let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let name = bytes[..<dot].dropFirst()
        let ending = bytes[dot...].dropFirst()
        guard !name.isEmpty, name.allSatisfy(ImagePath.isSafe), ImagePath.endings.contains(where: { $0.utf8.elementsEqual(ending) }) else {
            return nil
        }
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

    private static let endings = ["jpg", "jpeg", "png", "svg", "webp"]

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
