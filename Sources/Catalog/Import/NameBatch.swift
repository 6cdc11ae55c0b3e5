/// Some entries of one kind, which are sorted by popularity and written as a run.
struct NameBatch: Sendable {
    /// The popularity, greatest first, and the id of each entry, with its offset in the bytes.
    private var keys: [SortKey] = []
    /// The flags, the length and the name of each entry.
    private var bytes: [UInt8] = []

    var count: Int { keys.count }
    var size: Int { bytes.count + keys.count * MemoryLayout<SortKey>.stride }

    mutating func add(_ entry: ExportEntry, flags: UInt8) {
        keys.append(SortKey(value: UInt64(~entry.popularity.bitPattern) << 32 | UInt64(entry.id), index: UInt32(bytes.count)))
        bytes.append(flags)
        Varint.append(UInt32(entry.name.count), to: &bytes)
        bytes.append(contentsOf: entry.name)
    }

    /// Writes the entries in their order.
    func write(path: String, _ calls: FileCalls) throws(ImportFailure) {
        var sorted = keys
        bytes.withUnsafeBytes { bytes in
            sorted.withUnsafeMutableBufferPointer { keys in
                RadixSort.sort(keys) { first, second in
                    // An id that comes twice: the order is that of the bytes, not that of the lines.
                    Self.record(bytes, first.index).lexicographicallyPrecedes(Self.record(bytes, second.index))
                }
            }
        }
        let file = try FileWriter(path: path, calls)
        try bytes.withRawBytes { bytes throws(ImportFailure) in
            for key in sorted {
                try file.append(bigEndian: key.value)
                try file.append(Self.record(bytes, key.index))
            }
        }
        try file.flush()
    }

    private static func record(_ bytes: UnsafeRawBufferPointer, _ offset: UInt32) -> UnsafeRawBufferPointer {
        let start = Int(offset)
        var index = start + 1
        let length = (try? Varint.read(bytes, &index)) ?? 0
        return UnsafeRawBufferPointer(rebasing: bytes[start..<index + Int(length)])
    }
}

/// The entries of one kind in the order of popularity, merged from runs.
struct RankedNames {
    struct Entry {
        var order: UInt64
        var flags: UInt8
        var name: UnsafeRawBufferPointer

        var id: UInt32 { UInt32(truncatingIfNeeded: order) }
    }

    private var runs: [RunReader] = []
    private var heads: [Entry] = []
    private var heap = RunHeap()

    init(_ files: [MappedRun]) {
        for file in files {
            var reader = RunReader(file)
            guard let head = Self.next(&reader) else { continue }
            runs.append(reader)
            heads.append(head)
        }
        for run in heads.indices { heap.add(run) { Self.precedes(heads[$0], heads[$1]) } }
    }

    /// The next entry. Its name lies in a run.
    mutating func next() -> Entry? {
        guard let first = heap.first else { return nil }
        let entry = heads[first]
        let following = Self.next(&runs[first])
        if let following { heads[first] = following }
        heap.updateFirst(isAtEnd: following == nil) { Self.precedes(heads[$0], heads[$1]) }
        return entry
    }

    private static func next(_ reader: inout RunReader) -> Entry? {
        guard !reader.isAtEnd else { return nil }
        let order = UInt64(bigEndian: reader.bytes(8).loadUnaligned(as: UInt64.self))
        let flags = reader.bytes(1)[0]
        return Entry(order: order, flags: flags, name: reader.bytes(Int(reader.varint())))
    }

    private static func precedes(_ one: Entry, _ other: Entry) -> Bool {
        if one.order != other.order { return one.order < other.order }
        if one.flags != other.flags { return one.flags < other.flags }
        return one.name.lexicographicallyPrecedes(other.name)
    }
}
