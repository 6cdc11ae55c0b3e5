import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows of the server's known values, and of the completely read shelves, on a connection.
struct MarkTable {
    let handle: SQLiteHandle

    private static let one = KnownMark.columns.selection(where: KnownMark.columns.keyCondition)
    private static let ofAccount = KnownMark.columns.selection(where: "account = ?1 AND \(MarkRule.condition)")
    private static let ofShelf = KnownMark.columns.selection(where: "account = ?1 AND shelf = ?2 AND \(MarkRule.condition)")
    private static let saving = KnownMark.columns.saving

    func known(_ key: MarkKey, of tenant: Int) throws(StoreFailure) -> KnownMark? {
        try handle.first(Self.one, key.values(of: tenant).map { SQLValue($0) }, KnownMark.columns.content)
    }

    func save(_ mark: KnownMark, for key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run(Self.saving, KnownMark.columns.values(of: mark, for: key, of: tenant).map { SQLValue($0) })
    }

    /// Passes all known values of an account, or of one of its shelves, to a closure.
    func each(
        of tenant: Int, on shelf: ShelfName? = nil, _ take: (MarkKey, KnownMark) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        let values = [SQLValue(tenant)] + (shelf.map { [.text($0.rawValue)] } ?? [])
        try handle.each(shelf == nil ? Self.ofAccount : Self.ofShelf, values) { (row) throws(StoreFailure) in
            let (key, mark) = try KnownMark.columns.read(row)
            try take(key, mark)
        }
    }

    /// The shelves of an account that have been read completely.
    func wholeShelves(of tenant: Int) throws(StoreFailure) -> Set<ShelfName> {
        let names = try handle.all("SELECT name FROM shelf WHERE account = ?1", [SQLValue(tenant)]) { $0.text(0) ?? "" }
        return Set(names.compactMap(ShelfName.init))
    }

    func noteWhole(_ shelf: ShelfName, of tenant: Int, at version: Int) throws(StoreFailure) {
        try handle.run(
            "INSERT INTO shelf(account, name, pulled) VALUES(?1, ?2, ?3) ON CONFLICT(account, name) DO UPDATE SET pulled = ?3",
            [SQLValue(tenant), .text(shelf.rawValue), SQLValue(version)])
    }
}
