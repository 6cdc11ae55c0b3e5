import TestKit
import Testing

@testable import MarqueeCatalog

/// Packed numbers are compared with arrays.
@Suite(.ownThread)
struct PackedNumbersTests {
    /// The numbers of a block, by how many there are.
    private static let counts = [1, 2, 3, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1_000, 4_096, 8_191, 8_192, 8_193, 10_921, 10_922]

    private func numbers(_ count: Int, below limit: Int, isClustered: Bool, _ random: inout SplitMix64) -> [UInt32] {
        var numbers: Set<UInt32> = [UInt32(limit - 1)]
        if isClustered { for number in 0..<UInt32(count / 2) { numbers.insert(number) } }
        while numbers.count < count { numbers.insert(UInt32.random(in: 0..<UInt32(limit), using: &random)) }
        return numbers.sorted().suffix(count).sorted()
    }

    private func with<Value>(
        _ numbers: [UInt32], _ layout: PackedNumbers.Layout, _ body: (PackedNumbers) throws -> Value
    ) throws -> Value {
        var bytes: [UInt8] = [7]
        PackedNumbers.append(numbers, layout, to: &bytes)
        #expect(bytes.count == 1 + layout.byteCount)
        // What follows is of another list.
        bytes += [UInt8](repeating: 0xFF, count: PackedNumbers.padding)
        return try bytes.withUnsafeBytes { try body(PackedNumbers(layout, UnsafeRawBufferPointer(rebasing: $0.dropFirst()))) }
    }

    @Test("Numbers of a block are read in pieces, and each is found", arguments: counts, [false, true])
    func block(_ count: Int, isClustered: Bool) throws {
        var random = SplitMix64(seed: UInt64(count))
        let wanted = numbers(count, below: PostingEncoder.blockSize, isClustered: isClustered, &random)
        try with(wanted, PostingEncoder.block(count)) { packed in
            for most in [1, 7, 512, 100_000] {
                var (place, found) = (PackedNumbers.Place(), [UInt32]())
                while true {
                    let before = found.count
                    try packed.forEach(from: &place, most: most) { found.append(UInt32($0)) }
                    guard found.count > before else { break }
                    #expect(found.count - before <= most)
                }
                #expect(found == wanted)
            }
            let set = Set(wanted)
            for step in [1, 2, 61, 1_009, 20_011] {
                var place = PackedNumbers.Place()
                for number in stride(from: 0, to: PostingEncoder.blockSize, by: step) {
                    let isHere = try packed.contains(number, from: &place)
                    if isHere != set.contains(UInt32(number)) {
                        Issue.record("\(number) with steps of \(step)")
                        return
                    }
                }
            }
            // The same number may be asked for twice.
            var place = PackedNumbers.Place()
            for number in wanted { for _ in 0..<2 { #expect(try packed.contains(Int(number), from: &place)) } }
        }
    }

    @Test("Lists of any length below any limit are read", arguments: [1, 2, 5, 100, 2_048], [0, 1, 1_000, 5_900_000, 1 << 27])
    func short(_ count: Int, _ more: Int) throws {
        var random = SplitMix64(seed: 3)
        let limit = count + more
        let wanted = numbers(count, below: limit, isClustered: false, &random)
        let found = try with(wanted, PostingEncoder.short(count, names: limit)) { packed in
            var (place, found) = (PackedNumbers.Place(), [UInt32]())
            try packed.forEach(from: &place, most: count) { found.append(UInt32($0)) }
            return found
        }
        #expect(found == wanted)
    }

    @Test("Any bytes are numbers or damage, and no read leaves them", arguments: [1, 100, 257, 5_000, 10_922])
    func anyBytes(_ count: Int) throws {
        var random = SplitMix64(seed: 8)
        let layout = PostingEncoder.block(count)
        var outcomes: Set<Bool> = []
        for round in 0..<60 {
            var bytes: [UInt8] = []
            PackedNumbers.append(numbers(count, below: PostingEncoder.blockSize, isClustered: round % 2 == 0, &random), layout, to: &bytes)
            for _ in 0..<(round % 12) { bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            if round % 10 == 9 { bytes = (0..<bytes.count).map { _ in UInt8.random(in: 0...255, using: &random) } }
            bytes += [UInt8](repeating: 0xFF, count: PackedNumbers.padding)
            bytes.withUnsafeBytes { bytes in
                do throws(CatalogDamage) {
                    let packed = try PackedNumbers(layout, bytes)
                    var (place, asked, last) = (PackedNumbers.Place(), PackedNumbers.Place(), -1)
                    for number in stride(from: 0, to: PostingEncoder.blockSize, by: 97) { _ = try packed.contains(number, from: &asked) }
                    try packed.forEach(from: &place, most: count) { number in
                        #expect(number > last)
                        last = number
                    }
                    outcomes.insert(true)
                } catch {
                    outcomes.insert(false)
                }
            }
        }
        #expect(outcomes.count == 2)
    }

    @Test("Fewer bytes than the layout needs are damage")
    func cut() throws {
        let layout = PostingEncoder.block(300)
        var bytes: [UInt8] = []
        PackedNumbers.append((0..<300).map { UInt32($0 * 200) }, layout, to: &bytes)
        bytes += [UInt8](repeating: 0, count: PackedNumbers.padding)
        bytes.withUnsafeBytes { bytes in
            #expect(throws: CatalogDamage.value) { _ = try PackedNumbers(layout, UnsafeRawBufferPointer(rebasing: bytes.dropLast())) }
            #expect(throws: CatalogDamage.value) { _ = try PackedNumbers(layout, UnsafeRawBufferPointer(rebasing: bytes[..<0])) }
        }
    }

    @Test("Numbers that do not ascend are damage")
    func order() throws {
        // Two numbers of one bucket: 3 and 4 become 4 and 3.
        let layout = PostingEncoder.block(2)
        var bytes: [UInt8] = []
        PackedNumbers.append([3, 4], layout, to: &bytes)
        let low = layout.highBits
        for number in [low, low + layout.lowBits] { for bit in number..<number + 3 { bytes[bit / 8] ^= 1 << UInt8(bit % 8) } }
        bytes += [UInt8](repeating: 0, count: PackedNumbers.padding)
        _ = bytes.withUnsafeBytes { bytes in
            #expect(throws: CatalogDamage.value) {
                var place = PackedNumbers.Place()
                try PackedNumbers(layout, bytes).forEach(from: &place, most: 2) { _ in }
            }
        }
    }
}
