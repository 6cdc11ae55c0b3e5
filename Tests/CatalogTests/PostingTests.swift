import Foundation
import TestKit
import Testing

@testable import MarqueeCatalog

@Suite(.ownThread)
struct PostingTests {
    /// The lengths at which the form of a list changes, and those beside them.
    private static let counts = [1, 2, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049, 4_095, 4_096, 4_097, 65_535, 65_536, 65_537]

    @Test("A word of any frequency is found in every name that has it", arguments: counts)
    func frequencies(_ count: Int) throws {
        let fixture = try CatalogFixture()
        // Names with the word between names without it, so that lists are no runs.
        let names = (0..<count).map { GivenName(id: $0 * 2 + 1, name: "common word\($0 % 3)", popularity: Double($0 % 17)) }
        let others = (0..<500).map { GivenName(id: $0 * 2 + 2, name: "other", popularity: Double($0 % 17)) }
        let file = try fixture.open(names + others)
        let list = try #require(try TermLookup(file: file).word(Array("common".utf8)))
        let ranks = try list.ranks(in: file)
        #expect(list.count == count && ranks.count == count)
        #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(try ranks.allSatisfy { try file.text(Int($0)).hasPrefix("common") })
        let beginning = try #require(try TermLookup(file: file).beginning(Array("comm".utf8)))
        #expect(try beginning.ranks(in: file) == ranks)
        var search = CatalogSearch("comm")
        search.limit = 1_000
        #expect(try file.search(search).hits.count == min(count, 1_000))
    }

    @Test("A beginning that many rare words share is found in each")
    func beginnings() throws {
        let names = (0..<3_000).map { GivenName(id: $0 + 1, name: "pre\($0) x", popularity: 1) }
        let file = try CatalogFixture().open(names)
        for text in ["p", "pr", "pre", "pre1", "pre12", "pre123", "pre1234", "pre12345"] {
            var search = CatalogSearch(text)
            search.limit = 1_000
            let wanted = names.filter { $0.name.hasPrefix(text) }.count
            let found = try file.search(search).hits.filter { !$0.isForgiven }.count
            #expect(found == min(wanted, 1_000), "\(text)")
        }
    }
}
