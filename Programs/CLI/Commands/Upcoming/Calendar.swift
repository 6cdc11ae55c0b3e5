import Foundation
import Marquee
import MarqueeUpcoming

extension Command {
    static let calendar = Command(
        name: "calendar", places: [.value(.id, .address, .title).open.optional()], summary: CommandSummaries.calendar,
        options: [.days, .ics]
    ) { (arguments, context) async throws(Failure) in
        let (wish, file) = (try UpcomingWish(arguments), arguments.text(.ics))
        if file == "-", arguments.has(.json) { throw .usage(Texts.outputAndJSON("ics")) }
        // Before any request: the file may be another one by mistake.
        let previous = try file.flatMap { $0 == "-" ? nil : $0 }.map { (path) throws(Failure) in try CalendarOnDisk(path) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (upcoming, _) = try await command.upcoming(wish)
            guard let file else { return try command.show(upcoming, wish) }
            let calendar = CalendarFile(
                upcoming.entries, name: "Marquee", stamp: context.clock.now(), previous: previous?.text, summary: { $0.summary })
            guard let previous else { return command.terminal.write(bytes: Array(calendar.text.utf8)) }
            try OutputFile.write(Array(calendar.text.utf8), to: previous.path)
            try command.show(
                text: { [Line(Texts.calendarWritten(upcoming.entries.count, file))] },
                json: { CalendarJSON(file: file, events: upcoming.entries.count) })
        }
    }
}

/// The file of a calendar, and what was written to it before.
private struct CalendarOnDisk {
    let path: String
    /// The calendar of before; nil without one.
    let text: String?

    /// A longer file is not read, so that its events begin anew.
    private static let mostBytes = 16 << 20
    private static let beginning = "BEGIN:VCALENDAR"

    /// Refuses to replace a file that is no calendar.
    init(_ path: String) throws(Failure) {
        self.path = path
        var found = stat()
        // A device or a pipe has no earlier calendar, and a pipe would keep a reader waiting.
        guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_size > 0 else {
            text = nil
            return
        }
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: Self.mostBytes) else {
            throw .usage(Texts.fileUnread(path), hint: Texts.nameOtherFile)
        }
        let read = String(decoding: bytes, as: UTF8.self)
        guard read.hasPrefix(Self.beginning) else { throw .usage(Texts.notACalendar(path), hint: Texts.nameOtherFile) }
        text = read
    }
}

extension UpcomingEntry {
    /// The line of an event in a calendar.
    fileprivate var summary: String {
        // A day that has moved is moved by its sequence number.
        let notes = [isSeasonStart ? Texts.newSeason : nil, isFinale ? Texts.finale : nil].compactMap { $0 }
        return words + (notes.isEmpty ? "" : " (\(notes.joined(separator: Texts.comma)))")
    }
}
