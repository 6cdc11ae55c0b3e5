#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open catalog: an immutable file that any number of threads read at once.
package final class CatalogFile: Sendable {
    let bytes: CatalogBytes
    let header: CatalogHeader
    let terms: TermDictionary
    let heavy: TermDictionary
    let filter: TermFilter
    let identity: FileIdentity
    /// The length of the file in bytes.
    let length: Int

    /// Opens a file.
    ///
    /// - Throws: ``CatalogDamage``, or why the file is not one of the catalog's own.
    package init(path: String, _ calls: FileCalls = FileCalls()) throws {
        let own = try OwnFile(path, O_RDONLY, calls)
        let descriptor = own.descriptor
        identity = FileIdentity(own.status)
        let length = Int(own.status.st_size)
        self.length = length
        var first = [UInt8](repeating: 0, count: CatalogHeader.size)
        let read = first.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        guard read == CatalogHeader.size else { throw CatalogDamage.cut }
        let header = try first.withUnsafeBytes { bytes throws(CatalogDamage) in try CatalogHeader(bytes, length: length) }
        let sums = header.sums.offset
        guard let bytes = CatalogBytes(descriptor: descriptor, length: length, covered: sums, sums: sums) else {
            throw OwnFile.Refusal.system(errno)
        }
        self.bytes = bytes
        self.header = header
        terms = TermDictionary(bytes: bytes, terms: header.terms, index: header.termIndex, count: Int(header.termCount))
        heavy = TermDictionary(bytes: bytes, terms: header.heavy, index: header.heavyIndex, count: Int(header.heavyCount))
        filter = TermFilter(bytes: bytes, section: header.filter)
    }

    /// The same file for a reader that does not wait for the disk.
    init(warm file: CatalogFile) {
        let (bytes, header) = (CatalogBytes(warm: file.bytes), file.header)
        self.bytes = bytes
        self.header = header
        (identity, length) = (file.identity, file.length)
        terms = TermDictionary(bytes: bytes, terms: header.terms, index: header.termIndex, count: Int(header.termCount))
        heavy = TermDictionary(bytes: bytes, terms: header.heavy, index: header.heavyIndex, count: Int(header.heavyCount))
        filter = TermFilter(bytes: bytes, section: header.filter)
    }

    /// Compares the checksum of every page, reads a name of each group and its facts, and asks the filter for every term.
    package func verify() throws(CatalogDamage) {
        try bytes.checkAll()
        let tokens = NameTokens()
        for rank in stride(from: 0, to: Int(header.names), by: 16) {
            let name = try name(rank).name
            tokens.read(name)
            guard try facts(rank) == NameFacts(tokens, name) else { throw .value }
        }
        try verifyFilter()
    }

    private func verifyFilter() throws(CatalogDamage) {
        var (keys, cursor) = (TermKeys(), try terms.cursor(atLeast: []))
        while try cursor.next() {
            try keys.add(Array(cursor.term)) { key throws(CatalogDamage) in
                guard try filter.mayHave(key) else { throw .value }
            }
        }
        guard try filter.firsts() == keys.firsts else { throw .value }
    }

    /// The digest of the whole file.
    package var sha256: String { SHA256.hex(of: bytes.all) }

    /// The number of names.
    package var count: Int { Int(header.names) }
    /// The day of the exports, as 20261125.
    package var day: Int { Int(header.day) }

    /// The list of a kind or a mark; empty if the catalog has none.
    func list(_ index: Int) throws(CatalogDamage) -> Postings {
        let list = header.ranks[index]
        return list.count == 0 ? Postings(ranks: []) : try Postings(of: self, count: list.count, value: list.value)
    }

    /// The entry at a rank.
    func name(_ rank: Int) throws(CatalogDamage) -> CatalogEntry {
        guard rank >= 0, rank < count else { throw .value }
        let group = rank / 16
        let isLast = (group + 1) * 8 >= header.groups.count
        let places = try bytes.bytes(header.groups.offset + group * 8, isLast ? 8 : 16)
        let start = Int(UInt32(littleEndian: places.loadUnaligned(as: UInt32.self)))
        let end = isLast ? header.nameBytes.count : Int(UInt32(littleEndian: places.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
        guard start < end, end <= header.nameBytes.count else { throw .value }
        let names = try bytes.bytes(header.nameBytes.offset + start, end - start)
        var index = 0
        for _ in 0..<rank % 16 {
            index += 1
            _ = try Varint.read(names, &index)
            index += Int(try Varint.read(names, &index))
        }
        guard index < names.count else { throw .value }
        let flags = names[index]
        index += 1
        let id = try Varint.read(names, &index)
        let length = Int(try Varint.read(names, &index))
        guard length <= names.count - index else { throw .value }
        return CatalogEntry(
            flags: flags, id: id,
            popularity: Float(bitPattern: UInt32(littleEndian: places.loadUnaligned(fromByteOffset: 4, as: UInt32.self))),
            name: UnsafeRawBufferPointer(rebasing: names[index..<index + length]))
    }

    /// The facts of the name at a rank.
    @inline(__always) func facts(_ rank: Int) throws(CatalogDamage) -> NameFacts {
        guard rank >= 0, rank < header.facts.count else { throw .value }
        return NameFacts(byte: try bytes.bytes(header.facts.offset + rank, 1)[0])
    }

    /// A bit for each id of a kind.
    package func ids(_ index: Int) throws(CatalogDamage) -> [UInt8] {
        let before = header.idBytes.prefix(index).reduce(0) { $0 + Int($1) }
        return Array(try bytes.bytes(header.ids.offset + before, Int(header.idBytes[index])))
    }
}

/// A name as it lies in the file. It is valid as long as the file is open.
struct CatalogEntry {
    static let adult: UInt8 = 16
    static let video: UInt8 = 32

    /// The kind in the low four bits, and the marks.
    var flags: UInt8
    var id: UInt32
    /// The popularity of the first entry of its group of sixteen.
    var popularity: Float
    var name: UnsafeRawBufferPointer

    var kind: Int { Int(flags & 15) }
}
