import Foundation

/// The possible damage of a file.
enum Damage: CaseIterable {
    case flippedBits, flippedNames, garbledPage, truncatedAtPage, truncatedAnywhere, zeroedHeader, text, zeroBytes, foreign, newer

    private static let page = 4_096

    /// The bytes of the file after the damage.
    func inflicted(on whole: Data, _ random: inout SplitMix64) -> Data {
        var bytes = whole
        let pages = whole.count / Damage.page
        switch self {
        case .flippedBits:
            for _ in 0..<random.pick(1...64) { bytes[random.pick(0...bytes.count - 1)] ^= 1 << UInt8(random.pick(0...7)) }
        // The first page holds the names and statements of the schema at its end.
        case .flippedNames:
            for _ in 0..<random.pick(1...4) { bytes[random.pick(2_048...4_095)] ^= 1 << UInt8(random.pick(0...7)) }
        case .garbledPage:
            let start = random.pick(0...pages - 1) * Damage.page
            for place in start..<start + Damage.page { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
        case .truncatedAtPage: bytes = bytes.prefix(random.pick(1...pages - 1) * Damage.page)
        case .truncatedAnywhere: bytes = bytes.prefix(random.pick(1...bytes.count - 1))
        case .zeroedHeader: bytes.replaceSubrange(0..<100, with: Data(count: 100))
        case .text: bytes = Data("This is no database, whatever its name says. ".utf8)
        case .zeroBytes: bytes = Data()
        case .foreign: bytes.replaceSubrange(68..<72, with: [0, 0, 0, 77])
        case .newer: bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        }
        return Data(bytes)
    }

    /// Whether the page around a place is as it was.
    static func isIntact(around place: Int, of whole: Data, in damaged: Data) -> Bool {
        let start = place / page * page
        guard start + page <= damaged.count else { return false }
        return whole[start..<start + page] == damaged[start..<start + page]
    }
}
