/// The ranks that every source accepts, in ascending order, found block by block, so that a search ends as soon as it has enough.
struct Intersection {
    let file: CatalogFile
    let sources: [Source]
    private let memory = BlockMemory()

    init(of sources: [Source], in file: CatalogFile) {
        self.file = file
        // A block without ranks of a rare word needs no look at the frequent ones.
        self.sources = sources.sorted { $0.isNegated != $1.isNegated ? !$0.isNegated : $0.count < $1.count }
    }

    /// The first ranks.
    ///
    /// - Parameter isCancelled: Asked once a block.
    /// - Returns: The ranks, and whether they are all.
    func first(_ limit: Int, isCancelled: () -> Bool = { false }) throws(CatalogDamage) -> (ranks: [Int], isAll: Bool) {
        var ranks: [Int] = []
        guard limit > 0, let driver = sources.first, !driver.isNegated else { return ([], limit > 0) }
        for key in try driver.keys() {
            if isCancelled() { break }
            guard try append(from: key, to: &ranks, limit) else { return (ranks, false) }
        }
        return (ranks, true)
    }

    /// Appends the ranks of a block. Returns false if the limit was met.
    private func append(from key: Int, to ranks: inout [Int], _ limit: Int) throws(CatalogDamage) -> Bool {
        memory.reuse()
        var wanted: [PostingBlock] = []
        var refused: [PostingBlock] = []
        for source in sources {
            let block = try source.block(key, in: file, memory)
            if source.isNegated {
                if block.count > 0 { refused.append(block) }
            } else {
                guard block.count > 0 else { return true }
                wanted.append(block)
            }
        }
        // Numbers first: the count of a union is an upper bound, and bits are compared fastest.
        wanted.sort { $0.isBitmap != $1.isBitmap ? !$0.isBitmap : $0.count < $1.count }
        let base = key << 16
        return wanted[0].isBitmap
            ? appendBits(wanted, refused, base, to: &ranks, limit) : appendNumbers(wanted, refused, base, to: &ranks, limit)
    }

    /// So many words of bitmaps are compared before the ranks in them are counted.
    private static let wordsAtOnce = 64
    /// So many numbers of the shortest block are compared with all other blocks, before the next ones are.
    private static let numbersAtOnce = 512

    private func appendBits(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.wordsAtOnce) { words in
            var places = [Int](repeating: 0, count: refused.count)
            for start in stride(from: 0, to: 1_024, by: Self.wordsAtOnce) {
                for index in words.indices { words[index] = wanted[0].word(start + index) }
                for block in wanted.dropFirst() {
                    for index in words.indices { words[index] &= block.word(start + index) }
                }
                for index in words.indices where words[index] != 0 {
                    var bits = words[index]
                    while bits != 0 {
                        let number = (start + index) << 6 | bits.trailingZeroBitCount
                        bits &= bits - 1
                        if refuses(refused, UInt16(number), &places) { continue }
                        ranks.append(base | number)
                        if ranks.count == limit { return false }
                    }
                }
            }
            return true
        }
    }

    private func refuses(_ refused: [PostingBlock], _ number: UInt16, _ places: inout [Int]) -> Bool {
        for index in refused.indices where refused[index].contains(number, &places[index]) { return true }
        return false
    }

    private func appendNumbers(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.numbersAtOnce) { numbers in
            var places = [Int](repeating: 0, count: wanted.count)
            var refusedPlaces = [Int](repeating: 0, count: refused.count)
            for start in stride(from: 0, to: wanted[0].count, by: Self.numbersAtOnce) {
                var count = min(Self.numbersAtOnce, wanted[0].count - start)
                for index in 0..<count { numbers[index] = wanted[0].number(start + index) }
                for other in wanted.indices.dropFirst() where count > 0 {
                    count = wanted[other].filter(numbers, count, &places[other], keeps: true)
                    // All later numbers are behind the last one of the other list.
                    if !wanted[other].isBitmap, places[other] == wanted[other].count, count == 0 { return true }
                }
                for other in refused.indices where count > 0 {
                    count = refused[other].filter(numbers, count, &refusedPlaces[other], keeps: false)
                }
                for index in 0..<count {
                    ranks.append(base | Int(numbers[index]))
                    if ranks.count == limit { return false }
                }
            }
            return true
        }
    }
}
