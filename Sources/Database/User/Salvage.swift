import MarqueeCSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Replaces a damaged file by a new one with all readable rows; the damaged file is preserved under another name.
struct Salvage {
    let file: StoreFile
    let schema: Schema

    /// The order matters: at every time there is either the damaged file or the new one, and a full copy before one of them is removed.
    func run() throws(StoreFailure) {
        let writers = try blockedWriters()
        defer { try? writers?.execute("ROLLBACK") }
        let fresh = StoreFile(path: file.path + ".salvage")
        fresh.remove()
        try fresh.create()
        let mended = StoreFile(path: fresh.path + "-source")
        defer { mended.remove() }
        try fill(fresh, from: source(mended))
        let aside = try Salvage.unusedName(beside: file)
        for suffix in ["", "-wal"] where try StoreFile(path: file.path + suffix).size() > 0 {
            guard link(file.path + suffix, aside.path + suffix) == 0 else { throw .system(errno) }
        }
        let folder = StoreFile.parts(of: file.path).folder
        try StoreFolder.sync(folder)
        // A log must never be used with a file that it was not written for.
        file.removeSideFiles()
        guard rename(fresh.path, file.path) == 0 else { throw .system(errno) }
        try StoreFolder.sync(folder)
        fresh.remove()
    }

    /// Makes processes that write to the damaged file wait until the new one is in its place; otherwise their commits would be in neither
    /// file. A file whose lock bytes are damaged cannot be locked.
    private func blockedWriters() throws(StoreFailure) -> SQLiteHandle? {
        do throws(StoreFailure) {
            let handle = try SQLiteHandle(file.path)
            try handle.execute("BEGIN IMMEDIATE")
            return handle
        } catch {
            // With a damaged header, SQLite may refuse all statements, or only those that write.
            guard error.atOpening.isDamage || error == .engine(SQLITE_READONLY) else { throw error }
            return nil
        }
    }

    /// The first unused name for a damaged file.
    static func unusedName(beside file: StoreFile) throws(StoreFailure) -> StoreFile {
        var number = 1
        while true {
            let candidate = StoreFile(path: "\(file.path).damaged-\(number)")
            let log = StoreFile(path: candidate.path + "-wal")
            if try candidate.status() == nil, try log.status() == nil { return candidate }
            number += 1
        }
    }

    /// Opens the file from which the rows are read: the damaged file or, if only its header is damaged, a copy of it whose header is
    /// mended.
    private func source(_ copy: StoreFile) -> SQLiteHandle? {
        if let mended = HeaderSalvage(file: file, schema: schema).mended(copy) { return mended }
        guard let source = try? SQLiteHandle(file.path, .readOnly) else { return nil }
        // Lets SQLite read a file that is shorter than its header says.
        try? source.execute("PRAGMA writable_schema = ON")
        return source
    }

    private func fill(_ fresh: StoreFile, from source: SQLiteHandle?) throws(StoreFailure) {
        let target = try SQLiteHandle(fresh.path)
        try target.syncEverything()
        let version = source.flatMap { (try? schema.versions(like: $0).last) ?? (try? Stamp(of: $0).version) } ?? 0
        // One transaction for all reads: each of their own would take the lock and look for side files again.
        try? source?.execute("BEGIN")
        try schema.migrate(target, to: (1...schema.newest).contains(version) ? version : schema.newest)
        guard let source else { return }
        // Initial rows of the schema are replaced by the damaged file's own.
        let tables = try target.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
            $0.text(0) ?? ""
        }
        try target.execute("PRAGMA foreign_keys = OFF")
        // This comes first, so that rows that SQLite can still read replace these. Pages may be older than a log next to them.
        if try StoreFile(path: file.path + "-wal").size() == 0, try !file.isHollow() {
            try? PageSalvage(source: source, target: target, tables: tables).run()
        }
        for table in tables { try TableSalvage(table: table, source: source, target: target).run() }
        try schema.migrate(target)
    }
}
