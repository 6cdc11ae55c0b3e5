import Foundation
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct LooseTests {
    @Test(arguments: [
        ("7", 7), ("-7", -7), ("0", 0), ("7.0", 7), ("7.9", 7), ("-7.9", -7), ("1e3", 1000), (#""12""#, 12),
        ("9007199254740993", 9_007_199_254_740_993),
        ("9223372036854775807", .max),
    ])
    func `a whole number is read however it is written`(_ json: String, _ value: Int) throws {
        #expect(try decoded(LooseInt.self, json).value == value)
    }

    @Test(arguments: ["1e300", "-1e300", "9223372036854775808", #""""#, #""7.5""#, #""seven""#, #""٧""#, "true", "[1]", "{}", "null"])
    func `what is no whole number is nil`(_ json: String) throws {
        #expect(try decoded(LooseInt.self, json).value == nil)
    }

    @Test(arguments: [
        ("1999-10-15", "1999-10-15"), ("2023-10-06 14:00:15 UTC", "2023-10-06"), ("2023-10-06T00:00:00.000Z", "2023-10-06"),
    ])
    func `a day is read in every form`(_ text: String, _ day: String) throws {
        #expect(try decoded(LooseDay.self, "\"\(text)\"").value?.description == day)
    }

    @Test(arguments: [
        #""""#, #""1968""#, #""1968-05""#, #""1968-00-00""#, #""2023-02-30""#, #""15/10/1999""#, #""soon""#, "1999", "null",
        "[]", "{}", "true",
    ])
    func `a day that is empty, in part or malformed is nil`(_ json: String) throws {
        #expect(try decoded(LooseDay.self, json).value == nil)
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
        let moment = try #require(try decoded(LooseMoment.self, "\"\(text)\"").value)
        #expect(abs(moment.timeIntervalSince1970 - seconds) < 0.000_5)
    }

    @Test(arguments: [#""""#, #""2023""#, #""2023-13-01T00:00:00Z""#, #""yesterday""#, "1696600815", "null", "[]"])
    func `a moment without a day is nil`(_ json: String) throws {
        #expect(try decoded(LooseMoment.self, json).value == nil)
    }

    @Test(arguments: ["/abc123.jpg", "/a-b_C.png", "/x.svg", "/x.webp", "/x.jpeg"])
    func `a picture's path is read`(_ text: String) throws {
        #expect(try decoded(LooseImagePath.self, "\"\(text)\"").value?.description == text)
    }

    @Test(arguments: [
        #""""#, #""abc.jpg""#, #""/../abc.jpg""#, #""//evil.example/a.jpg""#, #""/https://secure.example/a.jpg""#, #""/a.jpg?x""#,
        #""/a.exe""#, #""/a b.jpg""#, #""/a\u0000.jpg""#, #""/%2e.jpg""#, #""/.jpg""#, #""/é.jpg""#, "5", "null", "{}",
    ])
    func `what is no path of a picture is nil`(_ json: String) throws {
        #expect(try decoded(LooseImagePath.self, json).value == nil)
    }

    @Test func `an absent or null key is no value at all`() throws {
        struct Shape: Decodable, Sendable {
            let number: LooseInt?
            let day: LooseDay?
            let moment: LooseMoment?
            let path: LooseImagePath?
            let rows: Rows<Int>?
        }
        for json in ["{}", #"{"number": null, "day": null, "moment": null, "path": null, "rows": null}"#] {
            let shape = try decoded(Shape.self, json)
            #expect(shape.number == nil && shape.day == nil && shape.moment == nil && shape.path == nil && shape.rows == nil)
        }
    }

    /// In an array, because a bare value is no answer.
    private func decoded<Value: Decodable & Sendable>(_ type: Value.Type, _ json: String) throws -> Value {
        try #require(try Decoding.decode([Value].self, from: Data("[\(json)]".utf8), operation: "").answer.first)
    }
}
