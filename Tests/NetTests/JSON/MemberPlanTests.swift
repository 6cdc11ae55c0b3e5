import Foundation
@testable import MarqueeNet
import Testing

/// The decoder learns the keys of a row, and must notice every row with other keys.
struct MemberPlanTests {
    private struct Row: ObjectShape, Equatable {
        let ratingofalongtitle: Int?
        let ratingofamuchlongertitle: Int?
        let ratingofthelongestofalltitles: Int?

        init(_ ratings: (Int?, Int?, Int?)) {
            (ratingofalongtitle, ratingofamuchlongertitle, ratingofthelongestofalltitles) = ratings
        }

        init(_ row: TapeRow) {
            self.init(
                (
                    row.optional("ratingofalongtitle"), row.optional("ratingofamuchlongertitle"),
                    row.optional("ratingofthelongestofalltitles")
                ))
        }
    }

    private let keys = ["ratingofalongtitle", "ratingofamuchlongertitle", "ratingofthelongestofalltitles"]

    private func rows(_ json: [String]) throws -> [Row] {
        try Decoding.decode([Row].self, from: Data("[\(json.joined(separator: ","))]".utf8), operation: "").answer
    }

    private func row(_ keys: [String]) -> String {
        "{" + keys.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
    }

    @Test(arguments: 0..<3)
    func `a key with the same ends and the same length as the learned one is another key`(_ changed: Int) throws {
        let key = Array(keys[changed].utf8)
        // The hash of a key is one of its first and last eight bytes.
        for place in 8..<(key.count - 8) {
            var other = key
            other[place] = UInt8(ascii: "x")
            var keys = keys
            keys[changed] = String(decoding: other, as: UTF8.self)
            #expect(JSONText.hash(of: key) == JSONText.hash(of: other))
            let found = try rows([row(self.keys), row(self.keys), row(keys), row(self.keys)])
            let whole = Row((0, 1, 2))
            try #require(found.count == 4)
            #expect(found[0] == whole && found[1] == whole && found[3] == whole)
            #expect(found[2].ratingofalongtitle == (changed == 0 ? nil : 0))
            #expect(found[2].ratingofamuchlongertitle == (changed == 1 ? nil : 1))
            #expect(found[2].ratingofthelongestofalltitles == (changed == 2 ? nil : 2))
        }
    }

    @Test func `the keys of a row are found however its members are spaced and ordered`() throws {
        let spaced = row(keys).replacing(":", with: " :\n").replacing(",", with: " ,\t")
        let reversed = "{" + keys.enumerated().reversed().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
        let found = try rows([row(keys), spaced, reversed, row(keys)])
        #expect(found.count == 4 && found.allSatisfy { $0 == found[0] } && found[0].ratingofthelongestofalltitles == 2)
    }
}

extension JSONText {
    fileprivate static func hash(of key: [UInt8]) -> UInt32 { key.withUnsafeBufferPointer { hash($0) } }
}
