import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A catalog of an earlier format. It is not searched. An update makes a new one of the same kinds.
struct FormerCatalog {
    let day: Day
    let kinds: Set<CatalogKind>

    private static let magic = Array("MARQCAT1".utf8)
    /// The places of the day and of the lists of kinds in a header of format 1.
    private static let (dayPlace, listsPlace) = (20, 32)

    /// Reads the header of a file; nil if it is no such catalog.
    init?(path: String, _ calls: FileCalls) {
        guard let file = try? OwnFile(path, O_RDONLY, calls) else { return nil }
        var header = [UInt8](repeating: 0, count: CatalogHeader.size)
        let read = header.withUnsafeMutableBytes { pread(file.descriptor, $0.baseAddress, $0.count, 0) }
        guard read == header.count, header.starts(with: Self.magic) else { return nil }
        func number(_ place: Int) -> UInt32 {
            header.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
        }
        let sum = header.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[..<(CatalogHeader.size - 4)]).checksum }
        guard sum == number(CatalogHeader.size - 4), let day = Day(number: Int(number(Self.dayPlace))) else { return nil }
        self.day = day
        kinds = Set((0..<CatalogLists.adult).filter { number(Self.listsPlace + $0 * 8) > 0 }.compactMap(CatalogKind.init(number:)))
        if kinds.isEmpty { return nil }
    }
}
