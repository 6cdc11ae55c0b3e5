/// The ranks that every source accepts, in ascending order, found block by block, so that a search ends as soon as it has enough.
struct Intersection {
    let file: CatalogFile
    let sources: [Source]

    init(of sources: [Source], in file: CatalogFile) {
        self.file = file
        self.sources = sources
    }

    /// The first ranks.
    ///
    /// - Parameter isCancelled: Asked once a block.
    /// - Returns: The ranks, and whether they are all.
    func first(_ limit: Int, isCancelled: () -> Bool = { false }) throws(CatalogDamage) -> (ranks: [Int], isAll: Bool) {
        var ranks: [Int] = []
        guard limit > 0, let driver = sources.filter({ !$0.isNegated }).min(by: { $0.count < $1.count }) else { return ([], limit > 0) }
        for key in try driver.keys() {
            if isCancelled() { break }
            guard try append(from: key, to: &ranks, limit) else { return (ranks, false) }
        }
        return (ranks, true)
    }

    /// Appends the ranks of a block. Returns false if the limit was met.
    private func append(from key: Int, to ranks: inout [Int], _ limit: Int) throws(CatalogDamage) -> Bool {
        var wanted: [PostingBlock] = []
        var refused: [PostingBlock] = []
        for source in sources {
            let block = try source.block(key, in: file)
            if source.isNegated {
                if block.count > 0 { refused.append(block) }
            } else {
                guard block.count > 0 else { return true }
                wanted.append(block)
            }
        }
        wanted.sort { $0.count < $1.count }
        let base = key << 16
        if wanted[0].isBitmap {
            return appendWords(wanted, refused, base, to: &ranks, limit)
        }
        return appendNumbers(wanted, refused, base, to: &ranks, limit)
    }

    private func appendWords(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        // A block of numbers may come behind a union, whose count is an upper bound.
        guard wanted.allSatisfy(\.isBitmap) else {
            let numbers = wanted.filter { !$0.isBitmap } + wanted.filter(\.isBitmap)
            return appendNumbers(numbers, refused, base, to: &ranks, limit)
        }
        // Blocks that are all in the file need no counting of references.
        if let wanted = FileBlock.views(of: wanted), let refused = FileBlock.views(of: refused) {
            return appendCommonBits(wanted, refused, base, to: &ranks, limit)
        }
        return appendCommonBits(wanted, refused, base, to: &ranks, limit)
    }

    private func appendNumbers(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        if let wanted = FileBlock.views(of: wanted), let refused = FileBlock.views(of: refused) {
            return appendCommonNumbers(wanted, refused, base, to: &ranks, limit)
        }
        return appendCommonNumbers(wanted, refused, base, to: &ranks, limit)
    }

    private func appendCommonBits<Block: RankBlock>(
        _ wanted: [Block], _ refused: [Block], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        var places = [Int](repeating: 0, count: refused.count)
        for index in 0..<1_024 {
            var bits = UInt64.max
            for block in wanted { bits &= block.word(index) }
            while bits != 0 {
                let number = index << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                if refuses(refused, UInt16(number), &places) { continue }
                ranks.append(base | number)
                if ranks.count == limit { return false }
            }
        }
        return true
    }

    private func appendCommonNumbers<Block: RankBlock>(
        _ wanted: [Block], _ refused: [Block], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) -> Bool {
        let driver = wanted[0]
        var places = [Int](repeating: 0, count: wanted.count)
        var refusedPlaces = [Int](repeating: 0, count: refused.count)
        var index = 0
        let count = driver.count
        candidates: while index < count {
            let number = driver.number(index)
            for other in 1..<max(1, wanted.count) where !wanted[other].contains(number, &places[other]) {
                // The next number that can be accepted is the present one of the other list.
                if !wanted[other].isBitmap {
                    guard places[other] < wanted[other].count else { return true }
                    index = driver.seek(wanted[other].number(places[other]), from: index)
                } else {
                    index += 1
                }
                continue candidates
            }
            index += 1
            if refuses(refused, number, &refusedPlaces) { continue }
            ranks.append(base | Int(number))
            if ranks.count == limit { return false }
        }
        return true
    }

    private func refuses<Block: RankBlock>(_ refused: [Block], _ number: UInt16, _ places: inout [Int]) -> Bool {
        for index in refused.indices where refused[index].contains(number, &places[index]) { return true }
        return false
    }
}
