import TestKit
import Testing

@testable import MarqueeCatalog

/// The lists of beginnings are compared with the union of the lists of their terms.
@Suite(.ownThread)
struct HeavyBeginningsTests {
    @Test("Each list of a beginning has the ranks of its terms, and each beginning with many has one")
    func file() throws {
        var source = RandomNames(seed: 12, vocabulary: 500)
        let file = try CatalogFixture().open(source.names(6_000))
        var (terms, all) = ([[UInt8]: [UInt32]](), [[UInt8]]())
        var cursor = try file.terms.cursor(atLeast: [0x20])
        while try cursor.next() {
            let term = Array(cursor.term)
            terms[term] = try Postings(of: file, count: cursor.entry.count, value: cursor.entry.value).ranks(in: file)
            all.append(term)
        }
        var (heavy, places, ranks) = ([[UInt8]: [UInt32]](), Set<UInt32>(), 0)
        cursor = try file.heavy.cursor(atLeast: [])
        while try cursor.next() {
            let list = try Postings(of: file, count: cursor.entry.count, value: cursor.entry.value)
            heavy[Array(cursor.term)] = try list.ranks(in: file)
            places.insert(cursor.entry.value)
            ranks += list.count
        }
        #expect(heavy.count > 5)
        // Lists that are there already are not written again.
        #expect(places.count < heavy.count)
        var counts: [[UInt8]: Int] = [:]
        for (term, ranks) in terms {
            for length in 1...term.count where length == term.count || term[length] & 0xC0 != 0x80 {
                counts[Array(term[..<length]), default: 0] += ranks.count
            }
        }
        #expect(Set(heavy.keys) == Set(counts.filter { $0.value > TermLookup.mostLight }.keys))
        for (beginning, ranks) in heavy {
            let wanted = Set(all.filter { $0.starts(with: beginning) }.flatMap { terms[$0] ?? [] })
            #expect(ranks == wanted.sorted(), "\(String(decoding: beginning, as: UTF8.self))")
        }
    }

    @Test("Sets of bits and lists of ranks give the same, whichever holds the beginning or the shorter one")
    func large() throws {
        let names = 150_000
        var random = SplitMix64(seed: 21)
        var heavy = HeavyBeginnings(names: names)
        var (written, found) = ([[UInt32]](), [[UInt8]: CatalogHeader.List]())
        func write(_ ranks: [UInt32]) -> CatalogHeader.List {
            written.append(ranks)
            return CatalogHeader.List(count: UInt32(ranks.count), value: UInt32(written.count - 1))
        }
        func close(notOf term: [UInt8]) {
            while let ended = heavy.last(notOf: term) {
                switch ended {
                case .light: heavy.closeLight()
                case .heavy(let ranks): heavy.closeHeavy(ranks, heavy.known(ranks.count) ?? write(ranks))
                }
            }
        }
        // Few and many ranks, in each order, below beginnings of their own and of others.
        let terms: [(String, Int)] = [
            ("aa", 70_000), ("aab", 3), ("ab", 100), ("ac", 65_000), ("b", 10), ("ba", 80_000), ("bab", 2_000), ("c", 59_000),
            ("cd", 59_000), ("cde", 1), ("d", 1_024), ("e", 1_025), ("fghi", 90_000), ("fghij", 500), ("g", 600), ("gh", 600),
        ]
        var lists: [(term: [UInt8], ranks: Set<UInt32>)] = []
        for (text, count) in terms {
            var ranks: Set<UInt32> = []
            // Part of a list is in the one before, as with words that are written with and without a hyphen.
            if text == "fghij", let last = lists.last { ranks = Set(last.ranks.sorted().prefix(count)) }
            while ranks.count < count { ranks.insert(UInt32.random(in: 0..<UInt32(names), using: &random)) }
            lists.append((Array(text.utf8), ranks))
            close(notOf: Array(text.utf8))
            heavy.add(Array(text.utf8), ranks.sorted(), write(ranks.sorted()))
        }
        close(notOf: [])
        for beginning in heavy.sorted() { found[beginning.term] = beginning.list }
        var wanted: Set<[UInt8]> = []
        for list in lists { for length in 1...list.term.count { wanted.insert(Array(list.term[..<length])) } }
        for beginning in wanted {
            let below = lists.filter { $0.term.starts(with: beginning) }
            let isHeavy = below.reduce(0) { $0 + $1.ranks.count } > TermLookup.mostLight
            #expect((found[beginning] != nil) == isHeavy, "\(String(decoding: beginning, as: UTF8.self))")
            guard let list = found[beginning] else { continue }
            let union = below.reduce(into: Set<UInt32>()) { $0.formUnion($1.ranks) }
            #expect(written[Int(list.value)] == union.sorted() && Int(list.count) == union.count)
        }
        // One list is that of “fghi” and of all beginnings of it.
        #expect(Set(["f", "fg", "fgh", "fghi"].map { found[Array($0.utf8)]?.value }).count == 1)
    }
}
