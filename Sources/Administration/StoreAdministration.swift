package import MarqueeData
package import MarqueeDomain

/// The operations of an operator on a store: to look at it, to correct stuck changes, and to move it to another store. Each act is one
/// transaction, but for those on changes: they have one for some hundred accounts, so that no person waits for all of them.
///
/// Nothing is migrated but by ``migrate()``. Other processes may use the store meanwhile.
package protocol StoreAdministration: Sendable {
    /// Whether the store has no key to open sealed secrets, so that it keeps secrets as they are.
    var keepsPlainSecrets: Bool { get }
    /// The versions of the tables and of this program.
    func versions() async throws(MarqueeError) -> StoreVersions
    /// Creates the tables, or migrates them to the newest version.
    func migrate() async throws(MarqueeError)
    /// Counts the waiting entries.
    func figures() async throws(MarqueeError) -> OutboxFigures
    /// Reads all rows, and returns the errors in them.
    func check() async throws(MarqueeError) -> [StoreFinding]
    /// Mends rows whose right values follow from other rows. Returns the errors before, and those that are left. A dry run changes nothing.
    func repair(isDryRun: Bool) async throws(MarqueeError) -> StoreRepair
    /// Changes that wait, the oldest first.
    func changes(_ selection: ChangeSelection, limit: Int) async throws(MarqueeError) -> [StoredOutboxEntry]
    /// Discards changes or makes them wait as if they were never sent. If it fails, it was done for some accounts, and may be done again. A dry
    /// run counts with one statement, and locks nothing.
    func apply(_ act: ChangeAct, to selection: ChangeSelection, isDryRun: Bool) async throws(MarqueeError) -> ChangeActOutcome
    /// The number of an account's rows by table; nil for an unknown account.
    func contents(of tenant: Int) async throws(MarqueeError) -> [String: Int]?
    /// Removes all rows of an account.
    func forget(_ tenant: Int) async throws(MarqueeError)
    /// Passes all rows to a closure as lines, from one moment. Returns their number by table.
    func export(_ options: StoreExportOptions, _ take: @escaping @Sendable (String) -> Void) async throws(MarqueeError) -> [String: Int]
    /// Inserts rows into an empty store. The lines were checked before.
    ///
    /// - Parameters:
    ///   - nextLine: Returns the lines one after the other.
    ///   - isDryRun: Whether it only looks whether the store is empty.
    /// - Returns: Whether the store was empty. Otherwise, nothing is inserted.
    func restore(_ nextLine: @escaping @Sendable () -> String?, isDryRun: Bool) async throws(MarqueeError) -> Bool
    /// Closes files and connections.
    func close() async
}

/// The versions of a store's tables and of the program that looks at them.
package struct StoreVersions: Sendable, Hashable {
    /// The version of the tables; nil if there are none.
    package var tables: Int?
    /// The oldest version whose programs can use the tables.
    package var readableSince: Int?
    /// The version to which this program migrates.
    package var program: Int

    package init(tables: Int? = nil, readableSince: Int? = nil, program: Int) {
        (self.tables, self.readableSince, self.program) = (tables, readableSince, program)
    }

    /// Whether this program can use the tables without a migration.
    package var isUsable: Bool {
        guard let tables, let readableSince else { return false }
        return tables >= program && readableSince <= program
    }
}

/// The errors in the rows of a store before and after a repair.
package struct StoreRepair: Sendable, Hashable {
    package var found: [StoreFinding]
    /// The errors that are left, or would be.
    package var left: [StoreFinding]

    package init(found: [StoreFinding], left: [StoreFinding]) { (self.found, self.left) = (found, left) }
}

/// An error in a number of rows.
package struct StoreFinding: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Rows of an account that does not exist.
        case orphans
        /// Changes that are suspended though their account has a session, or the other way round.
        case suspensions
        /// Rejected changes without the time of their rejection.
        case rejections
        /// Accounts whose version is lower than that of their rows.
        case versions
        /// Rows with values that no act and no import can read.
        case values
        /// Indexes that cannot be used.
        case indexes

        /// Whether ``StoreAdministration/repair(isDryRun:)`` mends it.
        package var isMendable: Bool { ![.values, .indexes].contains(self) }
    }

    package let kind: Kind
    package let rows: Int

    package init(_ kind: Kind, rows: Int) { (self.kind, self.rows) = (kind, rows) }
}
