import Foundation
@testable import MarqueeNet
import Testing

@Suite(.ownThread)
struct UnaskedTests {
    @Test func `a key that no shape asks for is told with its path`() throws {
        let row = #"{"id": 1, "title": "A", "genre_ids": [], "sequel": false, "odd": {"inside": 1}}"#
        #expect(
            try unasked(#"{"page": 1, "days": {}, "results": [\#(row), {"id": 2, "title": "B"}, \#(row)]}"#) == [
                "days", "results/Index 0/sequel", "results/Index 0/odd", "results/Index 2/sequel", "results/Index 2/odd",
            ])
    }

    @Test func `where every key is asked for, nothing is told`() throws {
        #expect(try unasked(#"{"page": 1, "results": [{"id": 1, "title": "A", "overview": null}], "total_pages": "x"}"#) == [])
    }

    @Test func `a key that stands twice is asked for once`() throws {
        let body = Data(#"{"page": 1, "page": 2, "results": []}"#.utf8)
        #expect(try Decoding.unasked(by: PageDTO<MovieDTO>.self, in: body, operation: "").count == 1)
    }

    @Test func `keys of large objects and of dictionaries count as asked for when they are read`() throws {
        let members = (0..<70).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
        let body = Data("{\(members)}".utf8)
        #expect(try Decoding.unasked(by: [String: Int].self, in: body, operation: "").isEmpty)
        struct Few: Decodable { let k3: Int, k69: Int? }
        #expect(try Decoding.unasked(by: Few.self, in: body, operation: "").count == 68)
    }

    @Test func `nothing is noted where it is not wanted`() throws {
        try JSONDocument(Data(#"{"a": 1}"#.utf8)).read { tape in
            #expect(tape.asked == nil)
            #expect(tape.unasked.isEmpty)
        }
    }

    private func unasked(_ json: String) throws -> [String] {
        try Decoding.unasked(by: PageDTO<MovieDTO>.self, in: Data(json.utf8), operation: "").map { path in
            path.map(\.stringValue).joined(separator: "/")
        }
    }
}
