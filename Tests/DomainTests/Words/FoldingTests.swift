import TestKit
import Testing

@testable import MarqueeDomain

/// The characters that a search does not distinguish.
struct FoldingTests {
    @Test(arguments: [
        ("ASCII", "Fight Club 2: [THE @END`]", "fight club 2: [the @end`]"), ("ASCII, lower case", "already {low} ~", "already {low} ~"),
        ("empty", "", ""), ("capitals", "ÀÉÎ ДЖ ΑΩ Ա", "aei дж αω ա"), ("composed", "Amélie", "amelie"),
        ("decomposed", "Ame\u{301}lie", "amelie"),
        ("a flood of marks", "Z\u{334}\u{335}\u{489}\u{20DD}a\u{1AB0}\u{1DC0}", "za"),
        ("strokes", "Łódź Ørsted đủ ħ ŧ ƀ ɨ ƶ", "lodz orsted du h t b i z"),
        ("hooks and tails", "Ɓ ɖ Ɠ ƴ ɲ", "b d g y n"), ("ligatures", "Ærø cœur ﬁlm ﬀ Ĳsland ꜳ", "aero coeur film ff ijsland aa"),
        ("letters of their own", "Þór eða ŋ ĸ", "thor eda n q"), ("a sharp s", "Straße GROẞ", "strasse gross"),
        ("dotted and dotless i", "İstanbul ISPARTA ırmak i\u{307}", "istanbul isparta irmak i"), ("dotless j", "ȷ", "j"),
        ("Vietnamese", "Đường về", "duong ve"), ("Croatian digraphs", "Ǆ ǉ", "dz lj"),
        ("Catalan", "col·lecció paraŀlel", "col·leccio paral·lel"),
        ("Greek", "ΦΊΛΟΣ φίλος ᾍδης ΐ", "φιλοσ φιλοσ αδησ ι"), ("Cyrillic", "Ёлки Йод Їжак", "елки иод іжак"),
        ("full width", "ＡＢＣ　ｘ１！", "abc x1!"), ("half-width signs", "￦ ｡｢｣", "₩ 。「」"),
        ("half-width kana", "ｶﾞﾒﾗ ﾊﾟﾝ ｱ ｳﾞ ﾜﾞ", "ガメラ パン ア ヴ ヷ"), ("voicing of kana stays", "か が は ば ぱ カ ガ ヴ", "か が は ば ぱ カ ガ ヴ"),
        ("composed kana", "か\u{3099} は\u{309A} ヽ\u{3099} う\u{3099} を\u{3099}", "が ぱ ヾ ゔ を\u{3099}"),
        ("a voicing mark alone", "\u{3099}か\u{309A}a\u{3099}", "\u{3099}か\u{309A}a\u{3099}"), ("kana in a square", "㌀ ㍿", "アパート 株式会社"),
        ("Hebrew points", "שָׁלוֹם", "שלום"), ("Arabic marks", "مُحَمَّد آب العـربية", "محمد اب العربية"),
        ("Arabic presentation forms", "ﻼ ﷲ", "لا الله"),
        ("Roman numerals", "Rocky Ⅷ ⅳ", "rocky viii iv"), ("superscripts and signs", "Alien³ ™ №", "alien3 tm no"),
        ("circles", "Ⓐ ①", "a 1"), ("a fraction stays", "8½", "8½"), ("mathematical letters", "𝐀𝒷", "ab"),
        ("an accent that stands alone stays", "´ ¨ ゛", "´ ¨ ゛"), ("a space without a break", "a\u{A0}b", "a b"),
        ("invisible characters", "a\u{AD}b\u{200D}c\u{200B}❤\u{FE0F}\u{E0100}\u{FEFF}", "abc❤"),
        ("marks of other scripts are letters", "हिन्दी ภาษาไทย", "हिन्दी ภาษาไทย"), ("Han", "千と千尋 霸王别姬 豈", "千と千尋 霸王别姬 豈"),
        ("Hangul, in letters", "한 글", "\u{1112}\u{1161}\u{11AB} \u{1100}\u{1173}\u{11AF}"), ("half-width Hangul", "ﾡ", "\u{1100}"),
        ("plane 1", "😀𐐀", "😀𐐨"), ("only marks", "\u{301}\u{5B0}", "\u{301}\u{5B0}"),
    ])
    func `a text is folded`(_ group: String, _ text: String, _ folded: String) {
        #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars), "\(group)")
    }

    @Test func `a syllable that is typed by half begins the whole one`() {
        #expect(Folding.fold("기생충").utf8.starts(with: Folding.fold("기새").utf8))
        #expect(Folding.fold("기생충").utf8.starts(with: Folding.fold("ㄱ").utf8))
        #expect(!Folding.fold("기생충").utf8.starts(with: Folding.fold("가").utf8))
    }

    @Test func `to fold twice changes nothing, for every character and beside others`() {
        for scalar in Self.scalars {
            for text in [String(scalar), "a\(scalar)か\(scalar)\u{3099}"] {
                let folded = Folding.fold(text)
                #expect(Folding.fold(folded).utf8.elementsEqual(folded.utf8), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test func `no character becomes longer than the space for it`() {
        for scalar in Self.scalars {
            let text = String(scalar)
            #expect(Folding.fold(text).utf8.count <= 11 * text.utf8.count)
        }
    }

    @Test func `the table is the one with which titles are stored`() {
        let texts = [FoldingTable.blocks, FoldingTable.places, FoldingTable.texts]
        let checksum = texts.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { checksum, text in
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
                .reduce(checksum) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        // Another table needs a step of the cache file's schema that folds the stored titles again, like RefoldedTitles.
        #expect(checksum == 13_853_680_585_179_742_953)
    }

    /// Every character of the blocks that are folded, and of all others, such as Han and private ones, a part.
    static let scalars: [Unicode.Scalar] = {
        let folded: [ClosedRange<UInt32>] = [0...0x33FF, 0xA4D0...0xABFF, 0xF900...0x11FFF, 0x1D000...0x1FFFF]
        let others = (UInt32(0)...0x10FFFF).filter { code in !folded.contains { $0.contains(code) } }
        return (folded.joined() + Volume.part(others, every: 61)).compactMap(Unicode.Scalar.init)
    }()
}
