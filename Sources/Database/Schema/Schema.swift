/// The schema of a database file: its application id, and the migrations to the newest version.
struct Schema: Sendable {
    /// Marks the file as one of this SDK.
    let applicationID: Int
    /// The step at index n leads from version n to n + 1.
    let migrations: [Migration]

    var newest: Int { migrations.count }

    /// The version of a file, 0 for an empty one; a file of another program or of a newer version is refused without changing it.
    ///
    /// A file with the tables of another version than its header states has a damaged header.
    func version(of handle: SQLiteHandle) throws(StoreFailure) -> Int {
        let (owner, version) = (try handle.number("PRAGMA application_id"), try Stamp(of: handle).version)
        if owner == applicationID, version == newest { return version }
        if owner == 0, version == 0, try handle.number("SELECT count(*) FROM sqlite_schema") == 0 { return 0 }
        let versions = try versions(like: handle)
        guard versions.isEmpty || owner == applicationID && versions.contains(version) else { throw .damagedValue }
        guard owner == applicationID else { throw .foreign }
        guard version <= newest else { throw .newer }
        return version
    }

    /// Migrates a file to a version, by default the newest, with one transaction for each step.
    func migrate(_ handle: SQLiteHandle, to target: Int? = nil) throws(StoreFailure) {
        let target = target ?? newest
        var version = try version(of: handle)
        while version < target {
            version = try handle.write { () throws(StoreFailure) in
                // Another process may have run the same step in the meantime.
                let version = try Stamp(of: handle).version
                guard version < target else { return version }
                try migrations[version].apply(to: handle)
                let stamp = Stamp(version: version + 1, readableSince: readableSince(version + 1))
                try handle.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(stamp.number);")
                return version + 1
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
