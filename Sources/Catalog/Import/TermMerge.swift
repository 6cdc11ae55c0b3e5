/// Merges the runs of terms to one sorted dictionary, one of long beginnings, and their lists.
struct TermMerge {
    private struct Head {
        var reader: RunReader
        var term: UnsafeRawBufferPointer
        var first: UInt64

        init?(_ reader: RunReader) {
            self.reader = reader
            term = UnsafeRawBufferPointer(start: nil, count: 0)
            first = 0
            guard advance() else { return nil }
        }

        mutating func advance() -> Bool {
            guard !reader.isAtEnd else { return false }
            let length = Int(reader.bytes(1)[0])
            term = reader.bytes(length)
            first = term.firstEight
            return true
        }

        /// Appends the ranks of the present term.
        mutating func appendRanks(to ranks: inout [UInt32]) {
            let count = reader.varint()
            var bytes = RunReader(reader.run)
            let length = Int(reader.varint())
            bytes.index = reader.index
            reader.index += length
            var rank: UInt32 = 0
            for _ in 0..<count {
                rank &+= bytes.varint()
                ranks.append(rank)
            }
        }
    }

    private var heads: [Head] = []
    private var heap = RunHeap()
    private(set) var terms: DictionaryWriter
    private(set) var heavy: DictionaryWriter
    private(set) var filter: FilterWriter
    private var postings: FileWriter
    private var beginnings: HeavyBeginnings
    private let names: Int
    private var encoded: [UInt8] = []

    init(runs: [MappedRun], names: Int, folder: ImportFolder) throws(ImportFailure) {
        terms = try DictionaryWriter(path: folder.path(.terms), folder.calls)
        heavy = try DictionaryWriter(path: folder.path(.heavy), folder.calls)
        filter = try FilterWriter(path: folder.path(.filter), folder.calls)
        postings = try FileWriter(path: folder.path(.postings), folder.calls)
        beginnings = HeavyBeginnings(names: names)
        self.names = names
        for run in runs {
            if let head = Head(RunReader(run)) { heads.append(head) }
        }
        for run in heads.indices { heap.add(run) { Self.precedes(heads, $0, $1) } }
    }

    /// Merges everything.
    mutating func run(_ progress: ImportProgressReporter) throws(ImportFailure) {
        var ranks: [UInt32] = []
        var term: [UInt8] = []
        while let first = heap.first {
            term.replace(with: heads[first].term)
            ranks.removeAll(keepingCapacity: true)
            // Runs are in the order of ranks, and the heap gives equal terms in the order of runs.
            while let next = heap.first, heads[next].term.count == term.count, heads[next].term.begins(with: term) {
                heads[next].appendRanks(to: &ranks)
                advance(next)
            }
            let list = try list(ranks)
            try terms.add(term, list)
            try filter.add(term)
            if let first = term.first, first >= 0x20 || first == NameTokens.signs {
                try closeBeginnings(notOf: term)
                beginnings.add(term, ranks, list)
            }
            if terms.count % 8_192 == 0 { try progress.check() }
        }
        try closeBeginnings(notOf: [])
        for beginning in beginnings.sorted() { try heavy.add(beginning.term, beginning.list) }
        try terms.finish()
        try heavy.finish()
        try filter.finish()
    }

    /// Writes a list.
    mutating func list(_ ranks: [UInt32]) throws(ImportFailure) -> CatalogHeader.List {
        // A list of one rank has it in its place.
        guard ranks.count > 1 else { return CatalogHeader.List(count: UInt32(ranks.count), value: ranks.first ?? 0) }
        encoded.removeAll(keepingCapacity: true)
        PostingEncoder.append(ranks, names: names, to: &encoded)
        guard let place = UInt32(exactly: postings.count) else { throw .tooLarge }
        try postings.append(encoded)
        return CatalogHeader.List(count: UInt32(ranks.count), value: place)
    }

    mutating func finish() throws(ImportFailure) {
        try postings.append([UInt8](repeating: 0, count: PackedNumbers.padding))
        try postings.flush()
    }

    private mutating func closeBeginnings(notOf term: [UInt8]) throws(ImportFailure) {
        while let ended = beginnings.last(notOf: term) {
            switch ended {
            case .light: beginnings.closeLight()
            case .heavy(let ranks):
                // A list that is there already is not written again.
                if let known = beginnings.known(ranks.count) {
                    beginnings.closeHeavy(ranks, known)
                } else {
                    beginnings.closeHeavy(ranks, try list(ranks))
                }
            }
        }
    }

    private mutating func advance(_ run: Int) {
        let isAtEnd = !heads[run].advance()
        heap.updateFirst(isAtEnd: isAtEnd) { Self.precedes(heads, $0, $1) }
    }

    /// Equal terms are in the order of their runs.
    private static func precedes(_ heads: [Head], _ one: Int, _ other: Int) -> Bool {
        if heads[one].first != heads[other].first { return heads[one].first < heads[other].first }
        let compared = heads[one].term.compare(heads[other].term)
        return compared != 0 ? compared < 0 : one < other
    }
}

/// Writes the keys of the filter, whose number decides how large the filter is.
struct FilterWriter {
    private let file: FileWriter
    private var keys = TermKeys()
    private var waiting: [TermHash] = []

    init(path: String, _ calls: FileCalls) throws(ImportFailure) { file = try FileWriter(path: path, calls) }

    mutating func add(_ term: [UInt8]) throws(ImportFailure) {
        keys.add(term, to: &waiting)
        if waiting.count >= 4_096 { try write() }
    }

    mutating func finish() throws(ImportFailure) {
        try write()
        try file.flush()
    }

    private mutating func write() throws(ImportFailure) {
        for key in waiting { try file.append(bigEndian: key.value) }
        waiting.removeAll(keepingCapacity: true)
    }

    /// The section of the keys that were written.
    func section(_ written: MappedRun) -> [UInt8] {
        TermFilter.section(
            firsts: keys.firsts,
            keys: (0..<written.bytes.count / 8).lazy.map { index in
                TermHash(value: UInt64(bigEndian: written.bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
            })
    }
}

/// Writes front-coded terms in blocks.
struct DictionaryWriter {
    private var file: FileWriter
    private var previous: [UInt8] = []
    private var record: [UInt8] = []
    /// The places of the blocks.
    private(set) var index: [UInt32] = []
    private(set) var count = 0

    init(path: String, _ calls: FileCalls) throws(ImportFailure) { file = try FileWriter(path: path, calls) }

    mutating func add(_ term: [UInt8], _ list: CatalogHeader.List) throws(ImportFailure) {
        var shared = 0
        if count % TermDictionary.blockSize == 0 {
            guard let place = UInt32(exactly: file.count) else { throw .tooLarge }
            index.append(place)
        } else {
            while shared < min(previous.count, term.count), previous[shared] == term[shared] { shared += 1 }
        }
        record.removeAll(keepingCapacity: true)
        record.append(UInt8(shared))
        record.append(UInt8(term.count - shared))
        record.append(contentsOf: term[shared...])
        Varint.append(list.count, to: &record)
        Varint.append(list.value, to: &record)
        try file.append(record)
        previous.replace(with: term)
        count += 1
    }

    mutating func finish() throws(ImportFailure) { try file.flush() }
}
