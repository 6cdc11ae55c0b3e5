/// Finds the beginnings that have more ranks than a query should collect, while terms come in their order, and makes lists of them.
struct HeavyBeginnings {
    struct Beginning {
        var term: [UInt8]
        var count: UInt32
        var value: UInt32
    }

    /// A beginning that some of the last terms had.
    private struct Level {
        var length = 0
        /// The ranks of its terms, with repeats.
        var count = 0
        var ranks: [UInt32] = []
        var bits: [UInt64] = []
        var isDense = false
    }

    /// From this number on a bit for each name is smaller than the ranks.
    private static let dense = 60_000
    /// The most letters of a term: a beginning of any length may be heavy.
    private static let deepest = NameTokens.longestTerm

    private let names: Int
    private var levels = [Level](repeating: Level(), count: deepest)
    private var depth = 0
    private var open: [UInt8] = []
    private var found: [Beginning] = []

    init(names: Int) { self.names = names }

    /// Ends the longest open beginning that a term does not have. Returns nil if there is none, and its ranks if it is heavy.
    mutating func close(notOf term: [UInt8]) -> (term: [UInt8], ranks: [UInt32]?)? {
        guard depth > 0 else { return nil }
        let level = depth - 1
        let length = levels[level].length
        if term.count >= length, term[..<length].elementsEqual(open[..<length]) { return nil }
        depth = level
        defer {
            levels[level].ranks.removeAll(keepingCapacity: levels[level].ranks.count < 16_384)
            levels[level].count = 0
            levels[level].isDense = false
        }
        return (Array(open[..<length]), levels[level].count > TermLookup.mostLight ? ranks(of: level) : nil)
    }

    /// Opens the beginnings of a term and adds its ranks to all of them.
    mutating func open(_ term: [UInt8], _ ranks: [UInt32]) {
        open = term
        var length = depth > 0 ? levels[depth - 1].length : 0
        while length < term.count, depth < Self.deepest {
            length += 1
            while length < term.count, term[length] & 0xC0 == 0x80 { length += 1 }
            levels[depth].length = length
            depth += 1
        }
        for level in 0..<depth { add(ranks, to: level) }
    }

    mutating func add(_ term: [UInt8], _ count: UInt32, _ value: UInt32) {
        found.append(Beginning(term: term, count: count, value: value))
    }

    func sorted() -> [Beginning] { found.sorted { $0.term.lexicographicallyPrecedes($1.term) } }

    private mutating func add(_ ranks: [UInt32], to level: Int) {
        levels[level].count += ranks.count
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
        var ranks: [UInt32] = []
        if levels[level].isDense {
            for index in levels[level].bits.indices where levels[level].bits[index] != 0 {
                var bits = levels[level].bits[index]
                levels[level].bits[index] = 0
                while bits != 0 {
                    ranks.append(UInt32(index << 6 | bits.trailingZeroBitCount))
                    bits &= bits - 1
                }
            }
            return ranks
        }
        var previous: UInt32?
        for rank in levels[level].ranks.sorted() where rank != previous {
            ranks.append(rank)
            previous = rank
        }
        return ranks
    }
}
