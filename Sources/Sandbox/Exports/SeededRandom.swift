import Foundation

/// A sequence of numbers that a seed determines (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// A number from 0 up to, not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A number from 0 up to, not including, a positive one.
    mutating func index(below count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}

extension Double {
    func power(_ exponent: Double) -> Double { pow(self, exponent) }
}
