/// Numbers of 32 bits in one to five bytes, low bits first.
enum Varint {
    /// The next number of some bytes.
    @inline(__always) static func read(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) throws(CatalogDamage) -> UInt32 {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            value |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
            guard shift < 35 else { throw .value }
        }
        throw .value
    }

    @inline(__always) static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
    }
}
