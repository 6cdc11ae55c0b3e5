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

    /// The ranks of several lists. Short lists are put into one, which is faster to search than a block of bits for each part of them.
    init(merging lists: [Postings], in file: CatalogFile) throws(CatalogDamage) {
        self.init(lists)
        guard lists.count > 1 else { return }
        var (ranks, others): ([UInt32], [Postings]) = ([], [])
        for list in lists.sorted(by: { $0.count < $1.count }) {
            if ranks.count + list.count <= Self.mostMerged { ranks += try list.ranks(in: file) } else { others.append(list) }
        }
        self.lists = ranks.isEmpty ? others : [Postings(sorting: ranks)] + others
    }

    private static let mostMerged = 2_048

    func keys() throws(CatalogDamage) -> [Int] {
        guard lists.count != 1 else { return try lists[0].keys() }
        var all: Set<Int> = []
        for list in lists { all.formUnion(try list.keys()) }
        return all.sorted()
    }

    func block(_ key: Int, in file: CatalogFile, _ memory: BlockMemory) throws(CatalogDamage) -> PostingBlock {
        if lists.count == 1 { return try lists[0].block(key, in: file, memory) }
        var found: [PostingBlock] = []
        for list in lists {
            let block = try list.block(key, in: file, memory)
            if block.count > 0 { found.append(block) }
        }
        return found.count < 2 ? found.first ?? .empty : memory.union(of: found)
    }
}
