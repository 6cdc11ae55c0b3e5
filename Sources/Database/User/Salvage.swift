#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Puts a new file with every readable row in the place of a damaged one, which is kept under another name.
struct Salvage {
    let file: StoreFile
    let schema: Schema

    /// The order matters: at every moment there is either the damaged file or the new one, and a full copy once one of them goes.
    func run() throws(StoreFailure) {
        let writers = try heldWriters()
        defer { try? writers?.execute("ROLLBACK") }
        let fresh = StoreFile(path: file.path + ".salvage")
        fresh.remove()
        try fresh.create()
        try fill(fresh)
        let aside = try Salvage.unusedName(beside: file)
        for suffix in ["", "-wal"] where try StoreFile(path: file.path + suffix).size() > 0 {
            guard link(file.path + suffix, aside.path + suffix) == 0 else { throw .system(errno) }
        }
        let folder = StoreFile.parts(of: file.path).folder
        try StoreFolder.sync(folder)
        // A log must never meet a file that it was not written for.
        file.removeSideFiles()
        guard rename(fresh.path, file.path) == 0 else { throw .system(errno) }
        try StoreFolder.sync(folder)
        fresh.remove()
    }

    /// Makes whoever writes to the damaged file wait until the new one is in its place, where they then go on: what they would commit
    /// in between would be in neither. A file that is damaged where its locks begin cannot be locked.
    private func heldWriters() throws(StoreFailure) -> SQLiteHandle? {
        do throws(StoreFailure) {
            let handle = try SQLiteHandle(file.path)
            try handle.execute("BEGIN IMMEDIATE")
            return handle
        } catch {
            guard error.isDamage else { throw error }
            return nil
        }
    }

    /// The first free name for a damaged file.
    static func unusedName(beside file: StoreFile) throws(StoreFailure) -> StoreFile {
        var number = 1
        while true {
            let candidate = StoreFile(path: "\(file.path).damaged-\(number)")
            let log = StoreFile(path: candidate.path + "-wal")
            if try candidate.status() == nil, try log.status() == nil { return candidate }
            number += 1
        }
    }

    private func fill(_ fresh: StoreFile) throws(StoreFailure) {
        let target = try SQLiteHandle(fresh.path)
        try target.syncEverything()
        let source = try? SQLiteHandle(file.path, .readOnly)
        // Lets SQLite read a file that is shorter than its header says.
        try? source?.execute("PRAGMA writable_schema = ON")
        let version = source.flatMap { try? $0.number("PRAGMA user_version") } ?? 0
        try schema.migrate(target, to: (1...schema.newest).contains(version) ? version : schema.newest)
        guard let source else { return }
        // Rows that the schema begins with give way to the damaged file's own.
        let tables = try target.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
            $0.text(0) ?? ""
        }
        try target.execute("PRAGMA foreign_keys = OFF")
        // First, so that what SQLite itself can still find has the last word. Pages may be older than a log beside them.
        if try StoreFile(path: file.path + "-wal").size() == 0 {
            try? PageSalvage(source: source, target: target, tables: tables).run()
        }
        for table in tables { try TableSalvage(table: table, source: source, target: target).run() }
        try schema.migrate(target)
    }
}
