/// Ranks in no order, which are asked for one by one.
struct RankSet {
    /// A rank plus one for each slot; 0 for an empty one.
    private var slots: [UInt32]
    private let shift: UInt32
    private let isEmpty: Bool

    init(_ ranks: [UInt32]) {
        isEmpty = ranks.isEmpty
        guard !isEmpty else {
            (slots, shift) = ([], 0)
            return
        }
        let bits = UInt32(max(4, Int.bitWidth - (ranks.count * 2).leadingZeroBitCount))
        shift = 32 - bits
        slots = [UInt32](repeating: 0, count: 1 << Int(bits))
        for rank in ranks {
            var slot = first(of: rank)
            while slots[slot] != 0, slots[slot] != rank &+ 1 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = rank &+ 1
        }
    }

    @inline(__always) func contains(_ rank: UInt32) -> Bool {
        if isEmpty { return false }
        var slot = first(of: rank)
        while slots[slot] != 0 {
            if slots[slot] == rank &+ 1 { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    @inline(__always) private func first(of rank: UInt32) -> Int { Int((rank &* 0x9E37_79B1) >> shift) }
}
