import MarqueeDomain

/// A token or a session id from a server. It is sent back in URLs and headers, so its characters are restricted.
struct TokenText: Decodable, Sendable {
    let secret: Secret

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard Self.isToken(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a token.")
        }
        secret = Secret(text)
    }

    /// Hexadecimal digits, or the three parts of a JSON Web Token: letters, digits, `_`, `-`, and dots inside.
    static func isToken(_ text: String) -> Bool { PathValue.isPlain(text, upTo: 4_096) }
}
