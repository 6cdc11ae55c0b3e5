import Foundation
@testable import MarqueeNet
import Testing

struct AgreementTests {
    @Test(arguments: 0..<8)
    func `we read made documents as Foundation does, and throw where it throws`(_ seed: UInt64) {
        var maker = JSONMaker(seed: seed)
        var read = 0
        for _ in 0..<250 {
            let body = maker.document()
            let breaches = Agreement.breaches(body)
            #expect(breaches == [], "\(String(decoding: body, as: UTF8.self))")
            if (try? Decoding.decode(JSONValue.self, from: body, operation: "")) != nil { read += 1 }
        }
        #expect(read > 100)
    }

    @Test(arguments: 100..<108)
    func `damaged documents are no different`(_ seed: UInt64) {
        var maker = JSONMaker(seed: seed)
        var broken = 0
        for _ in 0..<250 {
            let body = maker.mutated(maker.document())
            #expect(Agreement.breaches(body) == [], "\(String(decoding: body, as: UTF8.self))")
            if !JSONGrammar.accepts(body) { broken += 1 }
        }
        #expect((25..<245).contains(broken))
    }

    @Test(arguments: [200, 201])
    func `a page with damage in it is read as Foundation reads it`(_ seed: UInt64) {
        let row =
            #"{"id": 1, "title": "A \u00e9", "overview": "é", "genre_ids": [18, 35], "popularity": 61.416, "vote_count": 7.0, "adult": false}"#
        let page = Data(#"{"page": 1, "results": [\#(row), \#(row)], "total_pages": 2, "total_results": 3}"#.utf8)
        var maker = JSONMaker(seed: seed)
        for _ in 0..<300 {
            let body = maker.mutated(page)
            #expect(Agreement.breaches(body) == [], "\(String(decoding: body, as: UTF8.self))")
        }
    }
}
