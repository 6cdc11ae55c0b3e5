/// The pages with the rows of one table, found without SQLite: after <https://www.sqlite.org/fileformat2.html>.
struct TablePages {
    let handle: SQLiteHandle
    private let pageSize: Int

    init(_ handle: SQLiteHandle) throws(StoreFailure) {
        self.handle = handle
        pageSize = try handle.number("PRAGMA page_size")
    }

    /// The bytes of all pages with rows of a table. The log has to be empty, and no other connection may write.
    func leaves(of table: String) throws(StoreFailure) -> [ArraySlice<UInt8>] {
        var leaves: [ArraySlice<UInt8>] = []
        var seen: Set<Int> = []
        var open = [try handle.number("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?1", [.text(table)])]
        while let number = open.popLast() {
            guard number > 1, seen.insert(number).inserted else { throw .damagedValue }
            let bytes = try handle.fileBytes(at: (number - 1) * pageSize, count: pageSize)
            switch bytes[0] {
            case 0x0D: leaves.append(bytes[...])
            case 0x05: open += try children(bytes)
            default: throw .damagedValue
            }
        }
        return leaves
    }

    /// The pages below an inner page.
    private func children(_ page: [UInt8]) throws(StoreFailure) -> [Int] {
        func short(_ place: Int) -> Int { Int(page[place]) << 8 | Int(page[place + 1]) }
        func long(_ place: Int) -> Int { short(place) << 16 | short(place + 2) }
        let count = short(3)
        guard 12 + 2 * count <= page.count else { throw .damagedValue }
        var children = [long(8)]
        for cell in 0..<count {
            let place = short(12 + 2 * cell)
            guard place <= page.count - 4 else { throw .damagedValue }
            children.append(long(place))
        }
        return children
    }
}
