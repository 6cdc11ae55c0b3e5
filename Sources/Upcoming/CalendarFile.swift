import Marquee
import MarqueeData

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A calendar of events in the format iCalendar (RFC 5545).
///
/// ```swift
/// let calendar = CalendarFile(upcoming.entries, name: "Marquee", stamp: .now)
/// try Data(calendar.text.utf8).write(to: file)
/// ```
///
/// An event is a whole day without a time zone. Its identifier does not depend on its day, so a calendar program moves an event whose day has
/// changed. Pass the text of the last calendar, so that such an event has a higher sequence number.
public struct CalendarFile: Sendable {
    /// The calendar, with lines of at most 75 bytes that end with CR and LF.
    public let text: String

    /// Writes a calendar.
    ///
    /// - Parameters:
    ///   - entries: The events.
    ///   - name: The name of the calendar.
    ///   - stamp: The time of the calendar.
    ///   - previous: The text of the last calendar; nil for the first one. Text that is no calendar is ignored.
    ///   - summary: The line of an event; nil writes the title with the number of the episode.
    public init(
        _ entries: [UpcomingEntry], name: String, stamp: Date, previous: String? = nil, summary: ((UpcomingEntry) -> String)? = nil
    ) {
        let known = previous.map(Self.events) ?? [:]
        let stamp = Self.time(stamp)
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Marquee//Upcoming//EN", "CALSCALE:GREGORIAN", "X-WR-CALNAME:" + Self.escaped(name),
        ]
        for entry in entries {
            let (uid, day) = (entry.id + "@marquee", Self.date(entry.day))
            let sequence = known[uid].map { $0.day == day ? $0.sequence : min($0.sequence, .max - 1) + 1 } ?? 0
            lines += [
                "BEGIN:VEVENT", "UID:" + uid, "DTSTAMP:" + stamp, "DTSTART;VALUE=DATE:" + day, "SEQUENCE:\(sequence)",
                "SUMMARY:" + Self.escaped(summary?(entry) ?? Self.summary(of: entry)),
                "URL:" + Self.url(of: entry), "TRANSP:TRANSPARENT", "END:VEVENT",
            ]
        }
        lines.append("END:VCALENDAR")
        text = lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// `Title 1×02: Name`, `Title`.
    private static func summary(of entry: UpcomingEntry) -> String {
        guard case .episode(let episode, let name) = entry.event else { return entry.title }
        let number = episode.number < 10 ? "0\(episode.number)" : "\(episode.number)"
        return "\(entry.title) \(episode.season)×\(number)" + (name.isEmpty ? "" : ": \(name)")
    }

    private static func url(of entry: UpcomingEntry) -> String {
        switch entry.event {
        case .episode(let episode, _): ItemReference.episode(episode).tmdbURL.absoluteString
        case .release(let movie, _, _): ItemReference.movie(movie).tmdbURL.absoluteString
        }
    }

    private static func date(_ day: Day) -> String { day.description.filter { $0 != "-" } }

    private static func time(_ date: Date) -> String {
        let seconds = Int(max(0, min(date.milliseconds / 1_000, 253_402_300_799)))
        let (hours, minutes) = (seconds / 3_600 % 24, seconds / 60 % 60)
        let clock = [hours, minutes, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
        return Self.date(Day(Date(timeIntervalSince1970: Double(seconds)), in: .gmt)) + "T" + clock + "Z"
    }

    /// The text with the signs that have a meaning in the format escaped, and without control characters.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\" + String(scalar)
            case "\n", "\u{2028}", "\u{2029}": escaped += "\\n"
            case _ where scalar.properties.generalCategory == .control: continue
            // Signs that turn the direction of the text around them would change other lines of the calendar program.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The line cut into parts of at most 75 bytes, between characters. Each part but the first one begins with a space.
    private static func folded(_ line: String) -> String {
        var (folded, count) = ("", 0)
        for scalar in line.unicodeScalars {
            let bytes = UTF8.width(scalar)
            if count + bytes > 75 {
                folded += "\r\n "
                count = 1
            }
            folded.unicodeScalars.append(scalar)
            count += bytes
        }
        return folded
    }

    /// The days and sequence numbers of the events of a calendar, by their identifiers. Only what this type has written is read.
    private static func events(in text: String) -> [String: (day: String, sequence: Int)] {
        var events: [String: (day: String, sequence: Int)] = [:]
        var (uid, day, sequence): (String?, String?, Int) = (nil, nil, 0)
        let unfolded = String(text.prefix(4 << 20)).replacing("\r\n ", with: "").replacing("\n ", with: "")
        for line in unfolded.split(whereSeparator: \.isNewline) {
            if line == "BEGIN:VEVENT" { (uid, day, sequence) = (nil, nil, 0) }
            if line.hasPrefix("UID:") { uid = String(line.dropFirst(4)) }
            if line.hasPrefix("DTSTART;VALUE=DATE:") { day = String(line.dropFirst(19)) }
            if line.hasPrefix("SEQUENCE:") { sequence = max(0, Int(line.dropFirst(9)) ?? 0) }
            if line == "END:VEVENT", let uid, let day { events[uid] = (day, sequence) }
        }
        return events
    }
}
