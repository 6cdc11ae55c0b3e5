import MarqueeCZlib

/// How far an import is.
package struct ImporterProgress: Sendable, Hashable {
    package enum Stage: Int, Sendable, Hashable {
        /// Lines are read and sorted.
        case reading
        /// Names are cut into words.
        case indexing
        /// Lists are written.
        case writing
    }

    package var stage: Stage
    /// The number of entries read, or of names indexed.
    package var done: Int
    /// The number of names, if known.
    package var total: Int?
}

/// The result of an import.
package struct ImportSummary: Sendable, Hashable {
    /// The number of names by kind.
    package var counts: [Int: Int] = [:]
    package var adult = 0
    /// Lines that are no entries.
    package var unreadable = 0
    /// Entries without a name.
    package var nameless = 0
    /// Entries of an id that came before.
    package var repeated = 0
}

/// Tells the caller how far the import is, and asks whether to go on.
struct ImportProgressReporter {
    let report: @Sendable (ImporterProgress) -> Void
    let isCancelled: @Sendable () -> Bool

    func check() throws(ImportFailure) { if isCancelled() { throw .cancelled } }
}

/// When a batch ends. Names may be short or long, so their number alone does not bound its memory.
struct BatchLimit {
    let names: Int
    let bytes: Int
}

/// The importer's own files, beside the catalog that it makes.
struct ImportFolder: Sendable {
    enum Part: String {
        case names, ids, terms, heavy, postings, filter
    }

    /// The path of the file that is made. The others have it as their beginning.
    let target: String
    let calls: FileCalls

    func path(_ part: Part) -> String { "\(target).\(part.rawValue).tmp" }
    func run(_ kind: String, _ number: Int) -> String { "\(target).\(kind)\(number).tmp" }
}

/// Makes a catalog of files of exports.
///
/// The same entries give the same bytes, in any order, in batches of any size, with one thread or two.
package struct CatalogImporter {
    /// A file of exports, and the kind of its names.
    package struct Source: Sendable, Hashable {
        package var path: String
        package var kind: Int
        /// Whether all its names are for adults only.
        package var isAdult: Bool
        /// The place of the file in the list, for errors.
        package var number: Int

        package init(path: String, kind: Int, isAdult: Bool = false, number: Int = 1) {
            self.path = path
            self.kind = kind
            self.isAdult = isAdult
            self.number = number
        }
    }

    package var sources: [Source]
    /// The day of the exports, as 20261125.
    package var day: Int
    package var threads = 2
    /// The number of entries that are sorted at once, and of names whose words are collected at once.
    package var batchSize = 100_000
    /// The bytes of names that end a batch before it has that many; a run of words has twice as many at most.
    package var batchBytes = 16 << 20
    package var report: @Sendable (ImporterProgress) -> Void = { _ in }
    package var isCancelled: @Sendable () -> Bool = { false }
    /// The counts of the catalog before: a kind with less than nine tenths of them is refused.
    package var before: [Int: Int] = [:]
    package var calls = FileCalls()

    /// How often a name of each kind is in the order of all: a name at rank 100 of its kind is where one of weight 1 at rank 200 is,
    /// if its weight is 2. So the many people do not crowd out titles.
    static let weights = [0: 1, 1: 2, 2: 2, 3: 8, 4: 16, 5: 16, 6: 16]

    package init(sources: [Source], day: Int) {
        self.sources = sources
        self.day = day
    }

    /// Makes the catalog at a path that is not there yet. All files are removed if it fails.
    package func make(at path: String) throws(ImportFailure) -> ImportSummary {
        let folder = ImportFolder(target: path, calls: calls)
        defer { marquee_give_back_memory() }
        do throws(ImportFailure) {
            return try build(folder)
        } catch {
            removeLeftovers(of: path)
            throw error
        }
    }

    /// Removes everything that an import leaves that has failed.
    private func removeLeftovers(of path: String) {
        calls.remove(path)
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = (slash.map { String(path[path.index(after: $0)...]) } ?? path) + "."
        for entry in calls.names(in: folder) ?? [] where entry.hasPrefix(name) && entry.hasSuffix(".tmp") {
            calls.remove(folder + "/" + entry)
        }
    }

    private func build(_ folder: ImportFolder) throws(ImportFailure) -> ImportSummary {
        let progress = ImportProgressReporter(report: report, isCancelled: isCancelled)
        let workers = ImportWorkers(count: threads)
        let batch = BatchLimit(names: max(1, batchSize), bytes: batchBytes)
        var reading = ExportReading(folder: folder, workers: workers, batch: batch, progress: progress)
        do throws(ImportFailure) {
            for source in sources { try reading.read(source) }
            try reading.finish()
        } catch {
            try? workers.finish()
            throw error
        }
        for (kind, count) in before {
            let now = reading.ids[kind]?.count ?? 0
            guard now * 10 >= count * 9 else { throw .tooFew(kind: kind, count: now, before: count) }
        }
        guard reading.total > 0 else { throw .empty }
        var indexing = try NameIndexing(folder: folder, workers: workers, batch: batch, progress: progress, total: reading.total)
        do throws(ImportFailure) {
            try indexing.run(reading)
            try workers.finish()
        } catch {
            try? workers.finish()
            throw error
        }
        var summary = reading.summary
        try indexing.write(reading, day: day, &summary)
        return summary
    }
}
