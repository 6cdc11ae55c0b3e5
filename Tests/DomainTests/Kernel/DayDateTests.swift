import Foundation
import MarqueeDomain
import Testing

/// Days and the moments in them.
struct DayDateTests {
    private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

    @Test(arguments: [
        ("1970-01-01", 0.0), ("1969-12-31", -1.0), ("1999-10-15", 939_945_600), ("2000-02-29", 951_782_400),
        ("0001-01-01", -62_135_596_800),
        ("9999-12-31", 253_402_300_799),
    ])
    func `the day of a moment in Greenwich`(_ day: String, _ seconds: Double) {
        #expect(Day(Date(timeIntervalSince1970: seconds), in: .gmt).description == day)
    }

    @Test func `every day of eight hundred years is that of its first moment`() throws {
        var day = try #require(Day(year: 1600, month: 1, day: 1))
        var moment = day.date(in: .gmt)
        while day.year < 2400 {
            #expect(Day(moment, in: .gmt) == day && day.date(in: .gmt) == moment)
            moment += 86_400
            day = Day(moment, in: .gmt)
        }
        #expect(day == Day(year: 2400, month: 1, day: 1))
    }

    @Test func `moments outside of the known years become the first and the last day`() {
        #expect(Day(Date(timeIntervalSince1970: -1e14), in: .gmt).description == "0001-01-01")
        #expect(Day(Date(timeIntervalSince1970: 1e14), in: .gmt).description == "9999-12-31")
        #expect(Day(.distantPast, in: .gmt).description == "0001-01-01")
    }

    @Test func `one moment is two days in two time zones`() throws {
        let moment = Date(timeIntervalSince1970: 951_782_400)
        #expect(Day(moment, in: try zone("America/New_York")).description == "2000-02-28")
        #expect(Day(moment, in: try zone("Asia/Tokyo")).description == "2000-02-29")
    }

    /// In these zones the clocks of these days skip midnight, repeat it, or change later.
    @Test(arguments: [
        ("2018-11-04", "America/Sao_Paulo", 1_541_300_400.0), ("2018-02-18", "America/Sao_Paulo", 1_518_922_800),
        ("2019-03-31", "Asia/Beirut", 1_553_983_200), ("2019-03-31", "Europe/Berlin", 1_553_986_800),
        ("2019-11-03", "America/Havana", 1_572_753_600), ("1999-10-15", "Asia/Kolkata", 939_925_800),
    ])
    func `the first moment of a day in a time zone`(_ text: String, _ name: String, _ seconds: Double) throws {
        let day = try #require(Day(text))
        let zone = try zone(name)
        let moment = day.date(in: zone)
        #expect(moment.timeIntervalSince1970 == seconds)
        #expect(Day(moment, in: zone) == day && Day(moment - 1, in: zone) < day)
    }

    @Test func `today is the day of this moment`() {
        let before = Day(Date(), in: .gmt)
        let today = Day.today(in: .gmt)
        #expect(before <= today && today <= Day(Date(), in: .gmt))
    }

    @Test func `A day is formatted by a style of Foundation, and as ISO 8601 without one`() throws {
        let day = try #require(Day("1999-10-15"))
        #expect(day.formatted() == "1999-10-15")
        let style = Date.FormatStyle(locale: Locale(identifier: "en_US")).day().month(.wide).year()
        #expect(day.formatted(style) == "October 15, 1999")
        #expect(Day(Date(day)) == day && Date(day, in: .gmt) == day.date(in: .gmt))
    }
}
