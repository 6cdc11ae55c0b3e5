import MarqueeDomain
import Testing

struct DayTests {
    @Test(arguments: [
        ("1999-10-15", "1999-10-15"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
        ("2023-10-06 14:00:15 UTC", "2023-10-06"), ("2023-10-06T00:00:00.000Z", "2023-10-06"), ("0001-01-01", "0001-01-01"),
    ])
    func `reads the day at the front`(_ text: String, _ day: String) {
        #expect(Day(text)?.description == day)
    }

    @Test(arguments: [
        "", "1968", "1968-05", "1968-13-01", "1968-00-10", "2023-02-29", "1900-02-29", "2023-04-31", "2023-1-01", "2023-01-1",
        "20230-01-011", "abcd-ef-gh", "2023/01/01", "0000-01-01", "2023-01-012", "－2023-01-01", "2023-01-0１",
    ])
    func `is nil for anything else`(_ text: String) {
        #expect(Day(text) == nil)
    }

    @Test(arguments: [("1999-10-15", "1999-10-15", 0), ("2024-02-28", "2024-03-01", 2), ("2000-01-01", "1999-12-31", -1)])
    func `counts the days until another day`(_ first: String, _ last: String, _ count: Int) throws {
        #expect(try #require(Day(first)).days(until: try #require(Day(last))) == count)
    }

    @Test func `orders by calendar`() throws {
        let days = try ["2001-01-31", "2000-12-31", "2001-02-01", "2001-01-30"].map { try #require(Day($0)) }
        #expect(days.sorted().map(\.description) == ["2000-12-31", "2001-01-30", "2001-01-31", "2001-02-01"])
    }
}
