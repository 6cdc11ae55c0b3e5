import Foundation
import Marquee
import MarqueeUpcoming
import Testing

struct CalendarFileTests {
    private let stamp = Date(timeIntervalSince1970: 1_700_000_000)
    private let episode = UpcomingEntry(
        .episode(EpisodeReference(series: 1399, season: 1, number: 2), name: "The Kingsroad"), title: "Game of Thrones",
        day: Day(year: 2026, month: 12, day: 3)!)

    @Test func `a calendar has one event a whole day, with lines that end with CR and LF`() {
        let text = CalendarFile([episode], name: "Mine", stamp: stamp).text
        #expect(
            text
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Marquee//Upcoming//EN", "CALSCALE:GREGORIAN", "X-WR-CALNAME:Mine",
                    "BEGIN:VEVENT", "UID:tv-1399-s1e2@marquee", "DTSTAMP:20231114T221320Z", "DTSTART;VALUE=DATE:20261203", "SEQUENCE:0",
                    "SUMMARY:Game of Thrones 1×02: The Kingsroad", "URL:https://www.themoviedb.org/tv/1399/season/1/episode/2",
                    "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR",
                ].map { $0 + "\r\n" }.joined())
    }

    @Test func `a moved event keeps its identifier and has a higher sequence number`() {
        var moved = episode
        var last = CalendarFile([episode], name: "Mine", stamp: stamp).text
        for (day, sequence) in [(3, 0), (10, 1), (10, 1), (4, 2)] {
            moved.day = Day(year: 2026, month: 12, day: day)!
            last = CalendarFile([moved], name: "Mine", stamp: stamp, previous: last).text
            #expect(last.contains("UID:tv-1399-s1e2@marquee\r\n") && last.contains("SEQUENCE:\(sequence)\r\n"), "\(day)")
        }
    }

    @Test(arguments: [
        "a,b;c\\d", "line\nbreak\r\nEND:VEVENT", "\u{202E}reversed", String(repeating: "é", count: 300), String(repeating: "👩‍👩‍👧", count: 50),
        "\u{0}\u{1B}[31m", "BEGIN:VEVENT", String(repeating: "x", count: 75), "",
    ])
    func `a hostile title cannot add a line or a property`(_ title: String) throws {
        var entry = episode
        entry.title = title
        entry.event = .episode(EpisodeReference(series: 1, season: 1, number: 1), name: title)
        let text = CalendarFile([entry], name: title, stamp: stamp).text
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\r") && !$0.contains("\n") })
        let unfolded = unfolded(text)
        #expect(unfolded.count == 15 && unfolded.count { $0 == "END:VEVENT" } == 1)
        #expect(
            unfolded.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" } }
        )
        // A summary reads as it was typed, apart from what cannot be shown.
        if !title.contains(where: \.isNewline), title.allSatisfy({ $0.isASCII && $0 >= " " }) {
            let escaped = title.replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;")
            #expect(unfolded.contains { $0.hasPrefix("SUMMARY:\(escaped) 1×01") })
        }
    }

    @Test(arguments: [
        "", "no calendar", "BEGIN:VEVENT\r\nSEQUENCE:99999999999999999999\r\nUID:tv-1399-s1e2@marquee\r\nEND:VEVENT\r\n", "\u{0}",
    ])
    func `text that is no calendar is no previous one`(_ previous: String) {
        #expect(CalendarFile([episode], name: "", stamp: stamp, previous: previous).text.contains("SEQUENCE:0\r\n"))
    }

    @Test func `events that moved since an earlier reading have the day of it`() {
        var upcoming = Upcoming(first: Day(year: 2026, month: 12, day: 3)!)
        upcoming.entries = [episode]
        var earlier = episode
        #expect(upcoming.moved(since: [earlier]).entries[0].previousDay == nil)
        earlier.day = Day(year: 2026, month: 11, day: 26)!
        #expect(upcoming.moved(since: [earlier]).entries[0].previousDay == earlier.day)
        #expect(upcoming.moved(since: []).entries[0].previousDay == nil)
        #expect(upcoming.today.count == 1 && upcoming.thisWeek.isEmpty && upcoming.later.isEmpty)
        upcoming.first = Day(year: 2026, month: 12, day: 1)!
        #expect(upcoming.today.isEmpty && upcoming.thisWeek.count == 1)
        upcoming.first = Day(year: 2026, month: 11, day: 26)!
        #expect(upcoming.thisWeek.isEmpty && upcoming.later.count == 1)
    }

    /// The lines of a calendar as they were before they were cut, found by bytes: a sign can join the space before it.
    private func unfolded(_ text: String) -> [String] {
        var lines: [[UInt8]] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let bytes = line.last == 13 ? Array(line.dropLast()) : Array(line)
            if bytes.first == UInt8(ascii: " "), !lines.isEmpty { lines[lines.count - 1] += bytes.dropFirst() } else { lines.append(bytes) }
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
