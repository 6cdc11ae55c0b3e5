import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a catalog file, mapped for reading. Every read is checked against the length of the file, and the first one of each page
/// against the page's checksum.
///
/// A catalog file is never written to: a new one is renamed into its place, so a mapping keeps the old one. A file that another program
/// cuts while it is mapped ends the process, which is why the folder belongs to one user.
///
/// The compiler cannot check that this class is `Sendable`, because it holds pointers. It is: `mmap` maps the bytes for reading only, the
/// states of pages are atomic, and both live as long as the object. Views of the bytes do not leave a search, which holds the file.
final class CatalogBytes: @unchecked Sendable {
    static let pageSize = 16_384

    /// The bytes that the checksums cover.
    let count: Int
    private let base: UnsafeRawPointer
    private let mapped: Int
    private let sums: Int
    private let pages: UnsafeMutablePointer<Atomic<UInt8>>
    /// The object that holds the mapping and the states of pages; nil if it is this one.
    private let owner: CatalogBytes?

    /// Maps a file that is open.
    ///
    /// - Parameters:
    ///   - descriptor: The file. It may be closed afterwards.
    ///   - length: The length of the whole file.
    ///   - covered: The length of the part that has checksums.
    ///   - sums: The place of the checksums, which the caller has compared with the length.
    init?(descriptor: Int32, length: Int, covered: Int, sums: Int) {
        guard covered > 0, length > 0, let address = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0), address != MAP_FAILED else {
            return nil
        }
        owner = nil
        base = UnsafeRawPointer(address)
        mapped = length
        count = covered
        self.sums = sums
        let number = (covered + Self.pageSize - 1) / Self.pageSize
        pages = .allocate(capacity: number)
        for index in 0..<number { (pages + index).initialize(to: Atomic(0)) }
        // The order of reads is the reader's, not the file's.
        _ = madvise(address, length, MADV_RANDOM)
    }

    /// The same bytes for a reader that does not wait: a page that was not read before throws ``CatalogDamage/cold``.
    init(warm owner: CatalogBytes) {
        self.owner = owner
        (base, mapped, count, sums, pages) = (owner.base, owner.mapped, owner.count, owner.sums, owner.pages)
    }

    deinit {
        guard owner == nil else { return }
        let number = (count + Self.pageSize - 1) / Self.pageSize
        pages.deinitialize(count: number)
        pages.deallocate()
        munmap(UnsafeMutableRawPointer(mutating: base), mapped)
    }

    /// Returns some bytes, valid as long as this object.
    @inline(__always) func bytes(_ offset: Int, _ length: Int) throws(CatalogDamage) -> UnsafeRawBufferPointer {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { throw .value }
        if length > 0 {
            var page = offset / Self.pageSize
            let last = (offset + length - 1) / Self.pageSize
            while page <= last {
                if pages[page].load(ordering: .relaxed) != 1 { try check(page) }
                page += 1
            }
        }
        return UnsafeRawBufferPointer(start: base + offset, count: length)
    }

    /// Every byte of the file, unchecked; valid as long as this object.
    var all: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: mapped) }

    /// Compares the checksum of every page.
    func checkAll() throws(CatalogDamage) {
        for page in 0..<(count + Self.pageSize - 1) / Self.pageSize { try check(page) }
    }

    private func check(_ page: Int) throws(CatalogDamage) {
        guard owner == nil else { throw .cold }
        let start = page * Self.pageSize
        let length = min(Self.pageSize, count - start)
        let sum = UnsafeRawBufferPointer(start: base + start, count: length).checksum
        let stored = (base + sums + page * 4).loadUnaligned(as: UInt32.self)
        guard sum == UInt32(littleEndian: stored) else { throw .page(page) }
        pages[page].store(1, ordering: .relaxed)
    }
}
