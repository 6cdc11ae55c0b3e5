/// The ranks that every source accepts, in ascending order. A short source leads by its ranks. If all are long, they are compared block by
/// block, so that a search ends as soon as it has enough.
struct Intersection {
    let file: CatalogFile
    let sources: [Source]
    private let memory = BlockMemory()

    /// The most ranks of a source that leads.
    private static let mostLeading = 16_384
    /// So many ranks are tested between two questions whether the search is cancelled.
    private static let ranksAtOnce = 1_024

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
        if driver.isInMemory, driver.count <= Self.mostLeading { return try first(limit, ledBy: driver, isCancelled) }
        let sources = sources.map(SourceBlocks.init)
        for key in try sources[0].keys() {
            if isCancelled() { break }
            guard try append(from: key, of: sources, to: &ranks, limit) else { return (ranks, false) }
        }
        return (ranks, true)
    }

    /// The first ranks of a source that all others accept.
    private func first(
        _ limit: Int, ledBy driver: Source, _ isCancelled: () -> Bool
    ) throws(CatalogDamage) -> (ranks: [Int], isAll: Bool) {
        let questions = driver.count
        var tests = sources.dropFirst().map { RankTest($0, questions: questions, among: Int(file.header.names)) }
        var found = FirstRanks(limit: limit)
        for list in driver.lists {
            guard case .short(let ranks) = list.form else { continue }
            try add(ranks, areSorted: true, to: &found, &tests, isCancelled)
        }
        // Block by block, so that each block of the other lists is looked up once.
        try add(LooseRanks(driver.loose).ranks, areSorted: false, to: &found, &tests, isCancelled)
        found.trim()
        return (found.ranks.map(Int.init), found.ranks.count < limit)
    }

    /// Adds those of some ranks that all tests accept.
    private func add(
        _ ranks: [UInt32], areSorted: Bool, to found: inout FirstRanks, _ tests: inout [RankTest], _ isCancelled: () -> Bool
    ) throws(CatalogDamage) {
        var taken = 0
        next: for (index, rank) in ranks.enumerated() {
            if index % Self.ranksAtOnce == Self.ranksAtOnce - 1, isCancelled() { return }
            if rank >= found.bound {
                if areSorted { return }
                continue
            }
            for test in tests.indices where try !tests[test].accepts(rank, in: file) { continue next }
            found.add(rank)
            taken += 1
            if areSorted, taken == found.limit { return }
        }
    }

    /// Appends the ranks of a block. Returns false if the limit was met.
    private func append(
        from key: Int, of sources: [SourceBlocks], to ranks: inout [Int], _ limit: Int
    ) throws(CatalogDamage) -> Bool {
        memory.reuse()
        let rarest = try sources[0].block(key, in: file, memory)
        if rarest.count == 0 { return true }
        if sources.count > 1, !rarest.isBitmap, rarest.count <= Self.numbersAtOnce {
            return try appendFew(rarest, key, of: sources, to: &ranks, limit)
        }
        var wanted = [rarest]
        var refused: [PostingBlock] = []
        for source in sources.dropFirst() {
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
        for index in wanted.indices.dropFirst() {
            // As a rule, so many are asked for until enough are found.
            let questions = min(wanted[0].count, (limit - ranks.count) * PostingEncoder.blockSize / wanted[index].count)
            wanted[index] = try memory.unpacked(wanted[index], questions: questions)
        }
        let base = key << 16
        return wanted[0].isBitmap
            ? try appendBits(wanted, refused, base, to: &ranks, limit) : try appendNumbers(wanted, refused, base, to: &ranks, limit)
    }

    /// Appends the ranks of a block of which the rarest source has few. The blocks of the others are looked up one by one, while some are left.
    private func appendFew(
        _ rarest: PostingBlock, _ key: Int, of sources: [SourceBlocks], to ranks: inout [Int], _ limit: Int
    ) throws(CatalogDamage) -> Bool {
        try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.numbersAtOnce) { numbers throws(CatalogDamage) in
            var place = PostingBlock.Place()
            var count = try rarest.read(into: numbers, &place)
            for index in sources.indices.dropFirst() {
                let block = try sources[index].block(key, in: file, memory)
                guard block.count > 0 || sources[index].isNegated else { return true }
                place = PostingBlock.Place()
                count = try memory.unpacked(block, questions: count).filter(numbers, count, &place, keeps: !sources[index].isNegated)
                if count == 0 { return true }
            }
            for index in 0..<count {
                ranks.append(key << 16 | Int(numbers[index]))
                if ranks.count == limit { return false }
            }
            return true
        }
    }

    /// So many words of bitmaps are compared before the ranks in them are counted.
    private static let wordsAtOnce = 64
    /// So many numbers of the shortest block are compared with all other blocks, before the next ones are: few at first where
    /// there is only one block, whose first ranks are enough.
    private static let (numbersAtFirst, numbersAtOnce) = (64, 512)

    private func appendBits(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) throws(CatalogDamage) -> Bool {
        try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.wordsAtOnce) { words throws(CatalogDamage) in
            var places = [PostingBlock.Place](repeating: PostingBlock.Place(), count: refused.count)
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
                        if try refuses(refused, UInt16(number), &places) { continue }
                        ranks.append(base | number)
                        if ranks.count == limit { return false }
                    }
                }
            }
            return true
        }
    }

    private func refuses(
        _ refused: [PostingBlock], _ number: UInt16, _ places: inout [PostingBlock.Place]
    ) throws(CatalogDamage) -> Bool {
        for index in refused.indices { if try refused[index].contains(number, &places[index]) { return true } }
        return false
    }

    private func appendNumbers(
        _ wanted: [PostingBlock], _ refused: [PostingBlock], _ base: Int, to ranks: inout [Int], _ limit: Int
    ) throws(CatalogDamage) -> Bool {
        try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.numbersAtOnce) { numbers throws(CatalogDamage) in
            var places = [PostingBlock.Place](repeating: PostingBlock.Place(), count: wanted.count)
            var refusedPlaces = [PostingBlock.Place](repeating: PostingBlock.Place(), count: refused.count)
            var size = wanted.count == 1 ? Self.numbersAtFirst : Self.numbersAtOnce
            while true {
                var count = try wanted[0].read(into: UnsafeMutableBufferPointer(rebasing: numbers[..<size]), &places[0])
                if count == 0 { return true }
                size = min(Self.numbersAtOnce, size * 2)
                for other in wanted.indices.dropFirst() where count > 0 {
                    count = try wanted[other].filter(numbers, count, &places[other], keeps: true)
                    // All later numbers are behind the last one of the other list.
                    if count == 0, wanted[other].isAtEnd(places[other]) { return true }
                }
                for other in refused.indices where count > 0 {
                    count = try refused[other].filter(numbers, count, &refusedPlaces[other], keeps: false)
                }
                for index in 0..<count {
                    ranks.append(base | Int(numbers[index]))
                    if ranks.count == limit { return false }
                }
            }
        }
    }
}

/// The least of some ranks, each once.
private struct FirstRanks {
    let limit: Int
    private(set) var ranks: [UInt32] = []
    /// A rank from here on is not among the first ones.
    private(set) var bound = UInt32.max
    private var isSorted = true

    init(limit: Int) { self.limit = limit }

    mutating func add(_ rank: UInt32) {
        if let last = ranks.last, last >= rank { isSorted = false }
        ranks.append(rank)
        if isSorted ? ranks.count == limit : ranks.count >= limit * 2 { trim() }
    }

    /// Leaves only the first ranks.
    mutating func trim() {
        if !isSorted {
            ranks.sort()
            var kept = 0
            for index in ranks.indices where index == 0 || ranks[index] != ranks[kept - 1] {
                ranks[kept] = ranks[index]
                kept += 1
            }
            ranks.removeLast(ranks.count - kept)
            isSorted = true
        }
        ranks.removeLast(max(0, ranks.count - limit))
        if ranks.count == limit { bound = ranks[limit - 1] }
    }
}
