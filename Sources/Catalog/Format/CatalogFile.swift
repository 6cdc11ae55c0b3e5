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
    private let symbols: SymbolTable
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
        symbols = try SymbolTable(bytes.bytes(header.symbols.offset, header.symbols.count))
    }

    /// The same file for a reader that does not wait for the disk.
    init(warm file: CatalogFile) {
        let (bytes, header) = (CatalogBytes(warm: file.bytes), file.header)
        self.bytes = bytes
        self.header = header
        (identity, length, symbols) = (file.identity, file.length, file.symbols)
        terms = TermDictionary(bytes: bytes, terms: header.terms, index: header.termIndex, count: Int(header.termCount))
        heavy = TermDictionary(bytes: bytes, terms: header.heavy, index: header.heavyIndex, count: Int(header.heavyCount))
        filter = TermFilter(bytes: bytes, section: header.filter)
    }

    /// Compares the checksum of every page, reads every name and the facts of one in each group, and asks the filter for every term.
    package func verify() throws(CatalogDamage) {
        try bytes.checkAll()
        let (tokens, buffer) = (NameTokens(), NameBuffer())
        for rank in 0..<count {
            let name = try name(rank, in: buffer).name
            if rank % NameGroup.size > 0 { continue }
            tokens.read(name)
            guard try facts(rank) == NameFacts(tokens, name) else { throw .value }
        }
        try verifyFilter()
    }

    private func verifyFilter() throws(CatalogDamage) {
        var (keys, cursor) = (TermKeys(), try terms.cursor(atLeast: []))
        var ofTerm: [TermHash] = []
        while try cursor.next() {
            ofTerm.removeAll(keepingCapacity: true)
            keys.add(Array(cursor.term), to: &ofTerm)
            for key in ofTerm where try !filter.mayHave(key) { throw .value }
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
    ///
    /// - Parameter buffer: Where the name is put.
    func name(_ rank: Int, in buffer: NameBuffer) throws(CatalogDamage) -> CatalogEntry {
        guard rank >= 0, rank < count else { throw .value }
        let group = rank / NameGroup.size
        let isLast = (group + 1) * 4 >= header.groups.count
        let places = try bytes.bytes(header.groups.offset + group * 4, isLast ? 4 : 8)
        let start = Int(UInt32(littleEndian: places.loadUnaligned(as: UInt32.self)))
        let end = isLast ? header.nameBytes.count : Int(UInt32(littleEndian: places.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        guard start < end, end <= header.nameBytes.count else { throw .value }
        let codes = try NameGroup.codes(
            rank % NameGroup.size, of: min(NameGroup.size, count - group * NameGroup.size),
            in: bytes.bytes(header.nameBytes.offset + start, end - start + PackedNumbers.padding))
        let (flags, id) = try record(rank)
        return CatalogEntry(flags: flags, id: id, name: try symbols.read(codes, into: buffer))
    }

    /// The kind and the marks of a name, and its id.
    private func record(_ rank: Int) throws(CatalogDamage) -> (flags: UInt8, id: UInt32) {
        let bits = CatalogEntry.flagBits + Int(header.idBits)
        let bit = rank * bits
        let record = PackedBits.read(try bytes.bytes(header.ids.offset + bit >> 3, PackedNumbers.padding), at: bit & 7, bits: bits)
        return (UInt8(record & (1 << UInt64(CatalogEntry.flagBits) - 1)), UInt32(record >> UInt64(CatalogEntry.flagBits)))
    }

    /// The facts of the name at a rank.
    @inline(__always) func facts(_ rank: Int) throws(CatalogDamage) -> NameFacts {
        guard rank >= 0, rank < header.facts.count else { throw .value }
        return NameFacts(byte: try bytes.bytes(header.facts.offset + rank, 1)[0])
    }

    /// A bit for each id of a kind.
    package func ids(_ kind: Int) throws(CatalogDamage) -> [UInt8] {
        var ids = IDSet()
        for rank in header.ranks[kind].count == 0 ? 0..<0 : 0..<count {
            let (flags, id) = try record(rank)
            if Int(flags & 15) == kind { ids.insert(id) }
        }
        return ids.trimmed
    }
}

/// An entry of a catalog.
struct CatalogEntry {
    static let adult: UInt8 = 16
    static let video: UInt8 = 32
    static let flagBits = 6
    /// The longest name in bytes; an import cuts longer ones.
    static let longestName = 2_000

    /// The kind in the low four bits, and the marks.
    var flags: UInt8
    var id: UInt32
    /// The name, in a buffer of the reader.
    var name: UnsafeRawBufferPointer

    var kind: Int { Int(flags & 15) }
}
