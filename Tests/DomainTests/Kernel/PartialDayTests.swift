import Foundation
import MarqueeDomain
import Testing

struct PartialDayTests {
    @Test(arguments: [
        ("1956-07-09", "1956-07-09", 1956), ("1968", "1968", 1968), ("1968-05", "1968", 1968), ("1968-13-01", "1968", 1968),
        ("0033", "0033", 33),
    ])
    func `a day is read, or else its year`(_ text: String, _ description: String, _ year: Int) throws {
        let day = try #require(PartialDay(text))
        #expect(day.description == description && day.year == year && day.day == Day(text))
        let encoded = try JSONEncoder().encode([day])
        #expect(String(decoding: encoded, as: UTF8.self) == "[\"\(description)\"]")
        #expect(try JSONDecoder().decode([PartialDay].self, from: encoded) == [day])
    }

    @Test(arguments: ["", "0000", "196", "19680", "+968", "-968", "196x", "around 1968"])
    func `anything else is nil, and is not decoded`(_ text: String) {
        #expect(PartialDay(text) == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([PartialDay].self, from: Data("[\"\(text)\"]".utf8)) }
    }
}
