/// A list of ranks as it lies in the file.
struct Postings {
    /// Where the ranks are.
    enum Form {
        /// All of them, in memory.
        case short([UInt32])
        /// Blocks of 65,536 ranks: the place of the list in the file and the number of blocks.
        case long(place: Int, directory: UnsafeRawBufferPointer)
    }

    let form: Form
    /// The number of ranks.
    let count: Int

    init(ranks: [UInt32]) {
        form = .short(ranks)
        count = ranks.count
    }

    /// A list of ranks in any order, with repetitions.
    init(sorting ranks: [UInt32]) {
        var ranks = ranks
        ranks.sort()
        var previous: UInt32?
        ranks.removeAll { rank in
            defer { previous = rank }
            return rank == previous
        }
        self.init(ranks: ranks)
    }

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - count: The number of ranks.
    ///   - value: The rank if there is one, else the place of the list in the section.
    init(of file: CatalogFile, count: UInt32, value: UInt32) throws(CatalogDamage) {
        self.count = Int(count)
        if count == 1 {
            form = .short([value])
            return
        }
        let section = file.header.postings
        let start = Int(value)
        guard self.count > 0, start < section.count, self.count <= Int(file.header.names) else { throw .value }
        guard self.count > PostingEncoder.longestShort else {
            form = .short(try Self.short(of: file, start: start, count: self.count))
            return
        }
        let place = section.offset + start
        let blocks = Int(UInt32(littleEndian: try file.bytes.bytes(place, 4).loadUnaligned(as: UInt32.self)))
        // There are no more blocks than there are numbers of 16 bits.
        guard blocks > 0, blocks <= PostingEncoder.blockSize else { throw .value }
        form = .long(place: place, directory: try file.bytes.bytes(place + 4, blocks * 8))
    }

    private static func short(of file: CatalogFile, start: Int, count: Int) throws(CatalogDamage) -> [UInt32] {
        let section = file.header.postings
        let layout = PostingEncoder.short(count, names: Int(file.header.names))
        let length = layout.byteCount + PackedNumbers.padding
        guard length <= section.count - start else { throw .value }
        let packed = try PackedNumbers(layout, file.bytes.bytes(section.offset + start, length))
        var ranks: [UInt32] = []
        ranks.reserveCapacity(count)
        var place = PackedNumbers.Place()
        try packed.forEach(from: &place, most: count) { ranks.append(UInt32(truncatingIfNeeded: $0)) }
        guard let last = ranks.last, last < file.header.names else { throw .value }
        return ranks
    }

    /// All ranks.
    func ranks(in file: CatalogFile) throws(CatalogDamage) -> [UInt32] {
        if case .short(let ranks) = form { return ranks }
        var all: [UInt32] = []
        let memory = BlockMemory()
        for key in try keys() {
            memory.reuse()
            let block = try block(key, in: file, memory)
            try block.forEach { all.append(UInt32(key) << 16 | UInt32($0)) }
        }
        return all
    }

    /// The numbers of the blocks that have ranks, ascending.
    func keys() throws(CatalogDamage) -> [Int] {
        switch form {
        case .short(let ranks):
            var keys: [Int] = []
            for rank in ranks where keys.last != Int(rank >> 16) { keys.append(Int(rank >> 16)) }
            return keys
        case .long(_, let directory):
            var keys: [Int] = []
            keys.reserveCapacity(directory.count / 8)
            for index in stride(from: 0, to: directory.count, by: 8) {
                let key = Int(UInt16(littleEndian: directory.loadUnaligned(fromByteOffset: index, as: UInt16.self)))
                guard key > keys.last ?? -1 else { throw .value }
                keys.append(key)
            }
            return keys
        }
    }

    /// The ranks of a block.
    func block(_ key: Int, in file: CatalogFile, _ memory: BlockMemory) throws(CatalogDamage) -> PostingBlock {
        switch form {
        case .short(let ranks):
            let first = ranks.firstIndex(atLeast: UInt32(key) << 16)
            let last = key >= 0xFFFF ? ranks.count : ranks.firstIndex(atLeast: UInt32(key + 1) << 16)
            return first == last ? .empty : memory.block(of: ranks[first..<last])
        case .long(let place, let directory):
            guard let entry = Self.entry(key, directory) else { return .empty }
            let count = Int(UInt16(littleEndian: directory.loadUnaligned(fromByteOffset: entry + 2, as: UInt16.self))) + 1
            let offset = Int(UInt32(littleEndian: directory.loadUnaligned(fromByteOffset: entry + 4, as: UInt32.self)))
            if count > PostingEncoder.longestPacked {
                return PostingBlock(bits: try file.bytes.bytes(place + offset, PostingEncoder.bitmapBytes), count: count)
            }
            let layout = PostingEncoder.block(count)
            let bytes = try file.bytes.bytes(place + offset, layout.byteCount + PackedNumbers.padding)
            return PostingBlock(packed: try PackedNumbers(layout, bytes))
        }
    }

    private static func entry(_ key: Int, _ directory: UnsafeRawBufferPointer) -> Int? {
        func number(_ index: Int) -> Int {
            Int(UInt16(littleEndian: directory.loadUnaligned(fromByteOffset: index * 8, as: UInt16.self)))
        }
        let count = directory.count / 8
        // Frequent words have every block.
        if key < count, number(key) == key { return key * 8 }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if number(middle) < key { low = middle + 1 } else { high = middle }
        }
        return low < count && number(low) == key ? low * 8 : nil
    }
}

extension Array where Element == UInt32 {
    /// The first index whose element is not below a value, in an ascending array.
    func firstIndex(atLeast value: UInt32) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
