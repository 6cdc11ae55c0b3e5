/// The ranks that one word of a query accepts: those of a list, of several lists, or all that are not in a list.
struct Source {
    var lists: [Postings]
    /// More ranks, in any order and with repetitions: those of many short lists.
    var loose: [UInt32] = []
    /// Whether the ranks of the lists are refused.
    var isNegated = false

    /// At least the number of ranks.
    var count: Int { lists.reduce(loose.count) { $0 + $1.count } }

    init(_ lists: [Postings]) { self.lists = lists }

    init(refusing list: Postings) {
        lists = [list]
        isNegated = true
    }

    /// Whether all ranks are in memory.
    var isInMemory: Bool {
        lists.allSatisfy { if case .short = $0.form { true } else { false } }
    }

    /// Adds the ranks of a list: those of a short one to the loose ones.
    mutating func add(_ list: Postings) {
        if case .short(let ranks) = list.form { loose += ranks } else { lists.append(list) }
    }

    mutating func add(_ other: Source) {
        lists += other.lists
        loose += other.loose
    }
}

/// The ranks of a source, block by block.
struct SourceBlocks {
    let lists: [Postings]
    private let loose: LooseRanks
    let isNegated: Bool

    init(_ source: Source) {
        lists = source.lists
        loose = LooseRanks(source.loose)
        isNegated = source.isNegated
    }

    func keys() throws(CatalogDamage) -> [Int] {
        if lists.count == 1, loose.keys.isEmpty { return try lists[0].keys() }
        var all = Set(loose.keys)
        for list in lists { all.formUnion(try list.keys()) }
        return all.sorted()
    }

    func block(_ key: Int, in file: CatalogFile, _ memory: BlockMemory) throws(CatalogDamage) -> PostingBlock {
        let loose = loose.block(key)
        if lists.count == 1, loose.isEmpty { return try lists[0].block(key, in: file, memory) }
        var found: [PostingBlock] = []
        for list in lists {
            let block = try list.block(key, in: file, memory)
            if block.count > 0 { found.append(block) }
        }
        if loose.isEmpty { return found.count < 2 ? found.first ?? .empty : try memory.union(of: found) }
        // The union of numbers in any order is one of bits.
        return try memory.union(of: found + [memory.block(of: loose)])
    }
}

/// Ranks in no order within their blocks of 65,536.
struct LooseRanks {
    /// The ranks of the first block, then those of the next one.
    private(set) var ranks: [UInt32] = []
    /// Where the ranks of each block begin.
    private var starts: [Int] = [0]
    private(set) var keys: [Int] = []

    init(_ unsorted: [UInt32]) {
        guard let greatest = unsorted.max() else { return }
        starts = [Int](repeating: 0, count: Int(greatest >> 16) + 2)
        for rank in unsorted { starts[Int(rank >> 16) + 1] += 1 }
        for key in 0..<starts.count - 1 {
            if starts[key + 1] > 0 { keys.append(key) }
            starts[key + 1] += starts[key]
        }
        var next = starts
        ranks = [UInt32](repeating: 0, count: unsorted.count)
        for rank in unsorted {
            ranks[next[Int(rank >> 16)]] = rank
            next[Int(rank >> 16)] += 1
        }
    }

    func block(_ key: Int) -> ArraySlice<UInt32> { key + 1 < starts.count ? ranks[starts[key]..<starts[key + 1]] : [] }
}
