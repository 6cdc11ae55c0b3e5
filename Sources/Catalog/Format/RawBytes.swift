import CZlib

extension Array where Element == UInt8 {
    /// Calls a function with the bytes, and keeps the type of its error, which `withUnsafeBytes` does not.
    func withRawBytes<Value, Failure: Error>(_ body: (UnsafeRawBufferPointer) throws(Failure) -> Value) throws(Failure) -> Value {
        try withUnsafeBufferPointer { buffer throws(Failure) in try body(UnsafeRawBufferPointer(buffer)) }
    }
}

extension UnsafeRawBufferPointer {
    /// The CRC-32 of the bytes.
    var checksum: UInt32 {
        UInt32(truncatingIfNeeded: crc32(0, baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(count)))
    }
}
