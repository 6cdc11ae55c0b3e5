import MarqueeDomain

/// A token or the id of a session, as a server hands it out. It goes back out in addresses and headers, so it must be able to.
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
