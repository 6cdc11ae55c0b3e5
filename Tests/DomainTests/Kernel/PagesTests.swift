import MarqueeDomain
import Synchronization
import Testing

struct PagesTests {
    private struct Item: Identifiable, Sendable, Equatable { let id: Int }

    /// A list served from a table of ids by page.
    private func pages(_ table: [Int: [Int]], total: Int, dropped: [Int: Int] = [:], hidden: [Int: Int] = [:], from first: Int = 1) -> (
        Pages<Item>, Asked
    ) {
        let asked = Asked()
        let pages = Pages<Item>(from: first) { (number) async throws(MarqueeError) in
            asked.note(number)
            let items = (table[number] ?? []).map(Item.init)
            return Fetched(
                Page(page: number, totalPages: total, totalResults: total * 20, items: items), origin: .server,
                droppedRows: dropped[number] ?? 0, hiddenItems: hidden[number] ?? 0)
        }
        return (pages, asked)
    }

    private final class Asked: Sendable {
        private let numbers = Mutex<[Int]>([])
        func note(_ number: Int) { numbers.withLock { $0.append(number) } }
        var all: [Int] { numbers.withLock { $0 } }
    }

    private func items(_ pages: Pages<Item>) async throws -> [Int] {
        var ids: [Int] = []
        for try await item in pages.items { ids.append(item.id) }
        return ids
    }

    @Test func `goes to the last page and no further`() async throws {
        let (pages, asked) = pages([1: [1, 2], 2: [3], 3: [4]], total: 3)
        #expect(try await items(pages) == [1, 2, 3, 4])
        #expect(asked.all == [1, 2, 3])
    }

    @Test func `leaves out what was seen before`() async throws {
        let (pages, _) = pages([1: [1, 2], 2: [2, 3], 3: [1, 4]], total: 3)
        #expect(try await items(pages) == [1, 2, 3, 4])
    }

    @Test func `a short page is not the last`() async throws {
        let (pages, _) = pages([1: [1], 2: [2, 3]], total: 2)
        #expect(try await items(pages) == [1, 2, 3])
    }

    @Test func `stops on an empty page`() async throws {
        let (pages, asked) = pages([1: [1], 3: [3]], total: 9)
        #expect(try await items(pages) == [1])
        #expect(asked.all == [1, 2])
    }

    @Test func `stops when a page only repeats`() async throws {
        let (pages, asked) = pages([1: [1, 2], 2: [2, 1], 3: [3]], total: 9)
        #expect(try await items(pages) == [1, 2])
        #expect(asked.all == [1, 2])
    }

    @Test func `goes on past a page whose rows were all dropped`() async throws {
        let (pages, _) = pages([1: [1], 2: [], 3: [3]], total: 3, dropped: [2: 20])
        #expect(try await items(pages) == [1, 3])
    }

    @Test func `goes on past pages whose items were all left out here`() async throws {
        let (pages, asked) = pages([1: [], 2: [], 3: [3], 4: []], total: 4, hidden: [1: 20, 2: 20, 4: 20])
        #expect(try await items(pages) == [3])
        #expect(asked.all == [1, 2, 3, 4])
    }

    @Test(arguments: [false, true]) func `ends where pages go on for ever without bringing anything`(isHidden: Bool) async throws {
        let rows = Dictionary(uniqueKeysWithValues: (2...500).map { ($0, 20) })
        let (pages, asked) = pages([1: [1]], total: 500, dropped: isHidden ? [:] : rows, hidden: isHidden ? rows : [:])
        #expect(try await items(pages) == [1])
        #expect(asked.all == Array(1...52))
    }

    @Test func `stops at page 500 whatever the total`() async throws {
        let (pages, asked) = pages([499: [1], 500: [2], 501: [3]], total: 58_326, from: 499)
        #expect(try await items(pages) == [1, 2])
        #expect(asked.all == [499, 500])
    }

    @Test func `tries the same page again after an error`() async throws {
        let attempts = Mutex(0)
        let pages = Pages<Item> { (number) async throws(MarqueeError) in
            let attempt = attempts.withLock { count in
                count += 1
                return count
            }
            if attempt == 2 { throw MarqueeError(.offline, .init("test", "Gone.")) }
            return Fetched(Page(page: number, totalPages: 2, totalResults: 2, items: [Item(id: number)]), origin: .server)
        }
        var iterator = pages.makeAsyncIterator()
        #expect(try await iterator.next()?.value.items == [Item(id: 1)])
        await #expect(throws: MarqueeError.self) { try await iterator.next() }
        #expect(try await iterator.next()?.value.items == [Item(id: 2)])
        #expect(try await iterator.next() == nil)
    }
}
