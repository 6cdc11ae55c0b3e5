import TestKit
import Testing

@testable import MarqueeCatalog

struct RadixSortTests {
    /// Numbers of any size, and ones that differ in a few bytes or in none.
    private static let masks: [UInt64] = [.max, 0xFF, 0xFF00_0000_0000_0000, 0x00FF_0000_FF00, 0x3, 0]

    @Test(arguments: masks)
    func `keys are in the order of their values, and those of one value as they came`(_ mask: UInt64) {
        var random = SplitMix64(seed: mask &+ 1)
        for count in [0, 1, 2, 3, 255, 256, 1_000] {
            var keys = (0..<count).map { SortKey(value: random.next() & mask, index: UInt32($0)) }
            let expected = keys.sorted { ($0.value, $0.index) < ($1.value, $1.index) }
            keys.withUnsafeMutableBufferPointer { RadixSort.sort($0) }
            #expect(keys.map(\.value) == expected.map(\.value) && keys.map(\.index) == expected.map(\.index))
        }
    }

    @Test(arguments: masks)
    func `keys of one value are in the order of a comparison`(_ mask: UInt64) {
        var random = SplitMix64(seed: mask &+ 2)
        var keys = (0..<1_000).map { SortKey(value: random.next() & mask & 0x0F0F, index: UInt32($0)) }
        let expected = keys.sorted { ($0.value, $1.index) < ($1.value, $0.index) }
        keys.withUnsafeMutableBufferPointer { keys in RadixSort.sort(keys) { $0.index > $1.index } }
        #expect(keys.map(\.index) == expected.map(\.index))
    }
}
