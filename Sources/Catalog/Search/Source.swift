/// The ranks that one word of a query accepts: those of a list, of several lists, or all that are not in a list.
struct Source {
    var lists: [Postings]
    /// Whether the ranks of the lists are refused.
    var isNegated = false

    /// At least the number of ranks.
    var count: Int { lists.reduce(0) { $0 + $1.count } }

    init(_ lists: [Postings]) { self.lists = lists }

    init(refusing list: Postings) {
        lists = [list]
        isNegated = true
    }

    /// The ranks of several lists. A few ranks are put into one list, which is faster to search than a block of bits for each part of them.
    init(merging lists: [Postings], in file: CatalogFile) throws(CatalogDamage) {
        self.init(lists)
        guard lists.count > 1, count <= TermLookup.mostLight else { return }
        var ranks: [UInt32] = []
        ranks.reserveCapacity(count)
        for list in lists { ranks += try list.ranks(in: file) }
        self.lists = [Postings(sorting: ranks)]
    }

    func keys() throws(CatalogDamage) -> [Int] {
        guard lists.count != 1 else { return try lists[0].keys() }
        var all: Set<Int> = []
        for list in lists { all.formUnion(try list.keys()) }
        return all.sorted()
    }

    func block(_ key: Int, in file: CatalogFile) throws(CatalogDamage) -> PostingBlock {
        var found: [PostingBlock] = []
        for list in lists {
            let block = try list.block(key, in: file)
            if block.count > 0 { found.append(block) }
        }
        if found.count < 2 { return found.first ?? .empty }
        var words = [UInt64](repeating: 0, count: 1_024)
        var count = 0
        for block in found {
            count += block.count
            if block.isBitmap {
                for index in 0..<1_024 { words[index] |= block.word(index) }
            } else {
                for index in 0..<block.count {
                    let number = block.number(index)
                    words[Int(number) >> 6] |= 1 << UInt64(number & 63)
                }
            }
        }
        return .union(words, count)
    }
}
