import MarqueeDomain
import Testing

/// The rules of Unicode's CLDR for whole numbers.
struct PluralCategoryTests {
    @Test(arguments: [TextLanguage.english, .german, .spanish])
    func `one thing is one, and nothing is many`(_ language: TextLanguage) {
        for (count, category) in [(0, PluralCategory.other), (1, .one), (2, .other), (11, .other), (21, .other), (101, .other)] {
            #expect(PluralCategory(of: count, in: language) == category, "\(count)")
        }
    }

    @Test func `in French, nothing is one too`() {
        for (count, category) in [(0, PluralCategory.one), (1, .one), (2, .other), (11, .other), (101, .other)] {
            #expect(PluralCategory(of: count, in: .french) == category, "\(count)")
        }
    }

    @Test func `Japanese has one form`() {
        for count in [0, 1, 2, 5, 21, 1_000_000] { #expect(PluralCategory(of: count, in: .japanese) == .other) }
    }

    @Test func `Ukrainian looks at the last two digits`() {
        let categories: [(PluralCategory, [Int])] = [
            (.one, [1, 21, 31, 101, 121, 1_001, -1]), (.few, [2, 3, 4, 22, 34, 102, 1_003]),
            (.many, [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 114, 211, 1_011]),
        ]
        for (category, counts) in categories {
            for count in counts { #expect(PluralCategory(of: count, in: .ukrainian) == category, "\(count)") }
        }
    }

    @Test func `no number is too large`() {
        for language in TextLanguage.allCases { _ = PluralCategory(of: .min, in: language) }
    }

    @Test func `a text takes the form of its number`() {
        func text(_ count: Int, _ language: TextLanguage) -> String {
            language.text(
                count, en: ("one", "other"), de: ("eins", "viele"), es: ("uno", "otros"), fr: ("un", "autres"), ja: "すべて",
                uk: ("один", "кілька", "багато"))
        }
        #expect(TextLanguage.allCases.map { text(1, $0) } == ["one", "eins", "uno", "un", "すべて", "один"])
        #expect(TextLanguage.allCases.map { text(0, $0) } == ["other", "viele", "otros", "un", "すべて", "багато"])
        #expect(text(3, .ukrainian) == "кілька")
    }
}
