/// A number by which something is sorted, and the index of the thing.
struct SortKey: BitwiseCopyable, Sendable {
    var value: UInt64
    var index: UInt32
}

/// Sorts by numbers in as many passes as the numbers have bytes that differ. Comparing them takes several times as long.
enum RadixSort {
    /// Sorts keys by their values. Keys of one value keep their order.
    static func sort(_ keys: UnsafeMutableBufferPointer<SortKey>) {
        guard keys.count > 1 else { return }
        let spare = UnsafeMutableBufferPointer<SortKey>.allocate(capacity: keys.count)
        defer { spare.deallocate() }
        var (from, to) = (keys, spare)
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256 * 8) { counts in
            counts.initialize(repeating: 0)
            for key in keys {
                for byte in 0..<8 { counts[byte * 256 + Int(key.value >> UInt64(byte * 8) & 0xFF)] += 1 }
            }
            for byte in 0..<8 {
                let (counts, shift) = (UnsafeMutableBufferPointer(rebasing: counts[byte * 256..<(byte + 1) * 256]), UInt64(byte * 8))
                if counts[Int(from[0].value >> shift & 0xFF)] == keys.count { continue }
                var place = 0
                for value in 0..<256 {
                    let count = counts[value]
                    counts[value] = place
                    place += count
                }
                for key in from {
                    let value = Int(key.value >> shift & 0xFF)
                    to.initializeElement(at: counts[value], to: key)
                    counts[value] += 1
                }
                swap(&from, &to)
            }
        }
        if from.baseAddress != keys.baseAddress { _ = keys.update(fromContentsOf: from) }
    }

    /// Sorts keys by their values, and those of one value by a comparison.
    static func sort(_ keys: UnsafeMutableBufferPointer<SortKey>, by precedes: (SortKey, SortKey) -> Bool) {
        sort(keys)
        var start = 0
        while start < keys.count {
            var end = start + 1
            while end < keys.count, keys[end].value == keys[start].value { end += 1 }
            if end > start + 1 { keys[start..<end].sort(by: precedes) }
            start = end
        }
    }
}
