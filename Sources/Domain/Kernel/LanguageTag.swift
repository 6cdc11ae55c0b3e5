/// Language tags in TMDb's form: two small letters (ISO 639-1), optionally with two capital letters of a region (ISO 3166-1). A code that TMDb
/// does not know becomes the one that it uses: `he` for `iw`.
enum LanguageTag {
    /// Returns the tag in TMDb's form, with case and separator corrected: `pt_br` becomes `pt-BR`.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for anything else; for scripts and groups of countries, such as `zh-Hant` and `es-419`,
    ///   the reason names the tag to write instead.
    static func repaired(_ text: String) throws(MarqueeError) -> String {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = code(parts[0]) else { throw malformed(nil) }
        if parts.count == 1 { return LanguageEquivalence.known(language, nil) }
        if parts.count == 2, let region = letters(parts[1], count: 2)?.uppercased() {
            return LanguageEquivalence.known(language, region) + "-" + region
        }
        throw malformed(substitute(for: parts.dropFirst().map(String.init), of: language))
    }

    /// Returns the tag in TMDb's form. For a script or a group of countries, it is the one that ``repaired(_:)`` advises.
    static func resolved(_ text: String) throws(MarqueeError) -> String {
        do throws(MarqueeError) {
            return try repaired(text)
        } catch {
            guard let substitute = error.reason.values["language"] else { throw error }
            return substitute
        }
    }

    /// Returns TMDb's tag for a script or a group of countries; nil if the tag has neither.
    private static func substitute(for parts: [String], of language: String) -> String? {
        let script = letters(parts[0][...], count: 4)?.lowercased()
        let isGroup = parts[0].utf8.count == 3 && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard script != nil || isGroup, parts.count <= 2 else { return nil }
        if parts.count == 2 { return letters(parts[1][...], count: 2).map { language + "-" + $0.uppercased() } }
        return LanguageEquivalence.substitute(language, script ?? parts[0]) ?? LanguageEquivalence.known(language, nil)
    }

    /// The code in small letters: two, or three of a language that TMDb has under another code.
    private static func code(_ text: Substring) -> String? {
        if let code = letters(text, count: 2)?.lowercased() { return code }
        guard let code = letters(text, count: 3)?.lowercased(), LanguageEquivalence.isRenamed(code) else { return nil }
        return code
    }

    private static func malformed(_ substitute: String?) -> MarqueeError {
        guard let substitute else { return .invalidLanguage }
        return MarqueeError(.invalidInput, .init("audience.otherLanguage", ["language": substitute]))
    }

    private static func letters(_ text: Substring, count: Int) -> String? {
        let isPlain = text.utf8.count == count && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
        return isPlain ? String(text) : nil
    }
}

extension MarqueeError {
    /// The error for a text that is not a language tag.
    static let invalidLanguage = MarqueeError(.invalidInput, .init("audience.language"))
}
