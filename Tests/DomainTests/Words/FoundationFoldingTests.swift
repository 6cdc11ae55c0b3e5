#if os(Linux)
    import Foundation
    import Testing

    @testable import MarqueeDomain

    /// The folding of Foundation, with which earlier versions searched: texts that are equal for it are equal for the table of the project
    /// too.
    struct FoundationFoldingTests {
        private static func foundation(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }

        @Test func `what was found before is found`() {
            for scalar in FoldingTests.scalars {
                for text in Self.texts(with: scalar) {
                    let (now, after) = (Folding.fold(text), Folding.fold(Self.foundation(text)))
                    #expect(now.utf8.elementsEqual(after.utf8), "U+\(String(scalar.value, radix: 16)): \(now) and \(after)")
                }
            }
        }

        /// A letter alone and with an accent, and an accent on letters. A mark of another script on a Latin letter has no meaning.
        private static func texts(with scalar: Unicode.Scalar) -> [String] {
            if isMark(scalar) { return (0x300...0x36F).contains(scalar.value) ? ["a\(scalar)", "и\(scalar)"] : [] }
            return [String(scalar), "\(scalar)\u{301}"]
        }

        /// Whether a character is a mark, or nothing is left of it beside a letter: it is invisible, or a form of a mark.
        private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
            [.nonspacingMark, .enclosingMark, .spacingMark, .format].contains(scalar.properties.generalCategory)
                || Folding.fold("a\(scalar)") == "a"
        }

        /// Why a character is folded in another way than Foundation's.
        private enum Group: CaseIterable {
            /// A syllable becomes its letters, so that half of one finds it.
            case hangul
            /// A mark alone, and invisible characters.
            case markOrInvisible
            /// Compatibility: ligatures, circles, numerals, presentation forms, half-width kana, letters of mathematics.
            case compatibility
            /// A letter of a script whose marks Foundation keeps: its decomposition without marks, or in its only order.
            case decomposition
            /// A Latin letter that has no decomposition.
            case latin
            /// Cherokee, which the Unicode Standard folds to capitals, and old forms of Cyrillic letters, which Foundation leaves.
            case letterCase

            init?(_ scalar: Unicode.Scalar) {
                let (text, properties) = (String(scalar), scalar.properties)
                let compatible = text.decomposedStringWithCompatibilityMapping
                switch scalar.value {
                case 0xAC00...0xD7A3: self = .hangul
                case _ where FoundationFoldingTests.isMark(scalar): self = .markOrInvisible
                case _ where !text.decomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar]): self = .decomposition
                case _ where !compatible.unicodeScalars.elementsEqual([scalar]): self = .compatibility
                case _ where properties.name?.hasPrefix("LATIN ") == true: self = .latin
                case _ where properties.isCased: self = .letterCase
                default: return nil
                }
            }
        }

        @Test func `each character that is folded differently is of a known group`() {
            var counts: [Group: Int] = [:]
            for scalar in FoldingTests.scalars {
                let text = String(scalar)
                guard !Folding.fold(text).utf8.elementsEqual(Self.foundation(text).utf8) else { continue }
                guard let group = Group(scalar) else {
                    Issue.record("U+\(String(scalar.value, radix: 16)): \(Folding.fold(text)) and \(Self.foundation(text))")
                    continue
                }
                counts[group, default: 0] += 1
            }
            for group in Group.allCases { #expect(counts[group, default: 0] > 0, "\(group)") }
        }
    }
#endif
