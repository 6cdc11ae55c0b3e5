import Testing

@testable import MarqueeCatalog

/// Names that are a query and nothing more come first, however many names are more popular.
struct WholeNameTests {
    private static let wholes = ["Alpha", "Alpha Beta", "映", "???", "Al-Pha", String(repeating: "x", count: 80)]
    private let file: CatalogFile
    private let fixture: CatalogFixture

    init() throws {
        fixture = try CatalogFixture()
        var names: [GivenName] = []
        for whole in Self.wholes {
            for number in 0..<200 {
                names.append(GivenName(id: names.count + 1, name: "Zoo \(whole) of Number\(number)", popularity: Double(900 - number)))
            }
        }
        for whole in Self.wholes { names.append(GivenName(id: names.count + 1, name: whole, popularity: 0.1)) }
        file = try fixture.open(names)
    }

    @Test("An unpopular name is the first one for its whole text", arguments: wholes)
    func first(_ name: String) throws {
        var search = CatalogSearch(name)
        search.isEnded = true
        #expect(try file.search(search).hits.first?.name == name)
    }

    @Test("A higher limit adds names, and changes no place", arguments: ["alpha", "alpha beta", "zoo", "z", "number1"])
    func limits(_ text: String) throws {
        for isEnded in [false, true] where !isEnded || text != "z" && text != "number1" {
            var search = CatalogSearch(text)
            (search.isEnded, search.limit) = (isEnded, 1_000)
            let all = try file.search(search).hits.map(\.rank)
            #expect(all.count > 150 && Set(all).count == all.count)
            for (offset, limit) in [(0, 1), (0, 20), (0, 49), (0, 50), (0, 51), (0, 60), (0, 120), (20, 20), (40, 20), (60, 20), (45, 90)] {
                (search.offset, search.limit) = (offset, limit)
                #expect(try file.search(search).hits.map(\.rank) == Array(all.dropFirst(offset).prefix(limit)), "\(offset), \(limit)")
            }
        }
    }

    @Test("A filter holds for it too")
    func filtered() throws {
        var search = CatalogSearch("alpha")
        (search.isEnded, search.kinds) = (true, [1])
        #expect(try file.search(search).hits.isEmpty)
    }

    @Test("The term of a whole name differs from every word and from the terms of other names")
    func terms() throws {
        let words = [["alpha"], ["alpha", "beta"], ["al", "pha"], ["3"], []].map { words in
            var (whole, term) = (WholeName(), [UInt8]())
            for word in words { Array(word.utf8).withUnsafeBytes { whole.add($0) } }
            whole.put(in: &term)
            return term
        }
        #expect(Set(words).count == 5)
        for term in words { #expect(term.first == 1 && term.dropFirst().allSatisfy { $0 >= 0x20 && $0 < 0x80 }) }
        #expect(try file.search(CatalogSearch("3")).hits.isEmpty)
    }
}
