import TestKit
import Testing

@testable import MarqueeCatalog

/// Searches are compared with a scan of all names.
@Suite(.ownThread)
struct CatalogOracleTests {
    private struct Known {
        var kind: Int
        var isAdult: Bool
        var isVideo: Bool
        var terms: Set<[UInt8]>
        var name: String
    }

    private let fixture: CatalogFixture

    init() throws { fixture = try CatalogFixture() }

    @Test(
        "A search finds what a scan of all names finds",
        arguments: [(1, 100), (15, 100), (16, 100), (17, 100), (300, 300), (5_000, 200)]
            + (Volume.isWhole ? [(5_001, 800), (70_000, 200)] : []))
    func scan(_ count: Int, _ queries: Int) throws {
        var source = RandomNames(seed: UInt64(count), vocabulary: max(60, count / 8))
        let file = try fixture.open(source.names(count))
        try file.verify()
        let all = try known(file)
        #expect(all.count == count)
        var random = SplitMix64(seed: 7)
        for _ in 0..<queries {
            let search = query(from: all, &random)
            let wanted = scan(all, search)
            let found = try file.search(search)
            let strict = found.hits.filter { !$0.isForgiven }.map(\.rank)
            guard found.droppedWords.isEmpty else {
                #expect(wanted.isEmpty, "\(search)")
                continue
            }
            if wanted.count <= CatalogFile.pool {
                #expect(Set(strict) == Set(wanted), "\(search)")
                if found.isTotalExact, strict.count == found.hits.count { #expect(found.total == wanted.count, "\(search)") }
            } else {
                // The most popular ones are there, and an exact name may come from further below.
                #expect(Set(wanted.prefix(CatalogFile.pool)).isSubset(of: strict) && Set(strict).isSubset(of: wanted), "\(search)")
                #expect(found.total <= wanted.count, "\(search)")
                if found.isTotalExact { #expect(found.total == wanted.count, "\(search)") }
            }
        }
    }

    @Test("The same query gives the same answer, and pages follow each other")
    func stable() throws {
        var source = RandomNames(seed: 3, vocabulary: 60)
        let file = try fixture.open(source.names(3_000))
        var search = CatalogSearch("a")
        (search.limit, search.includesAdult) = (300, true)
        let whole = try file.search(search).hits.map(\.rank)
        #expect(try file.search(search).hits.map(\.rank) == whole)
        var pages: [Int] = []
        search.limit = 20
        for page in 0..<15 {
            search.offset = page * 20
            pages += try file.search(search).hits.map(\.rank)
        }
        #expect(pages == whole)
        #expect(Set(pages).count == pages.count)
    }

    private func known(_ file: CatalogFile) throws -> [Known] {
        let (tokens, buffer) = (NameTokens(), NameBuffer())
        return try (0..<file.count).map { rank in
            let entry = try file.name(rank, in: buffer)
            tokens.read(entry.name)
            return Known(
                kind: entry.kind, isAdult: entry.flags & CatalogEntry.adult != 0, isVideo: entry.flags & CatalogEntry.video != 0,
                terms: Set(tokens.tokens.map { Array(tokens[$0]) }), name: String(decoding: entry.name, as: UTF8.self))
        }
    }

    private func query(from all: [Known], _ random: inout SplitMix64) -> CatalogSearch {
        let name = all[Int.random(in: 0..<all.count, using: &random)].name
        var words = Array(
            name.split(separator: " ").map(String.init).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
        if Bool.random(using: &random), let word = all[Int.random(in: 0..<all.count, using: &random)].name.split(separator: " ").first {
            words.append(String(word))
        }
        var text = words.joined(separator: " ")
        if Bool.random(using: &random) { text = String(text.prefix(Int.random(in: 1...max(1, text.count), using: &random))) }
        var search = CatalogSearch(text)
        search.limit = 1_000
        search.isEnded = Bool.random(using: &random)
        search.includesAdult = Bool.random(using: &random)
        search.includesVideo = Bool.random(using: &random)
        // Rare kinds are asked for as often as frequent ones.
        if Bool.random(using: &random) { search.kinds = Set((0..<8).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }) }
        return search
    }

    private func scan(_ all: [Known], _ search: CatalogSearch) -> [Int] {
        let words = QueryWords(search.text, isEnded: search.isEnded)
        guard !words.terms.isEmpty else { return [] }
        return all.indices.filter { index in
            let name = all[index]
            guard search.kinds.isEmpty || search.kinds.contains(name.kind), search.includesAdult || !name.isAdult,
                search.includesVideo || !name.isVideo
            else { return false }
            return words.terms.allSatisfy { word in
                word.isOpen ? name.terms.contains { $0.starts(with: word.term) } : name.terms.contains(word.term)
            }
        }
    }
}
