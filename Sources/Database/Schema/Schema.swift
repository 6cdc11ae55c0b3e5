/// The schema of a database file: its application id, and the migrations to the newest version.
struct Schema: Sendable {
    /// Marks the file as one of this SDK.
    let applicationID: Int
    /// The step at index n leads from version n to n + 1.
    let migrations: [Migration]

    var newest: Int { migrations.count }

    /// The version of a file, 0 for an empty one; a file of another program or of a newer version is refused without changing it.
    func version(of handle: SQLiteHandle) throws(StoreFailure) -> Int {
        let owner = try handle.number("PRAGMA application_id")
        let version = try Stamp(of: handle).version
        let tables = try handle.number("SELECT count(*) FROM sqlite_schema")
        if owner == 0, version == 0, tables == 0 { return 0 }
        guard owner == applicationID else { throw .foreign }
        guard version <= newest else { throw .newer }
        return version
    }

    /// Migrates a file to a version, by default the newest, with one transaction for each step.
    func migrate(_ handle: SQLiteHandle, to target: Int? = nil) throws(StoreFailure) {
        let target = target ?? newest
        while try version(of: handle) < target {
            try handle.write { () throws(StoreFailure) in
                // Another process may have run the same step in the meantime.
                let version = try version(of: handle)
                guard version < target else { return }
                try migrations[version].apply(to: handle)
                let stamp = Stamp(version: version + 1, readableSince: readableSince(version + 1))
                try handle.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(stamp.number);")
            }
        }
    }

    /// Whether a file can be read: one of the newest version, or one that a later program wrote so that this one can read it.
    func isReadable(_ handle: SQLiteHandle) throws(StoreFailure) -> Bool {
        guard try handle.number("PRAGMA application_id") == applicationID else { return false }
        let stamp = try Stamp(of: handle)
        return stamp.version >= newest && stamp.readableSince <= newest
    }

    /// The oldest version whose programs can read a file of a version.
    private func readableSince(_ version: Int) -> Int {
        var since = version
        while since > 1, migrations[since - 1].isAdditive { since -= 1 }
        return since
    }
}
