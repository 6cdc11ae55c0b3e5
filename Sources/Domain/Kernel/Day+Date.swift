#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Day {
    /// Creates the day of a moment in a time zone, by default that of the process. Moments outside of the years 1 to 9999 become the first or
    /// the last day of them.
    ///
    /// ```swift
    /// let day = Day(Date(), in: .gmt)
    /// ```
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        self.init(daysSince1970: Int(nearest: (seconds / 86_400).rounded(.down), in: -1_000_000...10_000_000))
    }

    /// Returns the current day in a time zone.
    ///
    /// ```swift
    /// let isReleased = movie.releaseDate.map { $0 <= .today(in: .current) } ?? false
    /// ```
    public static func today(in timeZone: TimeZone = .current) -> Day { Day(Date(), in: timeZone) }

    /// Returns the first moment of the day in a time zone, by default that of the process: for formatters and calendars.
    ///
    /// The first moment is midnight, unless the clocks of the zone skip midnight on that day.
    ///
    /// ```swift
    /// let text = movie.releaseDate?.date().formatted(date: .long, time: .omitted)
    /// ```
    public func date(in timeZone: TimeZone = .current) -> Date {
        let midnight = Double(daysSince1970) * 86_400
        func moment(_ offsetAt: Double) -> Date {
            let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: offsetAt))
            return Date(timeIntervalSince1970: midnight - Double(offset))
        }
        let first = moment(midnight)
        // The offset can change between the two moments. Where midnight is skipped, the second one is in the day before.
        let second = moment(first.timeIntervalSince1970)
        return Day(second, in: timeZone) == self ? second : first
    }

    /// Returns the day in a style of Foundation for dates. The style has the time zone of the process, as all of them have by default.
    ///
    /// ```swift
    /// let text = movie.releaseDate?.formatted(.dateTime.day().month(.wide).year())
    /// ```
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Date {
        style.format(date())
    }

    /// Returns the day as ISO 8601 writes it, such as `1999-10-15`.
    public func formatted() -> String { description }
}

extension Date {
    /// Creates the first moment of a day in a time zone, by default that of the process, as ``Day/date(in:)`` does.
    public init(_ day: Day, in timeZone: TimeZone = .current) { self = day.date(in: timeZone) }
}
