import Foundation
import TestKit

/// Makes documents from a seed: most of them JSON, with all that JSON allows.
struct JSONMaker {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func document() -> Data {
        let text = choose(3) == 0 ? array(depth: 0) : choose(2) == 0 ? scalars() : object(depth: 0)
        return Data((space() + text + space()).utf8)
    }

    /// A document with a few of its bytes changed, taken out, doubled or put elsewhere.
    mutating func mutated(_ body: Data) -> Data {
        var bytes = Array(body)
        for _ in 0...choose(3) where !bytes.isEmpty {
            let place = choose(bytes.count)
            switch choose(6) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(Self.bytes[choose(Self.bytes.count)], at: place)
            case 2: bytes[place] = Self.bytes[choose(Self.bytes.count)]
            case 3: bytes[place] ^= 1 << UInt8(choose(8))
            case 4: bytes.swapAt(place, choose(bytes.count))
            default:
                let end = min(bytes.count, place + choose(12))
                bytes.insert(contentsOf: bytes[place..<end], at: choose(bytes.count))
            }
        }
        return Data(bytes)
    }

    private static let bytes = Array("{}[]:,\"\\/-+.eE0123456789tfnu \n\t\r\0\u{1F}aé𝄞".utf8) + [0xFF, 0xC0, 0xED, 0x80]
    private static let numbers = [
        "0", "-0", "-0.0", "1", "-1", "7", "127", "128", "-128", "-129", "255", "256", "32767", "65535", "65536", "2147483647",
        "4294967295",
        "4294967296", "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740993.0", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
        "18446744073709551615.0", "922337203685477580.7e1", "1.0", "1.5", "100e-2", "1e2", "1E+2", "12e-1", "0e10", "0.0e-999999", "1e18",
        "1e19", "1e22", "1e23", "8.5e-22", "1e-23", "1e308", "1.7976931348623157e308", "1.8e308", "1e309", "4.9e-324", "2e-324", "1e-400",
        "3.4028235e38", "3.5e38", "1e-46", "16777217", "61.416", "8.43", "0.1", "0.30000000000000004", "123456789012345678901234567890",
        "1.0000000000000000000000000001", "2.2250738585072011e-308", "9007199254740993.5", "36893488147419103232e-1",
    ]
    private static let keys = [
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "é", "e\u{301}", "\\u00e9", "\\u0061", "", "super", "1", "02",
        "vote_average", "original_title", "original_name_", "original1_title2", "original2_title2", "original_is_title",
        "original_as_title", "\u{212A}", "K", "a/b", "a\\/b",
    ]
    private static let pieces = [
        "a", "b", "title", " ", "é", "e\u{301}", "𝄞", "\\n", "\\\"", "\\\\", "\\/", "\\u0000", "\\u00e9", "\\ud834\\udd1e", "\u{7F}",
        "\\b\\f\\r\\t",
        "The quick brown fox", "ß漢字", "\\uD83D\\uDE00", "\u{FFFF}",
    ]

    private mutating func value(depth: Int) -> String {
        switch choose(depth > 5 ? 6 : 9) {
        case 0: "null"
        case 1: choose(2) == 0 ? "true" : "false"
        case 2, 3: number()
        case 4, 5: text()
        case 6: array(depth: depth)
        default: object(depth: depth)
        }
    }

    private mutating func scalars() -> String {
        let kind = choose(4)
        return list(choose(8)) { maker in
            switch maker.choose(12) == 0 ? maker.choose(4) : kind {
            case 0: maker.text()
            case 1: maker.choose(3) == 0 ? "null" : "true"
            default: maker.number()
            }
        }
    }

    private mutating func array(depth: Int) -> String { list(choose(5)) { $0.value(depth: depth + 1) } }

    private mutating func list(_ count: Int, _ element: (inout JSONMaker) -> String) -> String {
        "[" + (0..<count).map { _ in space() + element(&self) + space() }.joined(separator: ",") + "]"
    }

    private mutating func object(depth: Int) -> String {
        let count = choose(40) == 0 ? 65 + choose(20) : choose(7)
        let members = (0..<count).map { _ in
            let key = choose(9) == 0 ? text() : "\"\(Self.keys[choose(Self.keys.count)])\""
            return space() + key + space() + ":" + space() + value(depth: count > 20 ? 6 : depth + 1) + space()
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private mutating func number() -> String {
        switch choose(4) {
        case 0: Self.numbers[choose(Self.numbers.count)]
        case 1: String(Int64(truncatingIfNeeded: random.next()) >> Int64(choose(64)))
        case 2: "\(choose(2) == 0 ? "-" : "")\(choose(100_000)).\(random.next() >> UInt64(choose(64)))"
        default: "\(random.next() >> UInt64(choose(64)))e\(choose(700) - 350)"
        }
    }

    private mutating func text() -> String {
        let half = choose(60) == 0 ? ["\\ud800", "\\udc00", "\\ud83dx", "\\ud83d\\u0041", "\\ud83d\\ud83d\\ude00"][choose(5)] : ""
        return "\"" + (0..<choose(6)).map { _ in Self.pieces[choose(Self.pieces.count)] }.joined() + half + "\""
    }

    private mutating func space() -> String { choose(4) == 0 ? [" ", "\n", "\t", "\r\n", "  "][choose(5)] : "" }

    private mutating func choose(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }
}
