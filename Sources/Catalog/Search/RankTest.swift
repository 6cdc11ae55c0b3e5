/// Answers whether ranks are in a source. That is fastest in ascending order.
struct RankTest {
    private var lists: [ListTest]
    private var set = RankSet([])
    /// Ranks in no order, if they are too few questions for a set.
    private var loose: [UInt32] = []
    private let isNegated: Bool

    /// - Parameters:
    ///   - questions: About how many ranks will be asked for.
    ///   - names: The number of names.
    init(_ source: Source, questions: Int, among names: Int) {
        let questionsABlock = questions / (1 + names / PostingEncoder.blockSize)
        lists = source.lists.map { ListTest($0, questionsABlock: questionsABlock) }
        isNegated = source.isNegated
        if questions < Self.fewQuestions { loose = source.loose } else if !source.loose.isEmpty { set = RankSet(source.loose) }
    }

    private static let fewQuestions = 8

    @inline(__always) mutating func accepts(_ rank: UInt32, in file: CatalogFile) throws(CatalogDamage) -> Bool {
        if set.contains(rank) { return !isNegated }
        if !loose.isEmpty, loose.contains(rank) { return !isNegated }
        for index in lists.indices where try lists[index].contains(rank, in: file) { return !isNegated }
        return isNegated
    }
}

/// Answers whether ranks are in a list.
private struct ListTest {
    private let list: Postings
    /// The ranks of a list that is in memory.
    private let ranks: [UInt32]
    private let isInMemory: Bool
    private let questionsABlock: Int
    private let memory = BlockMemory()
    /// The rank asked for last, and where that was.
    private var last: UInt32 = 0
    private var position = 0
    private var place = PostingBlock.Place()
    private var key = -1
    private var block = PostingBlock.empty

    init(_ list: Postings, questionsABlock: Int) {
        (self.list, self.questionsABlock) = (list, questionsABlock)
        if case .short(let ranks) = list.form { (self.ranks, isInMemory) = (ranks, true) } else { (ranks, isInMemory) = ([], false) }
    }

    @inline(__always) mutating func contains(_ rank: UInt32, in file: CatalogFile) throws(CatalogDamage) -> Bool {
        if rank < last { (position, place) = (0, PostingBlock.Place()) }
        last = rank
        if isInMemory {
            position = ranks.firstIndex(atLeast: rank, from: position)
            return position < ranks.count && ranks[position] == rank
        }
        if Int(rank >> 16) != key {
            (key, place) = (Int(rank >> 16), PostingBlock.Place())
            memory.reuse()
            block = try memory.unpacked(list.block(key, in: file, memory), questions: questionsABlock)
        }
        guard block.count > 0 else { return false }
        return try block.contains(UInt16(truncatingIfNeeded: rank), &place)
    }
}

extension Array where Element == UInt32 {
    /// The first index from a position on whose element is not below a value, in an ascending array: steps that double, then halves.
    @inline(__always) func firstIndex(atLeast value: UInt32, from position: Int) -> Int {
        var (low, step) = (position, 1)
        while low + step < count, self[low + step] < value {
            low += step
            step <<= 1
        }
        var high = Swift.min(count, low + step + 1)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
