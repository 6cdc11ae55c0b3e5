import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct DecodingTests {
    private let movies = TMDBMovies(WireScene().tmdb)

    @Test(arguments: [
        ("", "answer.empty"), (" \r\n\t ", "answer.empty"), ("\u{FEFF}{}", "answer.notJSON"), ("\0", "answer.notJSON"),
        ("<!DOCTYPE html><html>m4rker</html>", "answer.notJSON"), ("m4rker", "answer.notJSON"), ("null", "answer.notJSON"),
        ("\"m4rker\"", "answer.notJSON"), ("7", "answer.notJSON"), ("true", "answer.notJSON"), ("\u{1F}\u{8B}\u{8}", "answer.notJSON"),
        ("{", "answer.malformed"), ("{]", "answer.malformed"), (#"{"results": [}"#, "answer.malformed"),
        (#"{"m4rker""#, "answer.malformed"),
        (#"{} {"m4rker": 1}"#, "answer.malformed"), ("{'results': []}", "answer.malformed"),
        ("[]", "answer.type"), (#"["m4rker"]"#, "answer.type"), (#"[{"results": []}]"#, "answer.type"),
        ("{}", "answer.fieldMissing"), (#"{"m4rker": 1}"#, "answer.fieldMissing"), (#"{"results": {"m4rker": 1}}"#, "answer.fieldMissing"),
        (#"{"results": [{"m4rker": 1}, "m4rker"]}"#, "answer.listRows"), (#"{"success": true}"#, "answer.fieldMissing"),
        (#"{"results": "m4rker"}"#, "answer.fieldType"),
        (#"{"userId": 1, "id": 1, "title": "m4rker", "completed": false}"#, "answer.fieldMissing"),
    ])
    func `what is no page is unreadable, and the error holds nothing of it`(_ body: String, _ reason: String) throws {
        let error = try #require(refusal(of: Data(body.utf8)))
        #expect(error.code == .unreadable)
        #expect(error.operation == "GET /3/movie/popular")
        #expect(error.reason.key == reason)
        #expect(!"\(error)".contains("m4rker"))
        #expect(TextLanguage.allCases.allSatisfy { $0 == .english || error.reason.text(in: $0) != error.reason.text })
    }

    @Test(arguments: [
        (#"{"page": 1}"#, "In the answer, results is missing."), (#"{"results": null}"#, "In the answer, results is null."),
        (#"{"results": 5}"#, "In the answer, results has another type."),
    ])
    func `the error says which part of the answer is wrong`(_ body: String, _ text: String) throws {
        let reason = try #require(refusal(of: Data(body.utf8))).reason
        #expect(reason.text == text)
        #expect(reason.text(in: .german).hasPrefix("In der Antwort ") && reason.text(in: .german).contains("results"))
    }

    @Test(arguments: [
        (#"{"id": "m4rker", "title": "m4rker"}"#, "In the answer, id has another type."),
        (#"{"id": 1, "title": ["m4rker"]}"#, "In the answer, title has another type."),
    ])
    func `a single answer that is broken is unreadable as a whole`(_ body: String, _ text: String) throws {
        let error = try #require(refusal(ofDetails: Data(body.utf8)))
        #expect(error.code == .unreadable)
        #expect(error.reason.text == text)
    }

    @Test func `keys from outside are not shown in a path`() throws {
        struct Offers: Decodable { let flatRate: Int }
        struct Countries: Decodable {
            let results: Inner; struct Inner: Decodable { let de: Offers; enum CodingKeys: String, CodingKey { case de = "M4RKER " } }
        }
        let body = Data(#"{"results": {"M4RKER ": {"flat_rate": "m4rker"}}}"#.utf8)
        let error = failure(of: { () throws(MarqueeError) in try Decoding.decode(Countries.self, from: body, operation: "GET /x").answer })
        #expect(error?.reason.text == "In the answer, results.?.flat_rate has another type.")
    }

    @Test(arguments: [65, 100_000])
    func `nesting too deep is refused, wherever it is`(_ depth: Int) throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"results":"#, "}]")] {
            let deep = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            for body in [deep, #"{"results": [], "unknown": \#(deep)}"#, #"{"results": [\#(deep)]}"#] {
                #expect(try #require(refusal(of: Data(body.utf8))).reason.key == "answer.deep")
            }
            let unclosed = String(repeating: open, count: depth)
            #expect(try #require(refusal(of: Data(unclosed.utf8))).reason.key == "answer.deep")
        }
    }

    @Test func `nesting as deep as allowed is read`() throws {
        let deep = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
        #expect(refusal(of: Data(#"{"results": [], "unknown": \#(deep)}"#.utf8)) == nil)
        #expect(refusal(of: Data(#"{"results": [], "unknown": [\#(deep)]}"#.utf8))?.reason.key == "answer.deep")
    }

    @Test func `brackets in strings do not count`() throws {
        let brackets = String(repeating: #"[{\"\\"#, count: 1_000)
        let page = try movies.list(.popular()).adapt(
            Data(#"{"results": [{"id": 1, "title": "A", "overview": "\#(brackets)"}], "\#(brackets)": 1}"#.utf8))
        #expect(page.value.items.map(\.overview) == [String(repeating: #"[{"\"#, count: 1_000)])
        #expect(page.dropped == 0)
    }

    @Test func `bytes that are no UTF-8 never become text`() throws {
        for bad: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xC3], [0xF5, 0x80, 0x80, 0x80]] {
            let row = Data(#"{"id": 1, "title": ""#.utf8) + bad + Data(#""}"#.utf8)
            let body = Data(#"{"results": [{"id": 2, "title": "B"}, "#.utf8) + row + Data("]}".utf8)
            do throws(MarqueeError) {
                let page = try movies.list(.popular()).adapt(body)
                #expect(page.value.items.map(\.id) == [2])
                #expect(page.dropped == 1)
            } catch {
                #expect(error.code == .unreadable)
            }
            #expect(refusal(ofDetails: row)?.code == .unreadable)
        }
    }

    @Test func `other encodings cannot hide their depth`() throws {
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian] {
            let text = "{\"a\": \"\u{2200}\", \"b\": " + String(repeating: "[", count: 100_000)
            #expect(refusal(of: try #require(text.data(using: encoding)))?.code == .unreadable)
        }
    }

    private func refusal(ofDetails body: Data) -> MarqueeError? {
        failure(of: { () throws(MarqueeError) in try movies.details(1).adapt(body) })
    }

    private func refusal(of body: Data) -> MarqueeError? {
        failure(of: { () throws(MarqueeError) in try movies.list(.popular()).adapt(body) })
    }
}
