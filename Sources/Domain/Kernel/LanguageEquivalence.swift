/// The codes of languages that have several, and the regions whose texts are closest to each other: one table for fallback languages, images
/// and videos.
///
/// A language can be a tag (`nb-NO`) or a bare code (`nb`) in every function.
package enum LanguageEquivalence {
    /// Codes that a reader of one of them can read: other codes of the same language, and variants of one language.
    ///
    /// TMDb writes Cantonese as `cn`. Its readers ask for a region of `zh`.
    private static let groups: [[String]] = [
        ["no", "nb", "nn"], ["zh", "cn", "yue"], ["sr", "hr", "bs", "sh"], ["he", "iw"], ["id", "in"], ["yi", "ji"], ["tl", "fil"],
        ["ro", "mo"],
    ]

    /// Codes that TMDb does not know, with those that it uses.
    private static let renamed = [
        "iw": "he", "in": "id", "ji": "yi", "fil": "tl", "mo": "ro", "nn": "no", "yue": "cn", "sh": "sr",
    ]

    /// Scripts and groups of countries, with TMDb's tags.
    private static let substitutes = ["zh-hant": "zh-TW", "zh-hans": "zh-CN", "es-419": "es-MX"]

    /// The main region of a language whose code is not that of the region: `fr` belongs to `FR`.
    private static let mainRegions = [
        "en": "US", "zh": "CN", "ar": "SA", "sv": "SE", "da": "DK", "ja": "JP", "ko": "KR", "nb": "NO", "cs": "CZ", "el": "GR", "he": "IL",
        "uk": "UA", "hi": "IN", "vi": "VN", "fa": "IR", "et": "EE", "sl": "SI", "sr": "RS", "bs": "BA", "sq": "AL", "ca": "ES", "eu": "ES",
        "gl": "ES", "ms": "MY", "tl": "PH", "ta": "IN", "te": "IN", "cn": "CN",
    ]

    /// Regions, with the other regions of the language whose texts are closest, best first: by script, or by vocabulary.
    private static let neighbors = [
        "zh-HK": ["TW"], "zh-MO": ["HK", "TW"], "zh-TW": ["HK"], "zh-SG": ["CN"], "zh-MY": ["CN"],
        "en-GB": ["IE", "AU", "NZ"], "en-IE": ["GB"], "en-AU": ["GB", "NZ"], "en-NZ": ["AU", "GB"], "en-IN": ["GB"], "en-ZA": ["GB"],
    ]

    /// The code of a tag, without its region.
    package static func code(_ tag: String) -> String {
        // Most codes of answers have no region.
        guard let end = tag.utf8.firstIndex(of: UInt8(ascii: "-")) else { return tag }
        return String(tag[..<end])
    }

    /// The region of a tag; nil if it has none.
    package static func region(_ tag: String) -> String? {
        guard let end = tag.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let region = tag[end...].dropFirst()
        return region.isEmpty ? nil : String(region)
    }

    /// The code and its equivalents that TMDb uses, the code itself first.
    package static func codes(_ tag: String) -> [String] {
        let own = code(tag)
        guard let group = groups.first(where: { $0.contains(own) }) else { return [own] }
        return [own] + group.filter { $0 != own && renamed[$0] == nil }
    }

    /// Whether a reader of one language reads the other: the codes are equal or equivalent. Regions make no difference.
    package static func areEquivalent(_ tag: String, _ other: String) -> Bool {
        let (a, b) = (code(tag), code(other))
        if a == b { return true }
        guard let group = groupOf[a] else { return false }
        return group == groupOf[b]
    }

    /// The group of a code; nil if it has no equivalent.
    static func group(of code: String) -> Int? { groupOf[code] }

    private static let groupOf = Dictionary(
        uniqueKeysWithValues: groups.enumerated().flatMap { group in group.element.map { ($0, group.offset) } })

    /// Whether TMDb has texts of the language under more than one code, so that a gap under one can be filled from another.
    package static func hasOtherTexts(_ tag: String) -> Bool { ["no", "nb"].contains(code(tag)) }

    /// How well a text in a language and a region suits the reader of a wished language, as ``WishedLanguage/fit(_:_:)`` says.
    package static func fit(_ language: String, _ region: String, to wish: String) -> Int {
        Int(WishedLanguage(wish).fit(language, region))
    }

    /// The code that TMDb uses: `he` for `iw`. With a region, Cantonese is a region of Chinese.
    static func known(_ code: String, _ region: String?) -> String {
        if region != nil, code == "yue" || code == "cn" { return "zh" }
        return renamed[code] ?? code
    }

    /// TMDb's tag for a language with a script or a group of countries, in small letters; nil if there is none.
    static func substitute(_ language: String, _ subtag: String) -> String? { substitutes[language + "-" + subtag] }

    /// Whether the letters are the code of a language with three of them that TMDb has under another code.
    static func isRenamed(_ code: String) -> Bool { renamed[code] != nil }

    static func mainRegion(of code: String) -> String { mainRegions[code] ?? code.uppercased() }

    /// The other regions of the language whose texts are closest, best first.
    static func near(_ code: String, _ region: String) -> [String] {
        switch code {
        // Spanish of America, and Portuguese outside of Brazil.
        case "es" where region != "ES": ["MX"]
        case "pt" where region != "BR": ["PT"]
        default: neighbors[code + "-" + region] ?? []
        }
    }
}
