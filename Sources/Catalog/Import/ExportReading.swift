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
    private let batchSize: Int
    private let progress: ImportProgressReporter
    private var batch = NameBatch()
    private var runCount = 0
    private var entries = 0

    private(set) var runs: [Int: [String]] = [:]
    private(set) var ids: [Int: IDs] = [:]
    private(set) var summary = ImportSummary()

    /// The number of different names.
    var total: Int { ids.values.reduce(0) { $0 + $1.count } }

    /// The most unreadable lines of a file, in a hundred, before it is taken for something else.
    private static let mostUnreadable = 10

    init(folder: ImportFolder, workers: ImportWorkers, batchSize: Int, progress: ImportProgressReporter) {
        self.folder = folder
        self.workers = workers
        self.batchSize = max(1, batchSize)
        self.progress = progress
    }

    mutating func read(_ source: CatalogImporter.Source) throws(ImportFailure) {
        let file = ExportFile(path: source.path, number: source.number, calls: folder.calls)
        var entry = ExportEntry()
        var known = ids.removeValue(forKey: source.kind) ?? IDs()
        var lines = 0
        var unreadable = 0
        // The reading's own values are local while lines are read, for speed.
        var batch = batch
        self.batch = NameBatch()
        var failed: ImportFailure?
        do throws(ImportFailure) {
            try file.forEachLine { line throws(ImportFailure) in
                guard let line, !line.isEmpty else {
                    if line == nil { unreadable += 1 }
                    return
                }
                lines += 1
                guard entry.read(line) else {
                    unreadable += 1
                    return
                }
                guard !entry.isEmpty else {
                    summary.nameless += 1
                    return
                }
                if known.all.insert(entry.id) {
                    known.count += 1
                } else {
                    known.repeated.insert(entry.id)
                    summary.repeated += 1
                }
                if source.isAdult || entry.isAdult { known.adult.insert(entry.id) }
                batch.add(entry, flags: UInt8(source.kind) | (entry.isVideo ? CatalogEntry.video : 0))
                if batch.count >= batchSize {
                    try write(batch, source.kind)
                    batch = NameBatch()
                    entries += batchSize
                    progress.report(ImportProgress(stage: .reading, done: entries, total: nil))
                    try progress.check()
                }
            }
        } catch {
            failed = error
        }
        ids[source.kind] = known
        if let failed { throw failed }
        summary.unreadable += unreadable
        guard unreadable * 100 <= (lines + unreadable) * Self.mostUnreadable else {
            throw .unreadableLines(file: source.number, count: unreadable)
        }
        entries += batch.count
        if batch.count > 0 { try write(batch, source.kind) }
        try progress.check()
    }

    mutating func finish() throws(ImportFailure) { try workers.finish() }

    private mutating func write(_ batch: NameBatch, _ kind: Int) throws(ImportFailure) {
        runCount += 1
        let path = folder.run("entries", runCount)
        runs[kind, default: []].append(path)
        try workers.run { [folder] () throws(ImportFailure) in try batch.write(path: path, folder.calls) }
    }
}
