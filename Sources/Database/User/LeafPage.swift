/// A page of a table's rows, read without SQLite: after <https://www.sqlite.org/fileformat2.html>.
struct LeafPage {
    private let bytes: ArraySlice<UInt8>
    private let cells: [Int]

    /// Reads a page; nil if it has another type, or if its list of rows points outside of it.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= 512, bytes.first == LeafPage.kind else { return nil }
        self.bytes = bytes
        let start = bytes.startIndex
        let count = Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
        guard 8 + 2 * count <= bytes.count else { return nil }
        cells = (0..<count).map { cell in
            Int(bytes[start + 8 + 2 * cell]) << 8 | Int(bytes[start + 9 + 2 * cell])
        }
    }

    /// All rows that are completely on this page and readable.
    var rows: [(id: Int64, values: [SQLValue])] {
        cells.compactMap { cell in
            guard cell >= 8, cell < bytes.count else { return nil }
            var reader = RecordReader(bytes.dropFirst(cell))
            guard let size = reader.variableInteger(), let id = reader.variableInteger(), size > 0, size <= bytes.count - 35,
                let values = reader.record(of: Int(size))
            else { return nil }
            return (id, values)
        }
    }

    /// How many bytes of deleted rows lie between the rows; their blocks are listed in the order of their places.
    var freeBlockBytes: Int {
        func number(_ place: Int) -> Int { Int(bytes[bytes.startIndex + place]) << 8 | Int(bytes[bytes.startIndex + place + 1]) }
        var (total, block) = (0, number(1))
        while block > 0, block + 4 <= bytes.count {
            total += number(block + 2)
            let next = number(block)
            guard next > block else { break }
            block = next
        }
        return min(total, bytes.count)
    }

    private static let kind: UInt8 = 0x0D
}
