import Foundation
import Marquee
import MarqueeUpcoming
import TestKit
import Testing

/// Calendars of random libraries, read by the parser of another project: `icalendar` for Python, which `Scripts/setup-icalendar` installs.
struct ForeignParserTests {
    private static let python = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.build/tools/icalendar/bin/python")
        .standardized.path

    /// Prints a line for each file: the events by their identifiers, with day, sequence number and summary.
    private static let program = """
        import datetime, json, pathlib, sys
        from icalendar import Calendar
        folder = pathlib.Path(sys.argv[1])
        for file in sorted(folder.glob("*.ics")):
            calendar = Calendar.from_ical(file.read_bytes())
            events = [[str(e["UID"]), e.decoded("DTSTART").isoformat(), int(e["SEQUENCE"]), str(e["SUMMARY"])] for e in calendar.walk("VEVENT")]
            assert all(type(e.decoded("DTSTART")) is datetime.date for e in calendar.walk("VEVENT")), file
            assert not calendar.errors and not any(e.errors for e in calendar.walk("VEVENT")), file
            expected = json.loads(file.with_suffix(".json").read_text())
            assert str(calendar["X-WR-CALNAME"]) == expected["name"], (file, str(calendar["X-WR-CALNAME"]))
            assert events == expected["events"], (file, events, expected["events"])
        print("read", len(list(folder.glob("*.ics"))))
        """

    private static let words = [
        "Harbor", "a,b;c\\d", "Größe", "日本", "🎬🎬", "“x”", "N", "\\n", ":", "=", "и", "  ", String(repeating: "long ", count: 30),
    ]

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
    func `another parser reads the calendars of 200 random libraries as they were written`() async throws {
        var random = SplitMix64(seed: 50)
        let folder = try TemporaryFolder()
        func text() -> String {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
                .split(separator: " ").joined(separator: " ")
        }
        let first = try #require(Day("2026-11-29"))
        for library in 0..<200 {
            let entries = (0..<Int.random(in: 0...30, using: &random)).map { number -> UpcomingEntry in
                let event: UpcomingEntry.Event =
                    number.isMultiple(of: 2)
                    ? .episode(EpisodeReference(series: 1_000 + number, season: number % 7, number: number), name: text())
                    : .release(2_000 + number, .theatrical, region: number % 3 == 0 ? nil : "DE")
                let day = Day(first.date(in: .gmt).addingTimeInterval(Double(Int.random(in: 0...400, using: &random)) * 86_400), in: .gmt)
                return UpcomingEntry(event, title: text(), day: day)
            }
            let name = "Library \(library)"
            let stamp = Date(timeIntervalSince1970: 1_790_000_000)
            var calendar = CalendarFile(entries, name: name, stamp: stamp) { $0.title }
            // Every other library is written again after some days have moved.
            var (moved, sequences) = (entries, [String: Int]())
            if library.isMultiple(of: 2) {
                for index in moved.indices where Bool.random(using: &random) {
                    moved[index].day = Day(moved[index].day.date(in: .gmt).addingTimeInterval(86_400), in: .gmt)
                    sequences[moved[index].id] = 1
                }
                calendar = CalendarFile(moved, name: name, stamp: stamp, previous: calendar.text) { $0.title }
            }
            let events = moved.map { [$0.id + "@marquee", $0.day.description, sequences[$0.id] ?? 0, $0.title] as [Any] }
            let expected = try JSONSerialization.data(withJSONObject: ["name": name, "events": events])
            try Data(calendar.text.utf8).write(to: URL(fileURLWithPath: folder.path("\(library).ics")))
            try expected.write(to: URL(fileURLWithPath: folder.path("\(library).json")))
        }
        let script = folder.path("read.py")
        try Self.program.write(toFile: script, atomically: false, encoding: .utf8)
        let (end, output) = try await ChildProcess.run([Self.python, script, folder.path("")], environment: [:])
        #expect(end == .exit(0) && output.contains("read 200"), "\(output)")
    }
}
