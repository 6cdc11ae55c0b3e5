#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terms of some names, each with the ranks of the names that have it.
struct TermBatch: ~Copyable {
    /// It is not private: the compiler fails for a private type in an array that cannot be copied.
    struct Term: BitwiseCopyable {
        /// The first eight bytes. Most terms differ in them, so the rest is seldom compared.
        var first: UInt64
        var start: UInt32
        var count: UInt32
        var hash: UInt32
        var length: UInt8
    }

    private var bytes = MappedArray<UInt8>(capacity: 1 << 20)
    private var terms = MappedArray<Term>(capacity: 1 << 16)
    /// An index into ``terms`` plus one for each slot; 0 for an empty one.
    private var slots = MappedArray<UInt32>(zeros: 1 << 17)
    /// A term in the high half, a rank in the low one.
    private var pairs = MappedArray<UInt64>(capacity: 1 << 18)
    private let tokens = NameTokens()
    private var wholeName: [UInt8] = []

    init() {}

    /// The bytes that the terms take while they are written.
    var size: Int { bytes.count + terms.count * Self.termSize + pairs.count * Self.pairSize }
    /// A term, two slots or four, and what its sorting takes.
    private static let termSize = 72
    /// A pair, and its rank in the order of terms.
    private static let pairSize = 12

    /// Removes all terms, and keeps the memory.
    mutating func removeAll() {
        bytes.removeAll()
        terms.removeAll()
        pairs.removeAll()
        slots = MappedArray(zeros: slots.count)
    }

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
        let (short, first) = (UInt32(truncatingIfNeeded: term.hash64 >> 32), term.firstEight)
        var slot = Int(short) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            let known = terms[index]
            if known.hash == short, known.first == first, Int(known.length) == term.count,
                term.count <= 8 || text(known).elementsEqual(term)
            {
                terms.base[index].count += 1
                pairs.append(UInt64(index) << 32 | UInt64(rank))
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        terms.append(Term(first: first, start: UInt32(bytes.count), count: 1, hash: short, length: UInt8(term.count)))
        slots[slot] = UInt32(terms.count)
        pairs.append(UInt64(terms.count - 1) << 32 | UInt64(rank))
        bytes.append(contentsOf: term)
        if terms.count * 2 > slots.count { grow() }
    }

    @inline(__always) private func text(_ term: Term) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: bytes.base + Int(term.start), count: Int(term.length))
    }

    private mutating func grow() {
        var larger = MappedArray<UInt32>(zeros: slots.count * 2)
        for index in 0..<terms.count {
            var slot = Int(terms[index].hash) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = UInt32(index + 1)
        }
        slots = larger
    }

    /// Writes the terms in their order, each with its ranks as differences.
    func write(path: String, _ calls: FileCalls) throws(ImportFailure) {
        let order = sortedTerms()
        var starts = MappedArray<UInt32>(zeros: terms.count)
        var ranks = MappedArray<UInt32>(zeros: pairs.count)
        var total: UInt32 = 0
        for place in 0..<order.count {
            let index = Int(order[place])
            starts[index] = total
            total += terms[index].count
        }
        for pair in 0..<pairs.count {
            let term = Int(pairs[pair] >> 32)
            ranks[Int(starts[term])] = UInt32(truncatingIfNeeded: pairs[pair])
            starts[term] += 1
        }
        let file = try FileWriter(path: path, calls)
        var records = MappedArray<UInt8>(capacity: Self.recordBytes * 2)
        var differences = MappedArray<UInt8>(capacity: Self.recordBytes)
        for place in 0..<order.count {
            let term = terms[Int(order[place])]
            differences.removeAll()
            var count: UInt32 = 0
            var previous: UInt32 = 0
            let end = Int(starts[Int(order[place])])
            // A name may have a term twice.
            for place in end - Int(term.count)..<end where count == 0 || ranks[place] != previous {
                differences.append(varint: ranks[place] - (count == 0 ? 0 : previous))
                previous = ranks[place]
                count += 1
            }
            records.append(term.length)
            records.append(contentsOf: text(term))
            records.append(varint: count)
            records.append(varint: UInt32(differences.count))
            records.append(contentsOf: differences.bytes)
            if records.count >= Self.recordBytes {
                try file.append(records.bytes)
                records.removeAll()
            }
        }
        try file.append(records.bytes)
        try file.flush()
    }

    /// From this size on, records are written to the file.
    private static let recordBytes = 1 << 16

    private func sortedTerms() -> MappedArray<UInt32> {
        var keys = MappedArray<SortKey>(capacity: terms.count)
        for index in 0..<terms.count { keys.append(SortKey(value: terms[index].first, index: UInt32(index))) }
        RadixSort.sort(UnsafeMutableBufferPointer(start: keys.base, count: keys.count)) { one, other in
            text(terms[Int(one.index)]).precedes(text(terms[Int(other.index)]))
        }
        var order = MappedArray<UInt32>(capacity: terms.count)
        for place in 0..<keys.count { order.append(keys[place].index) }
        return order
    }
}
