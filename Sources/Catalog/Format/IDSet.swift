/// A bit for each id.
struct IDSet: Sendable {
    private(set) var bytes: [UInt8] = []

    func contains(_ id: UInt32) -> Bool {
        let index = Int(id >> 3)
        return index < bytes.count && bytes[index] >> (id & 7) & 1 == 1
    }

    /// Adds an id. Returns false if it was there.
    @discardableResult
    mutating func insert(_ id: UInt32) -> Bool {
        let index = Int(id >> 3)
        if index >= bytes.count { bytes += [UInt8](repeating: 0, count: max(index + 1, bytes.count * 5 / 4) - bytes.count) }
        guard bytes[index] >> (id & 7) & 1 == 0 else { return false }
        bytes[index] |= 1 << (id & 7)
        return true
    }

    /// The greatest id; 0 if there is none.
    var greatest: UInt32 {
        guard let last = bytes.lastIndex(where: { $0 != 0 }) else { return 0 }
        return UInt32(last * 8 + 7 - bytes[last].leadingZeroBitCount)
    }

    /// The bytes without empty ones at the end, so that they do not depend on the order of ids.
    var trimmed: [UInt8] {
        var end = bytes.count
        while end > 0, bytes[end - 1] == 0 { end -= 1 }
        return Array(bytes[..<end])
    }
}
