package import MarqueeData
package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The user's file of a location, for an operator: transactions on its rows, and its versions. Reading it changes nothing.
package struct UserFileAccess: Sendable {
    private let reading: UserFile
    private let writing: UserFile
    private let opening: UserOpening

    /// Finds the file of a location without opening it.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if the location has no folder.
    package init(_ location: StoreLocation) throws(MarqueeError) {
        let path: String?
        do throws(StoreFailure) { path = try location.files()?.user } catch { throw MarqueeError(error) }
        opening = UserOpening(path: path, schema: .user) { _ in }
        (reading, writing) = (UserFile(opening, isReadOnly: true), UserFile(opening, isReadOnly: false))
    }

    /// The version of the tables that this program writes.
    package static var newestVersion: Int { Schema.user.newest }

    /// The version of the tables, and the oldest version whose programs can use them; nil if there is no file.
    package func versions() async throws(MarqueeError) -> (tables: Int, readableSince: Int)? {
        let stamp: Stamp?
        do throws(StoreFailure) { stamp = try await FileVersions(opening).stamp(checked: false) } catch { throw MarqueeError(error) }
        return stamp.map { ($0.version, $0.readableSince) }
    }

    /// Reads every page of the file.
    ///
    /// - Throws: `MarqueeError` if the file is damaged. To open a damaged file for writing would salvage it, and rows may be lost.
    package func requireUndamaged() async throws(MarqueeError) {
        do throws(StoreFailure) { _ = try await FileVersions(opening).stamp(checked: true) } catch { throw MarqueeError(error) }
    }

    /// Creates the file, or migrates it to the newest version.
    package func migrate() async throws(MarqueeError) { _ = try await writing.open() }

    /// Reads rows, all from one moment.
    package func read<Answer: Sendable>(
        _ work: @escaping @Sendable (UserTransaction) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await reading.read { (handle) throws(StoreFailure) in
            try handle.read { () throws(StoreFailure) in try work(UserTransaction(handle: handle)) }
        }
    }

    /// Changes rows, all or nothing.
    package func write<Answer: Sendable>(
        _ work: @escaping @Sendable (UserTransaction) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await writing.write { (handle) throws(StoreFailure) in try work(UserTransaction(handle: handle)) }
    }

    /// Removes all rows of an account.
    package func forget(_ tenant: Int) async throws(MarqueeError) {
        try await writing.change { (handle) throws(StoreFailure) in try AccountRemoval(tenant: tenant, handle: handle).wipe() }
    }

    package func close() async {
        await reading.close()
        await writing.close()
    }
}

/// A transaction on the user's file.
package struct UserTransaction {
    let handle: SQLiteHandle

    /// Checks every row and index.
    package func check() throws(StoreFailure) { try handle.perform(.everything) }

    /// Counts the waiting entries.
    package func figures() throws(StoreFailure) -> OutboxFigures { try OutboxTable(handle: handle).figures(at: Date()) }

    /// Passes the rows of a statement to a closure. SQLite numbers parameters with names in their first order.
    package func each(
        _ sql: String, _ values: [ColumnValue] = [], _ take: (Statement) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        try handle.each(sql, values.map { SQLValue($0) }, take)
    }

    /// Runs a statement that changes rows.
    package func run(_ sql: String, _ values: [ColumnValue] = []) throws(StoreFailure) { try handle.run(sql, values.map { SQLValue($0) }) }

    /// Lets a function change marks of an account, and writes the changes. Returns nil for an unknown account.
    package func update<Outcome>(
        _ keys: [MarkKey], of tenant: Int, _ change: (inout LibraryRows) -> Outcome
    ) throws(StoreFailure) -> Outcome? {
        guard let tables = try LibraryTables(tenant, handle) else { return nil }
        return try tables.update(.marks(keys), at: Date()) { rows in change(&rows) }
    }
}
