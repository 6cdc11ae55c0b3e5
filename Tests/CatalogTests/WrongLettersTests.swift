import TestKit
import Testing

@testable import MarqueeCatalog

/// The similar words of the index are compared with a scan of all its words.
@Suite(.ownThread)
struct WrongLettersTests {
    private let fixture: CatalogFixture
    private let file: CatalogFile
    private let words: [[UInt8]]

    init() throws {
        fixture = try CatalogFixture()
        var source = RandomNames(seed: 11, vocabulary: 3_000)
        file = try fixture.open(source.names(6_000))
        var (cursor, words) = (try file.terms.cursor(atLeast: [0x20]), [[UInt8]]())
        while try cursor.next() { words.append(Array(cursor.term)) }
        self.words = words
    }

    @Test("The words with one other letter are all found", arguments: [false, true])
    func similar(isOpen: Bool) throws {
        // Some beginnings are of many blocks of words, and others of one.
        #expect(file.terms.blocks.count > 100)
        var random = SplitMix64(seed: 5)
        var compared = 0
        for _ in 0..<Volume.rounds(100, of: 250) {
            let known = words[Int.random(in: 0..<words.count, using: &random)]
            guard let text = String(validating: known, as: UTF8.self), text.count > 3 else { continue }
            let word = QueryWords(changed(text, &random), isEnded: !isOpen).terms
            guard word.count == 1, word[0].forgives, word[0].isOpen == isOpen else { continue }
            let wanted = variants(of: word[0].term, isOpen: isOpen)
            guard wanted.count <= WrongLetters.most else { continue }
            compared += 1
            let (lookup, found) = (TermLookup(file: file), try WrongLetters(file).source(of: word[0]))
            var (ranks, wantedRanks) = (Set(found?.loose ?? []), Set<UInt32>())
            for list in found?.lists ?? [] { ranks.formUnion(try list.ranks(in: file)) }
            for term in wanted {
                let list = isOpen ? try lookup.beginning(term) : try lookup.word(term)
                if let list { wantedRanks.formUnion(try list.ranks(in: file)) }
            }
            #expect(ranks == wantedRanks, "\(String(decoding: word[0].term, as: UTF8.self))")
        }
        #expect(compared > 30)
    }

    /// A text with one letter changed, or as it is.
    private func changed(_ text: String, _ random: inout SplitMix64) -> String {
        var letters = Array(text)
        let place = Int.random(in: 0..<letters.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[Int.random(in: 0..<letters.count, using: &random)], at: place)
        case 2: letters[place] = "e"
        case 3 where place > 0: letters.swapAt(place, place - 1)
        default: break
        }
        return String(letters)
    }

    /// The words of the index, or their beginnings, that are a word with one letter left out, added, replaced or swapped with the next.
    private func variants(of term: [UInt8], isOpen: Bool) -> Set<[UInt8]> {
        let letters = Array(String(decoding: term, as: UTF8.self).unicodeScalars)
        guard letters.count >= 4 else { return [] }
        let first = letters.count < 5 ? 1 : 0
        var found: Set<[UInt8]> = []
        for known in words {
            let other = Array(String(decoding: known, as: UTF8.self).unicodeScalars)
            for length in isOpen ? Array(max(0, letters.count - 1)...letters.count + 1) : [other.count] where length <= other.count {
                let part = Array(other.prefix(length))
                if part != letters, isSimilar(part, letters, from: first) {
                    found.insert(Array(String(String.UnicodeScalarView(part)).utf8))
                }
            }
        }
        return found
    }

    private func isSimilar(_ other: [Unicode.Scalar], _ letters: [Unicode.Scalar], from first: Int) -> Bool {
        func without(_ letters: [Unicode.Scalar], _ index: Int) -> [Unicode.Scalar] { Array(letters[..<index] + letters[(index + 1)...]) }
        switch other.count - letters.count {
        case -1: return (first..<letters.count).contains { without(letters, $0) == other }
        case 1: return (first...letters.count).contains { without(other, $0) == letters }
        case 0:
            let different = letters.indices.filter { letters[$0] != other[$0] }
            if different.count == 1 { return different[0] >= first }
            return different.count == 2 && different[0] >= first && different[1] == different[0] + 1
                && letters[different[0]] == other[different[1]] && letters[different[1]] == other[different[0]]
        default: return false
        }
    }
}
