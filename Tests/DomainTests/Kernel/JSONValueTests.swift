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
}
