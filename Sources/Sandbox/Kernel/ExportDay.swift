import Foundation

/// A day of exports, in UTC.
struct ExportDay: Hashable, Comparable {
    /// The days since 1970.
    let number: Int

    init(number: Int) { self.number = number }

    /// The day on which the newest exports are from: those of a day are ready at an hour of it.
    init(newestAt date: Date, readyHour: Int) {
        number = Int(((date.timeIntervalSince1970 - Double(readyHour) * 3_600) / 86_400).rounded(.down))
    }

    /// The day in the name of a file: `11_25_2026`.
    init?(name: some StringProtocol) {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 2, parts[1].utf8.count == 2, parts[2].utf8.count == 4,
            let month = Int(digits: String(parts[0])), let day = Int(digits: String(parts[1])), let year = Int(digits: String(parts[2]))
        else { return nil }
        var fields = tm()
        (fields.tm_year, fields.tm_mon, fields.tm_mday) = (Int32(year) - 1_900, Int32(month) - 1, Int32(day))
        number = timegm(&fields) / 86_400
        // Days that no month has are others by now.
        guard self.name == name else { return nil }
    }

    /// The day in a parameter of the API: `2026-11-25`.
    init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 3 else { return nil }
        self.init(name: "\(parts[1])_\(parts[2])_\(parts[0])")
    }

    static func < (first: ExportDay, second: ExportDay) -> Bool { first.number < second.number }

    /// As the name of a file has it.
    var name: String {
        let (year, month, day) = parts
        return "\(Self.twoDigits(month))_\(Self.twoDigits(day))_\(year)"
    }

    /// As a parameter of the API has it: `2026-11-25`.
    var text: String {
        let (year, month, day) = parts
        return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
    }

    private var parts: (year: Int, month: Int, day: Int) {
        var moment = time_t(number * 86_400)
        var fields = tm()
        gmtime_r(&moment, &fields)
        return (Int(fields.tm_year) + 1_900, Int(fields.tm_mon) + 1, Int(fields.tm_mday))
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
