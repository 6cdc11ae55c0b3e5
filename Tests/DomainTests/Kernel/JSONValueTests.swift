import Foundation
import MarqueeDomain
import Testing

struct JSONValueTests {
    @Test func `a value is encoded as what it is, and read again`() throws {
        let value = JSONValue.object(["a": .list([.null, .flag(true), .number(1.5), .text("b")])])
        let data = try JSONEncoder().encode(value)
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":[null,true,1.5,"b"]}"#)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }

    @Test func `a value is read step by step, and a missing step is null`() {
        let value: JSONValue = ["results": [["id": 550, "title": "Fight Club", "vote": 8.4, "adult": false]], "page": 1]
        #expect(value["page"].int == 1 && value["results"].array?.count == 1 && value["results"].dictionary == nil)
        let first = value["results"][0]
        #expect(first["id"].int == 550 && first["title"].string == "Fight Club" && first["vote"].double == 8.4)
        #expect(first["adult"].bool == false && first["vote"].int == nil && first["id"].string == nil && first["title"].int == nil)
        for missing in [value["a"], value["results"][1], value["results"][-1], value["page"]["a"][0], value[0]] {
            #expect(missing == .null)
        }
        #expect(value.dictionary?.keys.sorted() == ["page", "results"])
    }

    @Test func `of two members with one name, the last one counts`() {
        #expect((["a": 1, "a": 2] as JSONValue)["a"].int == 2)
    }
}
