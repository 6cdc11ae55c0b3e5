import TestKit
import Testing

@testable import MarqueeCatalog

/// The filter of terms, which a search asks before the dictionary.
@Suite(.ownThread)
struct TermFilterTests {
    private let fixture: CatalogFixture
    private let file: CatalogFile
    private let terms: [[UInt8]]

    init() throws {
        fixture = try CatalogFixture()
        var source = RandomNames(seed: 31, vocabulary: 2_000)
        file = try fixture.open(source.names(5_000) + [GivenName(id: 900_001, name: "???"), GivenName(id: 900_002, name: "Łódź ёж 𠀋")])
        var (cursor, terms) = (try file.terms.cursor(atLeast: []), [[UInt8]]())
        while try cursor.next() { terms.append(Array(cursor.term)) }
        self.terms = terms
    }

    @Test("The filter has every term and every beginning of a word")
    func complete() throws {
        #expect(terms.count > 2_000)
        for term in terms {
            #expect(try file.filter.mayHave(TermHash(term).whole))
            guard term[0] >= 0x20 || term[0] == NameTokens.signs else { continue }
            for end in 1...term.count where end == term.count || term[end] & 0xC0 != 0x80 {
                #expect(try file.filter.mayHave(TermHash(term[..<end])))
            }
        }
    }

    @Test("The filter knows each beginning that another letter than a to z or a digit follows")
    func rare() throws {
        var rare: Set<[UInt8]> = []
        for term in terms where term[0] >= 0x20 {
            for end in 1..<max(1, term.count) where term[end] & 0xC0 != 0x80 && !TermKeys.isCommon(term[end]) {
                rare.insert(Array(term[..<end]))
            }
        }
        #expect(rare.count > 3)
        for beginning in rare { #expect(try file.filter.mayHave(TermHash(beginning).rarelyFollowed)) }
    }

    @Test("Of keys that are not in the filter, at most three of a hundred pass")
    func selective() throws {
        let known = Set(terms)
        var random = SplitMix64(seed: 8)
        var (asked, passed) = (0, 0)
        for _ in 0..<20_000 {
            let term = (0..<Int.random(in: 4...12, using: &random)).map { _ in UInt8.random(in: 0x61...0x7A, using: &random) }
            guard !known.contains(term) else { continue }
            asked += 1
            if try file.filter.mayHave(TermHash(term).whole) { passed += 1 }
        }
        #expect(asked > 15_000 && passed * 100 < asked * 3, "\(passed) of \(asked)")
    }

    @Test("The first letters are those of the terms, in their order")
    func firsts() throws {
        var letters: [Letter] = []
        for term in terms where term[0] >= 0x20 {
            let letter = term.withUnsafeBytes { Letter(of: $0, at: 0) }
            if letters.last != letter { letters.append(letter) }
        }
        #expect(try file.filter.firsts() == Array(letters.prefix(TermFilter.mostFirsts)) && letters.count > 20)
    }

    @Test("A hash is that of its parts")
    func parts() {
        let bytes = Array("godfather".utf8)
        for cut in 0...bytes.count {
            var hash = TermHash(bytes[..<cut])
            for byte in bytes[cut...] { hash.add(byte) }
            #expect(hash == TermHash(bytes))
        }
        // These values are in files.
        #expect(TermHash(Array("godfather".utf8)).value == 0x9003_D327_0804_3F8D)
        #expect(TermHash([]).whole.mixed == 0x5692_161D_100B_05E5)
    }
}
