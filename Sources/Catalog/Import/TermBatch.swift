#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terms of some names, each with the ranks of the names that have it.
struct TermBatch {
    private struct Term {
        var start: UInt32
        var length: UInt32
        var count: UInt32
        var hash: UInt32
    }

    private var bytes: [UInt8] = []
    private var terms: [Term] = []
    /// An index into ``terms`` plus one for each slot; 0 for an empty one.
    private var slots = [UInt32](repeating: 0, count: 1 << 17)
    /// A term in the high half, a rank in the low one.
    private var pairs: [UInt64] = []
    private let tokens = NameTokens()
    private var wholeName: [UInt8] = []

    init() {}

    /// The bytes that the terms take while they are written.
    var size: Int { bytes.count + terms.count * Self.termSize + pairs.count * Self.pairSize }
    /// A term, two slots or four, and what its sorting takes.
    private static let termSize = 72
    /// A pair, and its rank in the order of terms.
    private static let pairSize = 12

    /// Adds the terms of a name, and the one by which it is found as a whole. Returns the facts of the name.
    mutating func add(_ name: UnsafeRawBufferPointer, rank: UInt32) -> NameFacts {
        tokens.read(name)
        for token in tokens.tokens { add(term: tokens[token], rank) }
        var whole = WholeName()
        for index in 0..<tokens.words { whole.add(tokens.word(index)) }
        whole.put(in: &wholeName)
        wholeName.withUnsafeBytes { add(term: $0, rank) }
        return NameFacts(tokens, name)
    }

    @inline(__always) private mutating func add(term: UnsafeRawBufferPointer, _ rank: UInt32) {
        let short = Self.hash(term)
        var slot = Int(short) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            let known = terms[index]
            if known.hash == short, Int(known.length) == term.count, equals(term, known) {
                terms[index].count += 1
                pairs.append(UInt64(index) << 32 | UInt64(rank))
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        terms.append(Term(start: UInt32(bytes.count), length: UInt32(term.count), count: 1, hash: short))
        slots[slot] = UInt32(terms.count)
        pairs.append(UInt64(terms.count - 1) << 32 | UInt64(rank))
        bytes.append(contentsOf: term)
        if terms.count * 2 > slots.count { grow() }
    }

    @inline(__always) private static func hash(_ term: UnsafeRawBufferPointer) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= term.count {
            hash = (hash ^ term.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash >> 32
            index += 8
        }
        while index < term.count {
            hash = (hash ^ UInt64(term[index])) &* 0x100_0000_01B3
            index += 1
        }
        hash = (hash ^ UInt64(term.count)) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    @inline(__always) private func equals(_ term: UnsafeRawBufferPointer, _ known: Term) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let other = term.baseAddress else { return term.isEmpty }
            return memcmp(base + Int(known.start), other, term.count) == 0
        }
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, term) in terms.enumerated() {
            var slot = Int(term.hash) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = UInt32(index + 1)
        }
        slots = larger
    }

    /// Writes the terms in their order, each with its ranks as differences.
    func write(path: String, _ calls: FileCalls) throws(ImportFailure) {
        var starts = [Int](repeating: 0, count: terms.count)
        let order = sortedTerms()
        var total = 0
        for index in order {
            starts[index] = total
            total += Int(terms[index].count)
        }
        var ranks = [UInt32](repeating: 0, count: total)
        var next = starts
        for pair in pairs {
            let term = Int(pair >> 32)
            ranks[next[term]] = UInt32(truncatingIfNeeded: pair)
            next[term] += 1
        }
        let file = try FileWriter(path: path, calls)
        var record: [UInt8] = []
        var differences: [UInt8] = []
        for index in order {
            let term = terms[index]
            record.removeAll(keepingCapacity: true)
            differences.removeAll(keepingCapacity: true)
            var count: UInt32 = 0
            var previous: UInt32 = 0
            // A name may have a term twice.
            for place in starts[index]..<starts[index] + Int(term.count) where count == 0 || ranks[place] != previous {
                Varint.append(ranks[place] - (count == 0 ? 0 : previous), to: &differences)
                previous = ranks[place]
                count += 1
            }
            record.append(UInt8(term.length))
            record.append(contentsOf: bytes[Int(term.start)..<Int(term.start + term.length)])
            Varint.append(count, to: &record)
            Varint.append(UInt32(differences.count), to: &record)
            try file.append(record)
            try file.append(differences)
        }
        try file.flush()
    }

    private func sortedTerms() -> [Int] {
        struct Key {
            var first: UInt64
            var index: UInt32
        }
        return bytes.withUnsafeBytes { bytes in
            func slice(_ index: UInt32) -> UnsafeRawBufferPointer {
                let term = terms[Int(index)]
                return UnsafeRawBufferPointer(rebasing: bytes[Int(term.start)..<Int(term.start + term.length)])
            }
            var keys = terms.indices.map { index in Key(first: slice(UInt32(index)).firstEight, index: UInt32(index)) }
            keys.sort { first, second in
                first.first != second.first ? first.first < second.first : slice(first.index).precedes(slice(second.index))
            }
            return keys.map { Int($0.index) }
        }
    }
}
