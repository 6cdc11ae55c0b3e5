import TestKit
import Testing

@testable import MarqueeCatalog

/// The ranks that several sources have, compared with sets.
@Suite(.ownThread)
struct IntersectionTests {
    private let fixture: CatalogFixture
    private let file: CatalogFile

    init() throws {
        fixture = try CatalogFixture()
        file = try fixture.open([GivenName(id: 1, name: "x")])
    }

    private func ranks(_ count: Int, below end: UInt32, _ random: inout SplitMix64) -> [UInt32] {
        (0..<count).map { _ in UInt32.random(in: 0..<end, using: &random) }
    }

    @Test("The first ranks are those that all sources have, whichever leads", arguments: Volume.part(Array(0..<60), every: 2))
    func first(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        // Some have too many ranks to lead. Of these, the last end leaves few ranks to a block.
        let isLong = seed % 3 == 0
        let end = UInt32((isLong ? [70_000, 400_000, 4_000_000] : [200, 70_000, 400_000]).randomElement(using: &random) ?? 200)
        let sizes = isLong ? [20_000, 60_000] : [0, 1, 5, 40, 300, 3_000, 20_000]
        var (sources, wanted): ([Source], Set<UInt32>?) = ([], nil)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            var (source, all) = (Source([]), Set<UInt32>())
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let some = ranks(sizes.randomElement(using: &random) ?? 0, below: end, &random)
                if Bool.random(using: &random) { source.lists.append(Postings(sorting: some)) } else { source.loose += some }
                all.formUnion(some)
            }
            sources.append(source)
            wanted = wanted.map { $0.intersection(all) } ?? all
        }
        if Bool.random(using: &random) {
            let refused = ranks(2_000, below: end, &random) + (wanted ?? []).filter { $0 % 3 == 0 }
            sources.append(Source(refusing: Postings(sorting: refused)))
            wanted?.subtract(refused)
        }
        let sorted = (wanted ?? []).sorted().map(Int.init)
        for limit in [1, 7, 50, 100_000] {
            let found = try Intersection(of: sources.shuffled(using: &random), in: file).first(limit)
            #expect(found.ranks == Array(sorted.prefix(limit)))
            #expect(found.isAll == (sorted.count < limit))
        }
    }

    @Test("Sparse ranks are compared block by block with frequent and with refused ones", arguments: 0..<2)
    func sparse(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        // Too many to lead, and about 300 of each block.
        let rare = Set(ranks(20_000, below: 4_000_000, &random))
        let frequent = Set(ranks(60_000, below: 4_000_000, &random)).union(rare.filter { $0 % 2 == 0 })
        // Some blocks have none of them.
        let refused = rare.filter { $0 % 6 == 0 && $0 >> 16 & 3 != 0 }
        let sources = [
            Source([Postings(sorting: Array(frequent))]), Source([Postings(sorting: Array(rare))]),
            Source(refusing: Postings(sorting: Array(refused))),
        ]
        let sorted = rare.intersection(frequent).subtracting(refused).sorted().map(Int.init)
        #expect(sorted.count > 5_000)
        for limit in [1, 50, 5_000, 100_000] {
            let found = try Intersection(of: sources, in: file).first(limit)
            #expect(found.ranks == Array(sorted.prefix(limit)))
        }
    }

    @Test("A rare word leads, and a frequent one is asked for its ranks")
    func leading() throws {
        let names = (0..<3_000).map { number in
            GivenName(id: number + 1, name: number % 30 == 0 ? "The Rare \(number)" : number % 30 == 1 ? "Rare \(number)" : "The \(number)")
        }
        var search = CatalogSearch("rare the ")
        search.limit = 1_000
        let found = try CatalogFixture().open(names).search(search)
        #expect(Set(found.hits.map(\.id)) == Set(stride(from: 1, to: 3_001, by: 30)))
    }

    @Test("A cancelled search stops in either way")
    func cancelled() throws {
        var random = SplitMix64(seed: 2)
        for count in [10_000, 60_000] {
            let source = Source([Postings(sorting: ranks(count, below: 4_000_000, &random))])
            let found = try Intersection(of: [source], in: file).first(1_000_000, isCancelled: { true })
            #expect(found.ranks.count < count / 2)
        }
    }

    @Test("A rank is found in a set of any ranks")
    func set() {
        for ranks in [[], [0], [UInt32.max - 1, 0, 5, 5], (0..<3_000).map { UInt32($0) &* 65_536 }] as [[UInt32]] {
            let set = RankSet(ranks)
            for rank in ranks { #expect(set.contains(rank)) }
            for rank in [1, 3, 77, 4_000_000_001] as [UInt32] { #expect(set.contains(rank) == ranks.contains(rank)) }
        }
    }
}
