import TestKit
import Testing

@testable import MarqueeCatalog

/// The facts of names give the order that the names themselves would give.
@Suite(.ownThread)
struct NameFactsTests {
    private static let names = [
        "The Godfather", "A", "a b", "Star Wars: Episode IV", "Spider-Man", "Don't Look", "E.T.", "Amélie", "七人の侍", "???", "…", "",
        "  spaced   out ", "The", "the the", "El Camino", "Le Mans '66", "2001", "2 Fast 2 Furious", "x(y)z", "A_B", "M*A*S*H",
        "tab\there", "bell\u{7}", String(repeating: "a", count: 61), String(repeating: "a", count: 60),
        String(repeating: "ab ", count: 86), String(repeating: "ab ", count: 85), "Ünder the Skin", "Z",
    ]

    private func cut(_ text: String) -> NameTokens {
        let tokens = NameTokens()
        tokens.read(text)
        return tokens
    }

    private func facts(_ text: String) -> NameFacts { Array(text.utf8).withUnsafeBytes { NameFacts(cut(text), $0) } }

    private func likenesses(_ name: String, _ query: QueryWords) -> (
        cut: NameScore.Likeness, plain: NameScore.Likeness?, facts: NameScore.Likeness?
    ) {
        let (score, facts, tokens) = (NameScore(query: query.sequence), facts(name), cut(name))
        let plain =
            facts.isPlain
            ? Array(name.utf8).withUnsafeBytes { score.likeness(of: PlainName(bytes: $0), beginsWithArticle: facts.beginsWithArticle) }
            : nil
        let terms = Set(tokens.tokens.map { Array(tokens[$0]) })
        let hasAll = query.terms.allSatisfy { word in terms.contains { word.isOpen ? $0.starts(with: word.term) : $0 == word.term } }
        let isOneWord = query.sequence.count == 1 && query.terms == query.sequence
        return (score.likeness(of: tokens), plain, hasAll && isOneWord ? score.likeness(facts) : nil)
    }

    @Test("A plain name, and the facts of any name, are like a query as the name is that is cut")
    func likeness() {
        var source = RandomNames(seed: 41, vocabulary: 60)
        let names = Self.names + source.names(400).map(\.name)
        var random = SplitMix64(seed: 6)
        var (plain, byFacts) = (0, 0)
        for name in names {
            for _ in 0..<12 {
                // Words of this name or of another, whole, begun, and in any order.
                let other = Int.random(in: 0..<3, using: &random) > 0 ? name : names[Int.random(in: 0..<names.count, using: &random)]
                var words = other.split(separator: " ").map(String.init)
                if Bool.random(using: &random) { words.shuffle(using: &random) }
                var text = words.dropFirst(Int.random(in: 0...1, using: &random)).prefix(Int.random(in: 1...3, using: &random)).joined(
                    separator: " ")
                if Bool.random(using: &random) { text = String(text.prefix(Int.random(in: 1...3, using: &random))) }
                let found = likenesses(name, QueryWords(text, isEnded: Bool.random(using: &random)))
                if let likeness = found.plain { (plain, _) = (plain + 1, #expect(likeness == found.cut, "\(name): \(text)")) }
                if let likeness = found.facts { (byFacts, _) = (byFacts + 1, #expect(likeness == found.cut, "\(name): \(text)")) }
            }
        }
        #expect(plain > 1_500 && byFacts > 300, "\(plain), \(byFacts)")
    }

    @Test("The matching parts of a plain name are those of the name that is cut")
    func ranges() {
        var source = RandomNames(seed: 42, vocabulary: 60)
        var compared = 0
        for name in Self.names + source.names(300).map(\.name) where facts(name).isPlain {
            for text in [name, String(name.prefix(2)), String(name.suffix(3)), "the a", "star wars e"] {
                let words = QueryWords(text, isEnded: false).terms
                let ranges = Array(name.utf8).withUnsafeBytes { bytes in
                    (PlainName(bytes: bytes).ranges(of: words), MatchedRanges().ranges(of: words, in: cut(name), bytes))
                }
                #expect(ranges.0 == ranges.1, "\(name): \(text)")
                compared += ranges.0.isEmpty ? 0 : 1
            }
        }
        #expect(compared > 300)
    }

    @Test("The facts of some names")
    func values() {
        #expect(["The Godfather", "Star Wars: Episode IV", "x(y)z", "A_B", "2001"].allSatisfy { facts($0).isPlain })
        for name in ["Spider-Man", "Don't Look", "E.T.", "Amélie", "七人の侍", "???", "…", "", "bell\u{7}", "M*A*S*H"] {
            #expect(!facts(name).isPlain, "\(name)")
        }
        #expect(!facts(String(repeating: "a", count: 61)).isPlain && !facts(String(repeating: "ab ", count: 86)).isPlain)
        #expect(["The Godfather", "El Camino", "A"].allSatisfy { facts($0).beginsWithArticle } && !facts("Theo").beginsWithArticle)
        #expect(facts("Amélie").isOneWord && !facts("A b").isOneWord && facts("Ünder").initial == 21 && facts("").initial == 0)
    }
}
