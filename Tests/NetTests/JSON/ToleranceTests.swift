import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct ToleranceTests {
    @Test(arguments: [
        ("7", 7), ("-7", -7), ("0", 0), ("7.0", 7), ("7.9", 7), ("-7.9", -7), ("1e3", 1000), (#""12""#, 12),
        ("9007199254740993", 9_007_199_254_740_993),
        ("9223372036854775807", .max),
    ])
    func `a whole number is read however it is written`(_ json: String, _ value: Int) throws {
        #expect(try read(json).number == value)
    }

    @Test(arguments: ["1e300", "-1e300", "9223372036854775808", #""7.5""#, #""seven""#, #""٧""#, "true", "[1]", "{}"])
    func `what is no whole number is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).number == nil)
    }

    @Test(arguments: [
        ("1999-10-15", "1999-10-15"), ("2023-10-06 14:00:15 UTC", "2023-10-06"), ("2023-10-06T00:00:00.000Z", "2023-10-06"),
    ])
    func `a day is read in every form`(_ text: String, _ day: String) throws {
        #expect(try read("\"\(text)\"").day?.description == day)
    }

    @Test(arguments: [
        #""1968""#, #""1968-05""#, #""1968-00-00""#, #""2023-02-30""#, #""15/10/1999""#, #""soon""#, "1999",
        "[]", "{}", "true",
    ])
    func `a day in part or malformed is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).day == nil)
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("1970-01-01T00:00:01Z", 1), ("1970-01-02 00:00:00 UTC", 86_400), ("1969-12-31T23:59:59.000Z", -1),
        ("2018-06-09T17:51:53.359Z", 1_528_566_713.359), ("2016-03-05T02:03:14.000Z", 1_457_143_394),
        ("2023-10-06 14:00:15 UTC", 1_696_600_815), ("2023-10-06", 1_696_550_400), ("2023-10-06T00:00:00.000Z", 1_696_550_400),
        ("2000-02-29T12:00:00Z", 951_825_600), ("2024-02-29 23:59:59 UTC", 1_709_251_199), ("2024-03-01", 1_709_251_200),
        ("1900-03-01", -2_203_891_200), ("0001-01-01", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("2023-10-06T25:00:00Z", 1_696_550_400), ("2023-10-06Tsoon", 1_696_550_400), ("2023-10-06T14:00:15.Z", 1_696_600_815),
    ])
    func `a moment is read in every form`(_ text: String, _ seconds: Double) throws {
        let moment = try #require(try read("\"\(text)\"").moment)
        #expect(abs(moment.timeIntervalSince1970 - seconds) < 0.000_5)
    }

    @Test(arguments: [#""2023""#, #""2023-13-01T00:00:00Z""#, #""yesterday""#, "1696600815", "[]"])
    func `a moment without a day is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).moment == nil)
    }

    @Test(arguments: ["/abc123.jpg", "/a-b_C.png", "/x.svg", "/x.webp", "/x.jpeg"])
    func `a picture's path is read`(_ text: String) throws {
        #expect(try read("\"\(text)\"").path?.description == text)
    }

    @Test(arguments: [
        #""abc.jpg""#, #""/../abc.jpg""#, #""//evil.example/a.jpg""#, #""/https://secure.example/a.jpg""#, #""/a.jpg?x""#,
        #""/a.exe""#, #""/a b.jpg""#, #""/a\u0000.jpg""#, #""/%2e.jpg""#, #""/.jpg""#, #""/é.jpg""#, "5", "{}",
    ])
    func `what is no path of a picture is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).path == nil)
    }

    @Test(arguments: [("0", false), ("1", true), ("true", true), ("false", false), ("1.0", true)])
    func `a flag is read as a word or as a number`(_ json: String, _ flag: Bool) throws {
        #expect(try read(json).flag == flag)
    }

    @Test(arguments: ["2", "-1", "0.5", #""true""#, #""1""#, "[]", "{}"])
    func `what is no flag is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).flag == nil)
    }

    @Test(arguments: [("12.5", 12.5), (#""12.5""#, 12.5), ("7", 7), (#""-1e3""#, -1_000)])
    func `a number is read as a number or as a text`(_ json: String, _ number: Double) throws {
        #expect(try read(json).double == number)
    }

    @Test(arguments: [#""nan""#, #""inf""#, #""12,5""#, #""high""#, "true", "[]", "1e400"])
    func `what is no number is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).double == nil)
    }

    @Test(arguments: ["5", "true", "[]", "{}"])
    func `what is no text is absent and counted`(_ json: String) throws {
        #expect(try read(json, losing: 1).text == nil)
    }

    @Test(arguments: [#""a\ud834""#, #""a\udd1e""#, #""a\ud834\u0041""#])
    func `half of a surrogate pair is a replacement character`(_ json: String) throws {
        #expect(try read(json).text?.hasPrefix("a\u{FFFD}") == true)
    }

    @Test func `a lone value in the place of a list is a list of one`() throws {
        #expect(try read("18").numbers == [18])
        #expect(try read(#""US""#).words == ["US"])
        #expect(try read(#"{"id": 1, "title": "A"}"#).rows?.map(\.id) == [1])
        #expect(try read(#""drama""#, losing: 1).numbers == nil)
    }

    @Test func `an absent or null key, and an empty text for what is no text, is no value and no loss`() throws {
        for json in [nil, "null", #""""#] {
            for field in ["number", "double", "flag", "day", "moment", "path", "numbers", "words", "rows", "part"] {
                let member = json.map { ", \"\(field)\": \($0)" } ?? ""
                let (shape, losses) = try Self.shape(Data("{\"id\": 1\(member)}".utf8))
                #expect(Mirror(reflecting: shape).children.allSatisfy { $0.label == "id" || "\($0.value)" == "nil" }, "\(field)")
                #expect(losses == DecodingLosses())
            }
        }
    }

    private struct Title: ObjectShape, Decodable {
        let id: Int
        let title: String

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            title = try row.required("title")
        }
    }

    private struct Shape: ObjectShape, Decodable {
        let id: Int
        let number: Int?
        let double: Double?
        let flag: Bool?
        let text: String?
        let day: Day?
        let moment: Date?
        let path: ImagePath?
        let numbers: [Int]?
        let words: [String]?
        let rows: [Title]?
        let part: Title?

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            number = row.optional("number")
            double = row.optional("double")
            flag = row.optional("flag")
            text = row.optional("text")
            day = row.optional("day")
            moment = row.optional("moment")
            path = row.optional("path")
            numbers = row.optional("numbers")
            words = row.optional("words")
            rows = row.optional("rows")
            part = row.optional("part")
        }
    }

    /// The shape, and the same as a type of a program reads it.
    private static func shape(_ body: Data) throws -> (answer: Shape, losses: DecodingLosses) {
        let ours = try Decoding.decode(Shape.self, from: body, operation: "")
        let theirs = try program(Shape.self, body)
        #expect("\(ours)" == "\(theirs)")
        return ours
    }

    private static func program<Value: Decodable>(_ type: Value.Type, _ body: Data) throws -> (answer: Value, losses: DecodingLosses) {
        try Decoding.decode(type, from: body, operation: "")
    }

    /// The value of every field that is read from the same JSON, one field at a time, with the losses of the field that is asked for.
    private struct Fields {
        let json: String
        let losses: Int

        private func shape(_ field: String) throws -> Shape {
            let body = Data("{\"id\": 1, \"\(field)\": \(json)}".utf8)
            let (shape, found) = try ToleranceTests.shape(body)
            #expect(found.fields == losses && found.rows == 0, "\(field): \(json)")
            return shape
        }

        var number: Int? { get throws { try shape("number").number } }
        var double: Double? { get throws { try shape("double").double } }
        var flag: Bool? { get throws { try shape("flag").flag } }
        var text: String? { get throws { try shape("text").text } }
        var day: Day? { get throws { try shape("day").day } }
        var moment: Date? { get throws { try shape("moment").moment } }
        var path: ImagePath? { get throws { try shape("path").path } }
        var numbers: [Int]? { get throws { try shape("numbers").numbers } }
        var words: [String]? { get throws { try shape("words").words } }
        var rows: [Title]? { get throws { try shape("rows").rows } }
    }

    private func read(_ json: String, losing losses: Int = 0) -> Fields { Fields(json: json, losses: losses) }
}
