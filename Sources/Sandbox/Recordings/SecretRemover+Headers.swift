/// Secrets in header fields, which answers may repeat.
extension SecretRemover {
    private static let secretFields = ["authorization", "session", "token", "api-key", "apikey", "secret", "password", "passwd", "otp"]
    /// Members of `Set-Cookie` that are not cookies.
    private static let attributes: Set = ["path", "domain", "expires", "max-age", "samesite", "priority"]
    /// Shorter words occur by chance.
    private static let fewestLetters = 10

    mutating func learn(from headers: [String: String]) {
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            let name = name.lowercased()
            if name.contains("cookie") {
                learn(cookies: value)
            } else if Self.secretFields.contains(where: { name.contains($0) }) {
                learn(wordsOf: value)
            }
        }
    }

    /// Learns the words of a text: the token behind a scheme, and the user and the password that are encoded in it.
    mutating func learn(wordsOf text: String) {
        let words = text.split { $0.isWhitespace || ",;=\"'".contains($0) }.map(String.init)
        for word in words where word.utf8.count >= Self.fewestLetters {
            _ = placeholders.text(for: word, .accessToken)
        }
        for (scheme, word) in zip(words, words.dropFirst()) where scheme.lowercased() == "basic" {
            let pair = Placeholders.base64(Array(word.utf8)) ?? []
            let sides = pair.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
            for (side, kind) in zip(sides, [SecretNames.Kind.username, .password]) where side.utf8.count >= Self.fewestLetters {
                _ = placeholders.text(for: side, kind)
            }
        }
    }

    private mutating func learn(cookies text: String) {
        for pair in text.split(whereSeparator: { $0 == ";" || $0 == "," }) {
            let sides = pair.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
            guard sides.count == 2, !Self.attributes.contains(sides[0].lowercased()) else { continue }
            for value in [sides[1], PercentText.decoded(sides[1]) ?? sides[1]] { _ = placeholders.text(for: value, .cookie) }
        }
    }
}
