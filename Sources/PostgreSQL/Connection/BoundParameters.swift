/// The values of a statement as libpq takes them: all bytes in one place, and where each value begins.
struct BoundParameters {
    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []
    private var lengths: [Int32] = []

    init(_ values: [Parameter]) {
        offsets.reserveCapacity(values.count)
        lengths.reserveCapacity(values.count)
        bytes.reserveCapacity(32 * values.count)
        for value in values {
            let start = bytes.count
            offsets.append(value.append(to: &bytes) ? start : nil)
            lengths.append(Int32(bytes.count - start))
        }
        // An empty value needs an address too.
        bytes.append(0)
    }

    /// Passes the values on, all in the binary format: their count, addresses, lengths and formats.
    func pass<Answer>(
        to call: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Answer
    ) -> Answer {
        bytes.withUnsafeBytes { bytes in
            let pointers = offsets.map { offset in
                offset.flatMap { bytes.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
            }
            return call(Int32(offsets.count), pointers, lengths, Array(repeating: 1, count: offsets.count))
        }
    }
}
