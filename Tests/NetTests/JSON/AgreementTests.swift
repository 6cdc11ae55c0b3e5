import Foundation
import MarqueeData
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
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

    /// Cases that the fuzzer has found.
    @Test(arguments: [
        "[0,-0,-0.0,0e4]", "[0E4,10e4,1.0e4,-0e4]", #"{"id":1,"genres":[{"id":1,"title":"A"},{"id":1,"name":"Drama"}]}"#,
    ])
    func `a zero with an exponent and a title in place of a name are read as by Foundation`(_ text: String) {
        #expect(Agreement.breaches(Data(text.utf8)) == [])
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

    @Test(arguments: [
        #"["\ud834"]"#, #"["\ud834\u0041"]"#, #"["\ud834\ud834\udd1e"]"#, #"["\udd1e\ud834"]"#, #"["\ud834\n"]"#, #"["\ud834 \udd1e"]"#,
        #"["\ud834\\u0041"]"#,
    ])
    func `half of a surrogate pair is no text for Foundation, and is repaired in an answer`(_ text: String) throws {
        #expect(Agreement.breaches(Data(text.utf8)) == [])
        #expect(throws: DecodingError.self) { try Agreement.strictly([String].self, Data(text.utf8)) }
        let page = Data(
            #"{"results": [{"id": 1, "title": "A", "unknown": \#(text)}, {"id": 2, "title": \#(text.dropFirst().dropLast())}]}"#.utf8)
        let (answer, losses) = try Decoding.decode(PageDTO<MovieDTO>.self, from: page, operation: "")
        #expect(answer.results.map(\.id) == [1, 2])
        #expect(answer.results[1].title.contains("\u{FFFD}"))
        #expect(losses == DecodingLosses())
    }

    @Test func `keys that Unicode holds equal are one key`() throws {
        struct Signs: Decodable, Equatable {
            let kelvin: Int?
            let ångström: Int?

            enum CodingKeys: String, CodingKey {
                case kelvin = "\u{212A}"
                case ångström = "A\u{30A}"
            }
        }
        let bodies = ["{\"K\": 1, \"\u{C5}\": 2}", #"{"\u212a": 1, "\u00c5": 2}"#, "{\"\u{212A}\": 1, \"K\": 3, \"\u{212B}\": 2}"]
        for body in bodies.map({ Data($0.utf8) }) {
            #expect(Agreement.breach(Signs.self, Agreement.Body(body)) == nil)
            #expect(try Agreement.strictly(Signs.self, body) == Signs(kelvin: 1, ångström: 2))
        }
    }
}
