/// A language that a reader wishes, taken apart once: the texts of each row of a list are compared with it.
struct WishedLanguage: Sendable {
    /// The tag as it was given.
    let tag: String
    /// The region of the tag; nil if it has none.
    let region: String?
    private let code: String
    private let group: Int?
    private let closeRegions: [String]
    private let mainRegion: String

    init(_ tag: String) {
        self.tag = tag
        code = LanguageEquivalence.code(tag)
        region = LanguageEquivalence.region(tag)
        group = LanguageEquivalence.group(of: code)
        closeRegions = region.map { [code] region in LanguageEquivalence.near(code, region) } ?? []
        mainRegion = LanguageEquivalence.mainRegion(of: code)
    }

    /// Whether a text that suits the reader so well is in the language that the tag names. A code without a region names the main region too.
    func isNamed(byFit fit: UInt8) -> Bool { fit == 6 || fit == 3 && region == nil }

    /// How well a text in a language and a region suits the reader: 6 exactly, 5 the bare language, 4 a close region, 3 the main region, 2
    /// another region, 1 an equivalent code, 0 not at all.
    func fit(_ language: String, _ region: String) -> UInt8 {
        guard code == language else { return isEquivalent(to: language) ? 1 : 0 }
        if region == self.region ?? "" { return 6 }
        if region.isEmpty { return 5 }
        if closeRegions.contains(region) { return 4 }
        return region == mainRegion ? 3 : 2
    }

    /// Whether the reader reads the language of a tag: the codes are equal or equivalent. Regions make no difference.
    func isEquivalent(to tag: String) -> Bool {
        let other = LanguageEquivalence.code(tag)
        if other == code { return true }
        guard let group else { return false }
        return LanguageEquivalence.group(of: other) == group
    }
}
