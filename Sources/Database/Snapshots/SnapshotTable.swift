import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tables of snapshots and their bodies, on a connection.
struct SnapshotTable {
    /// A snapshot with its row data.
    struct Row: Sendable {
        let id: Int64
        let lastUsed: Int64
        let snapshot: Snapshot
    }

    let handle: SQLiteHandle

    func load(_ key: SnapshotKey) throws(StoreFailure) -> Row? {
        try found(key, SnapshotTable.columns, SnapshotTable.row)
    }

    private static let columns = "s.last_used, s.validator, s.saved_at, s.valid_until, s.checksum, b.content"

    private static func row(_ row: Statement) throws(StoreFailure) -> Row {
        let body = row.blob(7)
        guard !row.isNull(7), Checksum.of(body) == row.integer(6) else { throw StoreFailure.damagedValue }
        return Row(
            id: row.integer(1), lastUsed: row.integer(2),
            snapshot: Snapshot(
                body: body, validator: row.text(3), savedAt: Date(milliseconds: row.integer(4)),
                validUntil: Date(milliseconds: row.integer(5))))
    }

    /// Loads a snapshot, and the texts of the titles in it that came without an overview.
    ///
    /// Both are one read transaction: the statement that finds the snapshot ends after the texts are read. What the titles are was
    /// stored with the snapshot, so its body is not decoded here.
    func load(
        _ key: SnapshotKey, in languages: [String]
    ) throws(StoreFailure) -> (row: Row, query: TextQuery?, texts: [MediaReference: [Translation]])? {
        try found(key, SnapshotTable.columns + ", s.lacking") { (row) throws(StoreFailure) in
            let found = try SnapshotTable.row(row)
            guard let titles = row.text(8).map(SnapshotTable.titles) else { return (found, nil, [:]) }
            let query = TextQuery(server: key.server, titles: titles, languages: languages)
            return (found, query, try TitleTexts(handle: handle).texts(of: query))
        }
    }

    func contains(_ key: SnapshotKey) throws(StoreFailure) -> Bool {
        try handle.first("SELECT 1 FROM snapshot WHERE key = ?1", [.text(key.canonical)]) { _ in true } ?? false
    }

    /// - Parameters:
    ///   - keptLimit: The maximum size of all answers that are kept on purpose.
    ///   - lacking: The titles without an overview, by ``lacking(_:)``; nil if they are not known.
    func save(
        _ snapshot: Snapshot, for key: SnapshotKey, at now: Int64, keptLimit: Int = 0, lacking: String? = nil
    ) throws(StoreFailure) {
        let use = try timeOfUse(of: snapshot, key.subject, at: now, keptLimit)
        let notes: [SQLValue] = [
            SQLValue(snapshot.validator), .integer(snapshot.savedAt.milliseconds), .integer(snapshot.validUntil.milliseconds),
            .integer(Int64(snapshot.body.count)), .integer(Checksum.of(snapshot.body)),
            .integer(use), SQLValue(lacking),
        ]
        let stored = try found(key, "s.saved_at, s.bytes, s.checksum") {
            (id: $0.integer(1), savedAt: $0.integer(2), mark: [SQLValue.integer($0.integer(3)), .integer($0.integer(4))])
        }
        guard let stored else {
            try handle.run(SnapshotTable.insertion, key.columns + notes)
            try handle.run(
                "INSERT INTO body(id, content) VALUES(?1, ?2)", [.integer(handle.lastInsertedRow), .blob(snapshot.body)])
            return
        }
        // Of two processes that ask the same, the one that was answered first may be the last to save. A row from later than
        // now was saved before the clock was turned back.
        if snapshot.savedAt.milliseconds < stored.savedAt, stored.savedAt <= now { return }
        try handle.run(
            """
            UPDATE snapshot SET validator = ?1, saved_at = ?2, valid_until = ?3, bytes = ?4, checksum = ?5, last_used = ?6,
                lacking = coalesce(?7, CASE WHEN bytes = ?4 AND checksum = ?5 THEN lacking END)
            WHERE id = ?8
            """, notes + [.integer(stored.id)])
        // If the server confirmed the stored body, only a few numbers are updated; the body is not written again.
        guard stored.mark != Array(notes[3...4]) else { return }
        try handle.run("UPDATE body SET content = ?2 WHERE id = ?1", [.integer(stored.id), .blob(snapshot.body)])
    }

    /// An answer about a title that is kept is protected, as long as there is space for it.
    private func timeOfUse(
        of snapshot: Snapshot, _ subject: MediaReference?, at now: Int64, _ keptLimit: Int
    ) throws(StoreFailure) -> Int64 {
        let kept = KeptTable(handle: handle)
        guard let subject, try kept.protects(subject), try kept.bytes() + snapshot.body.count <= keptLimit else { return now }
        return KeptTable.use
    }

    /// The row of a key: its id, then the requested columns.
    ///
    /// SQLite does not detect a flipped bit within a value, and does not compare the row that an index points to with the requested key. If
    /// the row, which is on its own page, has another key, another subject's answer would be served or overwritten.
    private func found<Value>(
        _ key: SnapshotKey, _ columns: String, _ adapt: (Statement) throws(StoreFailure) -> Value
    ) throws(StoreFailure) -> Value? {
        let canonical = key.canonical
        return try handle.first(
            """
            SELECT s.key, s.id, \(columns)
            FROM snapshot AS entry LEFT JOIN snapshot AS s ON s.id = entry.id LEFT JOIN body AS b ON b.id = s.id WHERE entry.key = ?1
            """, [.text(canonical)]
        ) { (row) throws(StoreFailure) in
            guard row.text(0) == canonical else { throw StoreFailure.damagedValue }
            return try adapt(row)
        }
    }

    /// The keys of public snapshots about some titles and people, in the order of the subjects. A damaged row has none.
    func keys(of subjects: Set<MediaReference>) throws(StoreFailure) -> [SnapshotKey] {
        var keys: [SnapshotKey] = []
        for subject in subjects.sorted(by: { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }) {
            let (condition, values) = SnapshotTable.condition(subject)
            let found = try handle.all("SELECT key FROM snapshot" + condition + " AND tenant IS NULL ORDER BY id", values) {
                $0.text(0).flatMap(SnapshotKey.init(canonical:))
            }
            keys += found.compactMap { $0 }
        }
        return keys
    }

    func remove(_ selection: SnapshotSelection) throws(StoreFailure) -> Int {
        var count = 0
        for (condition, values) in SnapshotTable.conditions(selection) {
            count += try handle.run("DELETE FROM snapshot" + condition, values)
        }
        if selection == .all { try TitleTable(handle: handle).removeAll() }
        return count
    }

    /// Whether a snapshot was saved before a moment, or a title was not seen since then.
    func hasRows(before limit: Int64) throws(StoreFailure) -> Bool {
        let search = "SELECT EXISTS(SELECT 1 FROM title WHERE seen_at < ?1) OR EXISTS(SELECT 1 FROM snapshot WHERE saved_at < ?1)"
        return try handle.first(search, [.integer(limit)]) { $0.integer(0) == 1 } ?? false
    }

    /// Removes the snapshots that were saved before a moment, and the titles not seen since then.
    ///
    /// - Returns: The number of snapshots.
    func remove(before limit: Int64) throws(StoreFailure) -> Int {
        let count = try handle.run("DELETE FROM snapshot WHERE saved_at < ?1", [.integer(limit)])
        try TitleTable(handle: handle).remove("WHERE seen_at < ?1", [.integer(limit)])
        return count
    }

    /// Removes the private snapshots of all accounts, and returns their number.
    func removePrivate() throws(StoreFailure) -> Int {
        try handle.run("DELETE FROM snapshot WHERE tenant IS NOT NULL")
    }

    func expire(_ selection: SnapshotSelection) throws(StoreFailure) {
        for (condition, values) in SnapshotTable.conditions(selection) {
            try handle.run("UPDATE snapshot SET valid_until = 0" + condition, values)
        }
        let kept = KeptTable(handle: handle)
        switch selection {
        case .all: try kept.expire(nil)
        case .subject(let subject): try kept.expire(subject)
        case .subjects(let subjects): for subject in subjects { try kept.expire(subject) }
        case .tenant, .operation, .key: break
        }
    }

    private static func conditions(_ selection: SnapshotSelection) -> [(String, [SQLValue])] {
        switch selection {
        case .all: [("", [])]
        case .subject(let subject): [condition(subject)]
        case .subjects(let subjects): subjects.map(condition)
        case .tenant(let tenant): [(" WHERE tenant = ?1", [.integer(Int64(tenant))])]
        case .operation(let operation, let tenant):
            [(" WHERE tenant = ?1 AND operation = ?2", [.integer(Int64(tenant)), .text(operation)])]
        case .key(let key): [(" WHERE key = ?1", [.text(key.canonical)])]
        }
    }

    private static func condition(_ subject: MediaReference) -> (String, [SQLValue]) {
        (" WHERE subject_id = ?1 AND subject_kind = ?2", [.integer(Int64(subject.id)), .text(subject.kind.rawValue)])
    }

    /// Stores when snapshots were last used.
    func touch(_ uses: [Int64: Int64]) throws(StoreFailure) {
        for (id, moment) in uses {
            try handle.run("UPDATE snapshot SET last_used = ?2 WHERE id = ?1 AND last_used < ?2", [.integer(id), .integer(moment)])
        }
    }

    private static let insertion = """
        INSERT INTO snapshot(
            key, server, operation, subject_kind, subject_id, arguments, language, fallback_languages, region, adult, tenant,
            validator, saved_at, valid_until, bytes, checksum, last_used, lacking)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
        """
}

/// The titles of an answer that came without an overview, as one text: a read of the answer in fallback languages needs their texts.
extension SnapshotTable {
    /// An answer with more of them is filled by a query of its own.
    private static let mostLacking = 100

    /// The text for the titles of an answer; nil for an answer whose titles are not known, or too many.
    static func lacking(_ titles: [IndexedTitle]) -> String? {
        let lacking = titles.filter { $0.overview.isEmpty && !$0.isAlias }
        if titles.isEmpty || lacking.count > mostLacking { return nil }
        return lacking.map { "\($0.reference.kind.rawValue)/\($0.reference.id)" }.joined(separator: " ")
    }

    fileprivate static func titles(_ text: String) -> [MediaReference] {
        var titles: [MediaReference] = []
        // By bytes: a search for characters would take as long as the rest of the read.
        for part in text.utf8.split(separator: UInt8(ascii: " ")) {
            guard let slash = part.firstIndex(of: UInt8(ascii: "/")), let id = Int(Substring(part[slash...].dropFirst())) else { continue }
            let title = MediaReference(MediaKind(rawValue: String(Substring(part[..<slash]))), id)
            if !titles.contains(title) { titles.append(title) }
        }
        return titles
    }
}
