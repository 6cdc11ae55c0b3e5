/// The first bytes of a database file: after <https://www.sqlite.org/fileformat2.html>.
struct FileHeader: Equatable {
    static let size = 100

    private(set) var bytes: [UInt8]

    /// - Parameter bytes: At least ``size`` bytes; nil if there are fewer.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= FileHeader.size else { return nil }
        self.bytes = Array(bytes.prefix(FileHeader.size))
    }

    /// Whether this SQLite may write the file. It reads a file of a later format, and refuses every write to it.
    var isWritable: Bool { bytes[18] <= 2 }

    /// The size of a page; nil if the number is invalid.
    var pageSize: Int? {
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        if size == 1 { return 65_536 }
        return size >= 512 && size.nonzeroBitCount == 1 ? size : nil
    }

    /// The header with the values of all files of this SDK in the place of those that say how the rest of the file is read.
    ///
    /// The list of free pages stays as it is, because tables are read without it, and so does the version.
    ///
    /// - Parameter isUsual: Whether the size of pages is the usual one too.
    func mended(isUsual: Bool) -> FileHeader {
        var header = self
        header.set(Array("SQLite format 3\0".utf8), at: 0)
        if isUsual || pageSize == nil {
            header.set([UInt8(FileHeader.usualPage >> 8), 0], at: 16)
            header.set([0], at: 20)
        }
        header.set([2, 2], at: 18)
        header.set([64, 32, 32], at: 21)
        header.set([0, 0, 0, 4], at: 44)
        header.set([0, 0, 0, 1], at: 56)
        header.set([UInt8](repeating: 0, count: 20), at: 72)
        // SQLite takes the number of pages from the size of the file, if the header was last changed by a program that does not count them.
        header.set(bytes[24..<28].map { ~$0 }, at: 92)
        return header
    }

    private static let usualPage = 4_096

    private mutating func set(_ new: [UInt8], at place: Int) { bytes.replaceSubrange(place..<place + new.count, with: new) }
}

extension SQLiteHandle {
    /// The header of the file; nil if the file is shorter.
    func header() throws(StoreFailure) -> FileHeader? {
        guard try fileSize() >= FileHeader.size else { return nil }
        return FileHeader(try fileBytes(at: 0, count: FileHeader.size))
    }

    /// Checks for changes that SQLite does not count as damage, because another program could have intended them.
    func checkHeader() throws(StoreFailure) {
        if let header = try header(), !header.isWritable { throw .damagedValue }
    }
}

extension StoreFailure {
    /// The statements of an opening are correct, so SQLite refuses them only because of the content of the file.
    var atOpening: StoreFailure { self == .engine(FileHeader.refusal) ? .damagedValue : self }
}

extension FileHeader {
    /// SQLITE_ERROR.
    fileprivate static let refusal: Int32 = 1
}
