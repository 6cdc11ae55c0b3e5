/// Finds the beginnings that have more ranks than a query should collect, while terms come in their order, and makes lists of them.
///
/// The ranks of a term are added to the longest open beginning only. When that is closed, they go to the next shorter one.
struct HeavyBeginnings {
    struct Beginning {
        var term: [UInt8]
        var list: CatalogHeader.List
    }

    /// A beginning that no later term has.
    enum Ended {
        case light
        /// A beginning with many names, which gets a list of its own.
        case heavy([UInt32])
    }

    /// A beginning that some of the last terms had.
    private struct Level {
        var length = 0
        /// The ranks of its terms, with repeats.
        var count = 0
        var ranks: [UInt32] = []
        var bits: [UInt64] = []
        var isDense = false
        /// The longest list in it that is written.
        var longest = CatalogHeader.List()
    }

    /// From this number on a bit for each name is smaller than the ranks.
    private static let dense = 60_000
    /// The most letters of a term: a beginning of any length may be heavy.
    private static let deepest = NameTokens.longestTerm

    private let names: Int
    /// A bit for each name, all of them zero between two uses.
    private var spare: [UInt64]
    private var levels = [Level](repeating: Level(), count: deepest)
    private var depth = 0
    private var open: [UInt8] = []
    private var found: [Beginning] = []

    init(names: Int) {
        self.names = names
        spare = [UInt64](repeating: 0, count: names / 64 + 1)
    }

    /// Opens the beginnings of a term, and adds its ranks.
    ///
    /// - Parameter list: The list of the term, which is written.
    mutating func add(_ term: [UInt8], _ ranks: [UInt32], _ list: CatalogHeader.List) {
        open.replace(with: term)
        var length = depth > 0 ? levels[depth - 1].length : 0
        while length < term.count, depth < Self.deepest {
            length += 1
            while length < term.count, term[length] & 0xC0 == 0x80 { length += 1 }
            levels[depth].length = length
            depth += 1
        }
        levels[depth - 1].count += ranks.count
        add(ranks, list, to: depth - 1)
    }

    /// The longest open beginning, if a term does not begin so.
    mutating func last(notOf term: [UInt8]) -> Ended? {
        guard depth > 0 else { return nil }
        let length = levels[depth - 1].length
        if term.count >= length, term[..<length].elementsEqual(open[..<length]) { return nil }
        return levels[depth - 1].count > TermLookup.mostLight ? .heavy(ranks(of: depth - 1)) : .light
    }

    /// The written list in the longest open beginning that has as many ranks, which are all of its ranks then.
    func known(_ count: Int) -> CatalogHeader.List? {
        let longest = levels[depth - 1].longest
        return Int(longest.count) == count ? longest : nil
    }

    mutating func closeLight() {
        let level = depth - 1
        if depth > 1 {
            levels[level - 1].count += levels[level].count
            add(levels[level].ranks, levels[level].longest, to: level - 1)
        }
        clear(level)
    }

    /// Closes the longest open beginning.
    ///
    /// - Parameters:
    ///   - ranks: Its ranks.
    ///   - list: Their list.
    mutating func closeHeavy(_ ranks: [UInt32], _ list: CatalogHeader.List) {
        let level = depth - 1
        found.append(Beginning(term: Array(open[..<levels[level].length]), list: list))
        if depth > 1 {
            levels[level - 1].count += levels[level].count
            if levels[level].isDense {
                // The larger set takes the smaller one.
                swap(level, level - 1)
                add(self.ranks(of: level), list, to: level - 1)
            } else {
                add(ranks, list, to: level - 1)
            }
        }
        clear(level)
    }

    func sorted() -> [Beginning] { found.sorted { $0.term.lexicographicallyPrecedes($1.term) } }

    /// Exchanges the ranks of two beginnings.
    private mutating func swap(_ one: Int, _ other: Int) {
        let (first, second) = (levels[one], levels[other])
        (levels[one].ranks, levels[one].bits, levels[one].isDense) = (second.ranks, second.bits, second.isDense)
        (levels[other].ranks, levels[other].bits, levels[other].isDense) = (first.ranks, first.bits, first.isDense)
    }

    private mutating func clear(_ level: Int) {
        levels[level].ranks.removeAll(keepingCapacity: levels[level].ranks.count < 16_384)
        if levels[level].isDense { for index in levels[level].bits.indices { levels[level].bits[index] = 0 } }
        (levels[level].count, levels[level].isDense, levels[level].longest) = (0, false, CatalogHeader.List())
        depth = min(depth, level)
    }

    private mutating func add(_ ranks: [UInt32], _ list: CatalogHeader.List, to level: Int) {
        if list.count > levels[level].longest.count { levels[level].longest = list }
        if !levels[level].isDense, levels[level].ranks.count + ranks.count > Self.dense {
            levels[level].isDense = true
            if levels[level].bits.isEmpty { levels[level].bits = [UInt64](repeating: 0, count: names / 64 + 1) }
            for rank in levels[level].ranks { levels[level].bits[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }
            levels[level].ranks.removeAll()
        }
        if levels[level].isDense {
            levels[level].bits.withUnsafeMutableBufferPointer { bits in
                for rank in ranks { bits[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }
            }
        } else {
            levels[level].ranks.append(contentsOf: ranks)
        }
    }

    private mutating func ranks(of level: Int) -> [UInt32] {
        guard !levels[level].isDense else {
            return levels[level].bits.withUnsafeBufferPointer { bits in Self.ranks(bits.indices, of: bits) }
        }
        // The ranks of several terms, each in their order: as bits they are sorted in less time than by comparisons.
        let ranks = levels[level].ranks
        guard let least = ranks.min(), let greatest = ranks.max() else { return [] }
        let words = Int(least >> 6)..<Int(greatest >> 6) + 1
        return spare.withUnsafeMutableBufferPointer { bits in
            for rank in ranks { bits[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }
            defer { for word in words { bits[word] = 0 } }
            return Self.ranks(words, of: UnsafeBufferPointer(bits))
        }
    }

    /// The ranks in some words of a set of bits.
    static func ranks(_ words: Range<Int>, of bits: UnsafeBufferPointer<UInt64>) -> [UInt32] {
        var ranks: [UInt32] = []
        for index in words where bits[index] != 0 {
            var word = bits[index]
            while word != 0 {
                ranks.append(UInt32(index << 6 | word.trailingZeroBitCount))
                word &= word - 1
            }
        }
        return ranks
    }
}
