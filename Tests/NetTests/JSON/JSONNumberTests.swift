import Foundation
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct JSONNumberTests {
    @Test(arguments: 0..<8)
    func `every double that Swift writes is read to the bit`(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let doubles = (0..<2_000).map { _ in Double(bitPattern: generator.next()) }.filter(\.isFinite)
        let body = Data("[\(doubles.map(\.description).joined(separator: ","))]".utf8)
        #expect(try Decoding.decode([Double].self, from: body, operation: "").answer == doubles)
    }

    @Test(arguments: [
        ("9007199254740993", 0x1p53), ("9007199254740992.999", 0x1p53), ("9007199254740993.000000000000000000000000001", 0x1p53 + 2),
        ("179769313486231580793728971405301e276", 0x1.fffffffffffffp1023), ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
        ("4.9406564584124654e-324", 0x1p-1074), ("1e22", 1e22), ("1e23", 1e23), ("8.5e-22", 8.5e-22), ("0.000001", 1e-6),
        ("123456789.125e-3", 123_456.789_125),
        ("18446744073709551615", 0x1p64), ("18446744073709551616000000000000000000000", 0x1p64 * 1e21), ("0.1e1", 1),
    ])
    func `hard numbers are rounded to the nearest double`(_ text: String, _ value: Double) throws {
        #expect(try Decoding.decode([Double].self, from: Data("[\(text), -\(text)]".utf8), operation: "").answer == [value, -value])
    }

    @Test func `zero keeps its sign`() throws {
        let zeros = try Decoding.decode(
            [Double].self, from: Data("[0, -0, -0.0, -0e9, 0e-999999999999, -0.0e93, -0.0E-5]".utf8), operation: ""
        ).answer
        #expect(zeros.map(\.sign) == [.plus, .minus, .minus, .minus, .plus, .minus, .minus])
    }

    @Test(arguments: ["1e309", "-1e309", "1e-400", "2e-324", "1e999999999999999999999", "1e-999999999999999999999"])
    func `a number that no double is near to is an error at its place`(_ text: String) throws {
        struct Number: Decodable { let a: Double }
        let error = failure(of: { () throws(MarqueeError) in
            try Decoding.decode(Number.self, from: Data(#"{"a": \#(text)}"#.utf8), operation: "").answer
        })
        #expect(error?.reason.text == "In the answer, a is malformed.")
    }
}
