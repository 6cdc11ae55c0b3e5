import MarqueeCZlib

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Array where Element == UInt8 {
    /// Calls a function with the bytes, and keeps the type of its error, which `withUnsafeBytes` does not.
    func withRawBytes<Value, Failure: Error>(_ body: (UnsafeRawBufferPointer) throws(Failure) -> Value) throws(Failure) -> Value {
        try withUnsafeBufferPointer { buffer throws(Failure) in try body(UnsafeRawBufferPointer(buffer)) }
    }

    /// Takes the bytes of a buffer, in the memory that is there already.
    @inline(__always) mutating func replace(with bytes: UnsafeRawBufferPointer) {
        removeAll(keepingCapacity: true)
        append(contentsOf: bytes)
    }

    /// Takes the bytes of another array, in the memory that is there already.
    @inline(__always) mutating func replace(with bytes: [UInt8]) {
        bytes.withUnsafeBytes { replace(with: $0) }
    }
}

extension UnsafeRawBufferPointer {
    /// The CRC-32 of the bytes.
    var checksum: UInt32 {
        UInt32(truncatingIfNeeded: crc32(0, baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(count)))
    }

    /// A hash that is the same in every process.
    @inline(__always) var hash64: UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= count {
            hash = (hash ^ UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash >> 32
            index += 8
        }
        while index < count {
            hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3
            index += 1
        }
        hash = (hash ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
        return hash ^ hash >> 32
    }

    /// The first eight bytes as a number that is in the order of the bytes.
    @inline(__always) var firstEight: UInt64 {
        if count >= 8 { return UInt64(bigEndian: loadUnaligned(as: UInt64.self)) }
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(self[index]) << UInt64(56 - index * 8) }
        return value
    }

    /// Whether some bytes come before others.
    @inline(__always) func precedes(_ other: UnsafeRawBufferPointer) -> Bool { compare(other) < 0 }

    /// Negative if these bytes come before others, 0 if they are the same.
    @inline(__always) func compare(_ other: UnsafeRawBufferPointer) -> Int {
        guard let base = baseAddress, let otherBase = other.baseAddress else { return count - other.count }
        let compared = Int(memcmp(base, otherBase, Swift.min(count, other.count)))
        return compared != 0 ? compared : count - other.count
    }

    /// Whether the bytes are those of a text of ASCII.
    @inline(__always) func equals(_ text: StaticString) -> Bool {
        guard let baseAddress, count == text.utf8CodeUnitCount else { return false }
        return memcmp(baseAddress, text.utf8Start, count) == 0
    }

    /// Whether the bytes begin with others.
    @inline(__always) func begins(with other: [UInt8]) -> Bool {
        guard count >= other.count else { return false }
        return other.withUnsafeBytes { other in
            guard let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
            return memcmp(base, otherBase, other.count) == 0
        }
    }
}
