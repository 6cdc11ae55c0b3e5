#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The second stage: writes the names in their order, and runs of their terms; then the third one: merges the runs and puts the file
/// together.
struct NameIndexing {
    private let folder: ImportFolder
    private let workers: ImportWorkers
    private let limit: BatchLimit
    private let runs: TermRuns
    private let progress: ImportProgressReporter
    private let total: Int
    private var file: FileWriter
    /// The kind, the marks and the id of each name.
    private let ids: FileWriter
    private var header = CatalogHeader()
    private var groups: [UInt8] = []
    private var symbols = SymbolTable()
    /// A bit for each rank of each kind or mark.
    private var marks: [[UInt64]]
    private var batches = 0
    private var rank = 0

    init(
        folder: ImportFolder, workers: ImportWorkers, batch: BatchLimit, progress: ImportProgressReporter, total: Int
    ) throws(ImportFailure) {
        self.folder = folder
        self.workers = workers
        limit = batch
        runs = TermRuns(folder: folder, mostBytes: batch.bytes * 2)
        self.progress = progress
        self.total = total
        marks = [[UInt64]](repeating: [], count: CatalogHeader.lists)
        file = try FileWriter(path: folder.target, folder.calls)
        ids = try FileWriter(path: folder.path(.ids), folder.calls)
        try file.append([UInt8](repeating: 0, count: CatalogHeader.size))
    }

    /// Writes the names.
    mutating func run(_ reading: ExportReading) throws(ImportFailure) {
        header.nameBytes.offset = file.count
        var encoder = SymbolEncoder.trained(on: reading.sample.names)
        symbols = encoder.table
        header.idBits = UInt32(UInt32.bitWidth - reading.greatestID.leadingZeroBitCount)
        var merge = try KindMerge(reading)
        var batch: [UInt8] = []
        var batchStart = 0
        var (group, codes, records) = (NameGroup(), [UInt8](), PackedBits())
        while let entry = merge.next() {
            let flags = entry.flags | (reading.ids[Int(entry.flags & 15)]?.adult.contains(entry.id) == true ? CatalogEntry.adult : 0)
            codes.removeAll(keepingCapacity: true)
            encoder.append(entry.name, to: &codes)
            group.add(codes)
            if group.count == NameGroup.size { try write(&group) }
            let record = UInt64(entry.id) << UInt64(CatalogEntry.flagBits) | UInt64(flags)
            records.append(record, bits: CatalogEntry.flagBits + Int(header.idBits))
            if records.bytes.count >= 1 << 12 {
                try ids.append(records.bytes)
                records.removeBytes()
            }
            mark(Int(flags & 15))
            if flags & CatalogEntry.adult != 0 { mark(CatalogLists.adult) }
            if flags & CatalogEntry.video != 0 { mark(CatalogLists.video) }
            Varint.append(UInt32(entry.name.count), to: &batch)
            batch.append(contentsOf: entry.name)
            rank += 1
            if rank - batchStart >= limit.names || batch.count >= limit.bytes {
                try index(batch, from: batchStart)
                batch = []
                batchStart = rank
                progress.report(ImporterProgress(stage: .indexing, done: rank, total: total))
                try progress.check()
            }
        }
        if rank > batchStart { try index(batch, from: batchStart) }
        if group.count > 0 { try write(&group) }
        header.nameBytes.count = file.count - header.nameBytes.offset
        records.finish()
        try ids.append(records.bytes + [UInt8](repeating: 0, count: PackedNumbers.padding))
        try ids.flush()
    }

    private mutating func write(_ group: inout NameGroup) throws(ImportFailure) {
        guard let place = UInt32(exactly: file.count - header.nameBytes.offset) else { throw .tooLarge }
        PostingEncoder.append32(place, to: &groups)
        try file.append(group.take())
    }

    private mutating func mark(_ list: Int) {
        if marks[list].isEmpty { marks[list] = [UInt64](repeating: 0, count: total / 64 + 1) }
        marks[list][rank >> 6] |= 1 << UInt64(rank & 63)
    }

    private mutating func index(_ names: [UInt8], from start: Int) throws(ImportFailure) {
        batches += 1
        try workers.run { [runs, batches] () throws(ImportFailure) in try runs.index(names, from: start, batch: batches) }
    }

    /// Merges the terms and finishes the file.
    mutating func write(_ reading: ExportReading, day: Int, _ summary: inout ImportSummary) throws(ImportFailure) {
        header.names = UInt32(rank)
        header.day = UInt32(day)
        progress.report(ImporterProgress(stage: .writing, done: rank, total: rank))
        var runs: [MappedRun] = []
        for path in self.runs.paths { runs.append(try MappedRun(path: path, folder.calls)) }
        var merge = try TermMerge(runs: runs, names: rank, folder: folder)
        try merge.run(progress)
        for list in 0..<CatalogHeader.lists where !marks[list].isEmpty {
            let ranks = marks[list].withUnsafeBufferPointer { bits in HeavyBeginnings.ranks(bits.indices, of: bits) }
            marks[list] = []
            header.ranks[list] = try merge.list(ranks)
            if list < CatalogLists.adult { summary.counts[list] = ranks.count }
            if list == CatalogLists.adult { summary.adult = ranks.count }
        }
        try merge.finish()
        runs = []
        header.groups = try section(groups)
        header.terms = try section(of: .terms)
        header.termIndex = try section(merge.terms.index)
        header.heavy = try section(of: .heavy)
        header.heavyIndex = try section(merge.heavy.index)
        header.postings = try section(of: .postings)
        header.termCount = UInt32(merge.terms.count)
        header.heavyCount = UInt32(merge.heavy.count)
        header.ids = try section(of: .ids)
        header.symbols = try section(symbols.bytes)
        // A line of the filter is a line of the processor's cache.
        try file.align(to: TermFilter.lineSize)
        header.filter = try section(merge.filter.section(MappedRun(path: folder.path(.filter), folder.calls)))
        header.facts.offset = file.count
        for batch in 1...max(1, batches) { try file.append(file: MappedRun(path: self.runs.facts(batch), folder.calls)) }
        header.facts.count = file.count - header.facts.offset
        try writeSums()
        try file.finish(header: header.bytes)
    }

    private mutating func writeSums() throws(ImportFailure) {
        try file.align(to: 8)
        try file.flush()
        header.sums.offset = file.count
        // The header is written over afterwards; its page is summed up with it. Its own bytes are known but for the length of the sums.
        let pages = (file.count + CatalogBytes.pageSize - 1) / CatalogBytes.pageSize
        header.sums.count = pages * 4
        let written = try MappedRun(path: folder.target, folder.calls, removes: false)
        var first = Array(written.bytes.prefix(CatalogBytes.pageSize))
        first.replaceSubrange(0..<CatalogHeader.size, with: header.bytes)
        var sums: [UInt8] = []
        for page in 0..<pages {
            let start = page * CatalogBytes.pageSize
            let end = min(written.bytes.count, start + CatalogBytes.pageSize)
            PostingEncoder.append32(
                page == 0 ? first.withUnsafeBytes { $0.checksum } : UnsafeRawBufferPointer(rebasing: written.bytes[start..<end]).checksum,
                to: &sums)
        }
        try file.append(sums)
    }

    private mutating func section(_ bytes: [UInt8]) throws(ImportFailure) -> CatalogHeader.Section {
        try file.align(to: 8)
        let start = file.count
        try file.append(bytes)
        return CatalogHeader.Section(offset: start, count: bytes.count)
    }

    private mutating func section(_ index: [UInt32]) throws(ImportFailure) -> CatalogHeader.Section {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(index.count * 4)
        for value in index { PostingEncoder.append32(value, to: &bytes) }
        return try section(bytes)
    }

    private mutating func section(of part: ImportFolder.Part) throws(ImportFailure) -> CatalogHeader.Section {
        try file.align(to: 8)
        let start = file.count
        try file.append(file: MappedRun(path: folder.path(part), folder.calls))
        return CatalogHeader.Section(offset: start, count: file.count - start)
    }
}

/// The entries of all kinds in the order of answers, each id once.
private struct KindMerge {
    private struct Kind {
        var number: Int
        var weight: Int
        var names: RankedNames
        var head: RankedNames.Entry
        var rank = 0
        var repeated: IDSet
        var written = IDSet()

        /// The next entry whose id was not there before: of an id that comes twice, the most popular entry.
        mutating func advance() -> Bool {
            while let entry = names.next() {
                if repeated.contains(entry.id), !written.insert(entry.id) { continue }
                head = entry
                return true
            }
            return false
        }
    }

    private var kinds: [Kind] = []
    /// Kept until all names are read: an entry's name lies in its run.
    private var files: [MappedRun] = []

    init(_ reading: ExportReading) throws(ImportFailure) {
        for (number, paths) in reading.runs.sorted(by: { $0.key < $1.key }) {
            let runs = try paths.map { path throws(ImportFailure) in try MappedRun(path: path, reading.folder.calls) }
            files += runs
            let empty = RankedNames.Entry(order: 0, flags: 0, name: UnsafeRawBufferPointer(start: nil, count: 0))
            var kind = Kind(
                number: number, weight: CatalogImporter.weights[number] ?? 16, names: RankedNames(runs), head: empty,
                repeated: reading.ids[number]?.repeated ?? IDSet())
            if kind.advance() { kinds.append(kind) }
        }
    }

    mutating func next() -> RankedNames.Entry? {
        guard var best = kinds.indices.first else { return nil }
        for index in kinds.indices.dropFirst() where kinds[index].rank * kinds[index].weight < kinds[best].rank * kinds[best].weight {
            best = index
        }
        let entry = kinds[best].head
        kinds[best].rank += 1
        if !kinds[best].advance() { kinds.remove(at: best) }
        return entry
    }
}
