#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An array in memory of its own, which goes back to the system with it. Of large arrays of threads, the allocator keeps the memory.
///
/// Indices are not checked. The importer alone makes them.
struct MappedArray<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private var isMapped: Bool

    init(capacity: Int) {
        (base, isMapped) = Self.memory(capacity)
        self.capacity = capacity
    }

    /// An array of zeros.
    init(zeros count: Int) {
        self.init(capacity: count)
        self.count = count
    }

    deinit { Self.free(base, capacity, isMapped) }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) set { base[index] = newValue }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(1) }
        base[count] = element
        count += 1
    }

    /// Appends the bytes of a buffer.
    @inline(__always) mutating func append(contentsOf bytes: UnsafeRawBufferPointer) where Element == UInt8 {
        guard let source = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(bytes.count) }
        memcpy(base + count, source, bytes.count)
        count += bytes.count
    }

    /// Appends a number in one to five bytes, as ``Varint`` does.
    @inline(__always) mutating func append(varint value: UInt32) where Element == UInt8 {
        var value = value
        while value >= 0x80 {
            append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        append(UInt8(truncatingIfNeeded: value))
    }

    /// The bytes, until the array is changed.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(UnsafeBufferPointer(start: base, count: count)) }

    /// Removes all elements, and keeps the memory.
    mutating func removeAll() { count = 0 }

    private mutating func grow(_ more: Int) {
        let larger = max(capacity * 2, capacity + more)
        let (target, isMapped) = Self.memory(larger)
        memcpy(target, base, count * MemoryLayout<Element>.stride)
        Self.free(base, capacity, self.isMapped)
        (base, capacity, self.isMapped) = (target, larger, isMapped)
    }

    private static func memory(_ capacity: Int) -> (UnsafeMutablePointer<Element>, isMapped: Bool) {
        let bytes = max(1, capacity * MemoryLayout<Element>.stride)
        let mapped = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        if let mapped, mapped != MAP_FAILED { return (mapped.bindMemory(to: Element.self, capacity: capacity), true) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        memset(memory, 0, bytes)
        return (memory.bindMemory(to: Element.self, capacity: capacity), false)
    }

    private static func free(_ base: UnsafeMutablePointer<Element>, _ capacity: Int, _ isMapped: Bool) {
        if isMapped { munmap(base, max(1, capacity * MemoryLayout<Element>.stride)) } else { UnsafeMutableRawPointer(base).deallocate() }
    }
}
