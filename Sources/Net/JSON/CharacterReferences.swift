/// The characters that some of TMDb's texts name as HTML does, such as `&amp;`.
enum CharacterReferences {
    private static let characters: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "#039": "'", "#x27": "'", "nbsp": "\u{A0}",
        "#160": "\u{A0}",
    ]
    private static let longest = 5

    /// The text with these characters in place of their names. It is read once, so that `&amp;lt;` is `&lt;`.
    static func decoded(in text: String) -> String {
        var (decoded, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            decoded += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(longest + 1)
            if let end = name.firstIndex(of: ";"), let character = characters[name[..<end]] {
                decoded.append(character)
                rest = rest[rest.index(after: end)...]
            } else {
                decoded.append("&")
                rest = rest[rest.index(after: start)...]
            }
        }
        return decoded + rest
    }
}
