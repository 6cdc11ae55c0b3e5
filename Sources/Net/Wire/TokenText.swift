import MarqueeDomain

/// A token or a session id from a server. It is sent back in URLs and headers, so its characters are restricted.
struct TokenText: Shape {
    let secret: Secret

    static func read(from tape: JSONTape, at index: Int) throws -> TokenText {
        let text = try tape.text(at: index)
        guard isToken(text) else { throw tape.corrupted("Not a token.", at: index) }
        return TokenText(secret: Secret(text))
    }

    /// Hexadecimal digits, or the three parts of a JSON Web Token: letters, digits, `_`, `-`, and dots inside.
    static func isToken(_ text: String) -> Bool { PathValue.isPlain(text, upTo: 4_096) }
}
