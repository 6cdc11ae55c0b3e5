/// The first page of a catalog file.
struct CatalogHeader: Sendable, Hashable {
    /// A part of the file.
    struct Section: Sendable, Hashable {
        var offset = 0
        var count = 0
    }

    /// A list of ranks in the section of postings.
    struct List: Sendable, Hashable {
        var count: UInt32 = 0
        var value: UInt32 = 0
    }

    static let size = 4_096
    static let magic = Array("MARQCAT2".utf8)
    /// The number of the format, which is also in the names of files.
    static let format: UInt32 = 2
    /// The number of kinds and marks that may have a list.
    static let lists = 16

    /// The number of names.
    var names: UInt32 = 0
    /// The day of the exports, as 20261125.
    var day: UInt32 = 0
    var termCount: UInt32 = 0
    var heavyCount: UInt32 = 0
    /// The ranks of each kind, of names for adults only and of videos.
    var ranks = [List](repeating: List(), count: lists)
    /// The number of bits of the largest id.
    var idBits: UInt32 = 0

    var nameBytes = Section()
    var groups = Section()
    var terms = Section()
    var termIndex = Section()
    var heavy = Section()
    var heavyIndex = Section()
    var postings = Section()
    /// The kind, the marks and the id of each name.
    var ids = Section()
    /// The pieces of names.
    var symbols = Section()
    /// A checksum for each page before this section.
    var sums = Section()
    var filter = Section()
    /// A byte for each name.
    var facts = Section()

    private static let sectionPaths: [any WritableKeyPath<CatalogHeader, Section> & Sendable] = [
        \.nameBytes, \.groups, \.terms, \.termIndex, \.heavy, \.heavyIndex, \.postings, \.ids, \.symbols, \.sums, \.filter, \.facts,
    ]

    /// The header as bytes.
    var bytes: [UInt8] {
        var bytes = Self.magic
        for value in [Self.format, WordRules.hash, names, day, termCount, heavyCount] { PostingEncoder.append32(value, to: &bytes) }
        for list in ranks {
            PostingEncoder.append32(list.count, to: &bytes)
            PostingEncoder.append32(list.value, to: &bytes)
        }
        PostingEncoder.append32(idBits, to: &bytes)
        for path in Self.sectionPaths {
            for value in [self[keyPath: path].offset, self[keyPath: path].count] {
                PostingEncoder.append32(UInt32(truncatingIfNeeded: value), to: &bytes)
                PostingEncoder.append32(UInt32(truncatingIfNeeded: value >> 32), to: &bytes)
            }
        }
        bytes += [UInt8](repeating: 0, count: Self.size - 4 - bytes.count)
        PostingEncoder.append32(bytes.withRawBytes { $0.checksum }, to: &bytes)
        return bytes
    }

    init() {}

    /// Reads a header and compares it with the length of the file.
    init(_ bytes: UnsafeRawBufferPointer, length: Int) throws(CatalogDamage) {
        guard bytes.count == Self.size, bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else { throw .otherFormat }
        var index = Self.magic.count
        func next() -> UInt32 {
            defer { index += 4 }
            return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        }
        guard next() == Self.format, next() == WordRules.hash else { throw .otherFormat }
        let sum = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: Self.size - 4, as: UInt32.self))
        guard sum == UnsafeRawBufferPointer(rebasing: bytes[..<(Self.size - 4)]).checksum else { throw .page(0) }
        names = next()
        day = next()
        termCount = next()
        heavyCount = next()
        ranks = (0..<Self.lists).map { _ in List(count: next(), value: next()) }
        idBits = next()
        for path in Self.sectionPaths {
            let offset = UInt64(next()) | UInt64(next()) << 32
            let count = UInt64(next()) | UInt64(next()) << 32
            guard offset >= UInt64(Self.size), offset <= UInt64(length), count <= UInt64(length) - offset else { throw .cut }
            self[keyPath: path] = Section(offset: Int(offset), count: Int(count))
        }
        try check(length: length)
    }

    private func check(length: Int) throws(CatalogDamage) {
        let pages = (sums.offset + CatalogBytes.pageSize - 1) / CatalogBytes.pageSize
        guard sums.offset + sums.count == length, sums.count == pages * 4 else { throw .cut }
        let groupCount = (Int(names) + NameGroup.size - 1) / NameGroup.size
        guard groups.count == groupCount * 4, symbols.count == SymbolTable.size else { throw .value }
        guard (1...27).contains(idBits), ids.count == (Int(names) * (CatalogEntry.flagBits + Int(idBits)) + 7) / 8 + PackedNumbers.padding
        else { throw .value }
        guard TermFilter.isWhole(filter), facts.count == Int(names) else { throw .value }
        guard termIndex.count == (Int(termCount) + 15) / 16 * 4, heavyIndex.count == (Int(heavyCount) + 15) / 16 * 4 else { throw .value }
    }
}
