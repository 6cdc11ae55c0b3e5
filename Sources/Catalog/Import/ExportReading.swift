/// The first stage: reads the lines of all files, and writes runs of entries sorted by popularity, by kind.
struct ExportReading {
    /// The ids of a kind.
    struct IDs {
        var all = IDSet()
        var adult = IDSet()
        /// Ids that came more than once.
        var repeated = IDSet()
        var count = 0
    }

    let folder: ImportFolder
    private let workers: ImportWorkers
    private let limit: BatchLimit
    private let progress: ImportProgressReporter
    private var batch = NameBatch()
    private var runCount = 0
    private var entries = 0
    /// The bytes of all runs.
    private var written = 0

    private(set) var runs: [Int: [String]] = [:]
    private(set) var ids: [Int: IDs] = [:]
    private(set) var summary = ImportSummary()
    /// The names by which the pieces of the catalog's names are chosen.
    private(set) var sample = NameSample()

    /// The number of different names.
    var total: Int { ids.values.reduce(0) { $0 + $1.count } }

    var greatestID: UInt32 { ids.values.reduce(0) { max($0, $1.all.greatest) } }

    init(folder: ImportFolder, workers: ImportWorkers, batch: BatchLimit, progress: ImportProgressReporter) {
        self.folder = folder
        self.workers = workers
        limit = batch
        self.progress = progress
    }

    mutating func read(_ source: CatalogImporter.Source) throws(ImportFailure) {
        let file = ExportFile(path: source.path, number: source.number, calls: folder.calls)
        var entry = ExportEntry(kind: source.kind)
        var known = ids.removeValue(forKey: source.kind) ?? IDs()
        var count = ExportCount()
        // The reading's own values are local while lines are read, for speed.
        var (batch, sample) = (batch, sample)
        (self.batch, self.sample) = (NameBatch(), NameSample())
        var failed: ImportFailure?
        do throws(ImportFailure) {
            try file.forEachLine { bytes throws(ImportFailure) in
                count.bytes += bytes
                if count.isForeign(from: ExportCount.mostOther) { throw .unreadableLines(file: source.number, count: count.unreadable) }
                try progress.check()
            } _: { line throws(ImportFailure) in
                if let line, line.isEmpty { return }
                count.lines += 1
                guard let line, entry.read(line) else {
                    count.unreadable += 1
                    return
                }
                guard !entry.isEmpty else {
                    summary.nameless += 1
                    return
                }
                count.used += min(line.count, ExportCount.longestEntry) + 1
                if known.all.insert(entry.id) {
                    known.count += 1
                } else {
                    known.repeated.insert(entry.id)
                    summary.repeated += 1
                }
                if source.isAdult || entry.isAdult { known.adult.insert(entry.id) }
                sample.add(entry.name)
                batch.add(entry, flags: UInt8(source.kind) | (entry.isVideo ? CatalogEntry.video : 0))
                if batch.count >= limit.names || batch.size >= limit.bytes {
                    entries += batch.count
                    try write(batch, source.kind)
                    batch = NameBatch()
                    progress.report(ImporterProgress(stage: .reading, done: entries, total: nil))
                    try progress.check()
                }
            }
        } catch {
            failed = error
        }
        ids[source.kind] = known
        self.sample = sample
        if let failed { throw failed }
        summary.unreadable += count.unreadable
        guard count.unreadable * 10 <= count.lines, !count.isForeign(from: ExportCount.mostOtherAtEnd) else {
            throw .unreadableLines(file: source.number, count: count.unreadable)
        }
        entries += batch.count
        if batch.count > 0 { try write(batch, source.kind) }
        try progress.check()
    }

    mutating func finish() throws(ImportFailure) { try workers.finish() }

    private mutating func write(_ batch: NameBatch, _ kind: Int) throws(ImportFailure) {
        runCount += 1
        written += batch.size
        guard written <= Int(UInt32.max) else { throw .tooLarge }
        let path = folder.run("entries", runCount)
        runs[kind, default: []].append(path)
        try workers.run { [folder] () throws(ImportFailure) in try batch.write(path: path, folder.calls) }
    }
}

/// The lines of a file, and how much of them is entries. A file of a few bytes can unpack to a thousand times as many that are none.
private struct ExportCount {
    /// The bytes of an entry that are taken for its own; TMDb's have some hundred.
    static let longestEntry = 4_096
    /// The greatest number of bytes outside of entries, while the file is read and at its end.
    static let (mostOther, mostOtherAtEnd) = (16 << 20, 1 << 20)

    /// Lines that are not empty.
    var lines = 0
    var unreadable = 0
    /// The bytes of the file, unpacked.
    var bytes = 0
    /// The bytes of entries with a name.
    var used = 0

    /// Whether more than the limit, and more than a tenth of the file, is outside of entries.
    func isForeign(from most: Int) -> Bool { bytes - used > most && (bytes - used) * 10 > bytes }
}
