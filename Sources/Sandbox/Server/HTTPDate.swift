#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A date as a header has it, always in English and in UTC.
enum HTTPDate {
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The three forms that HTTP knows.
    enum Form { case fixed, rfc850, asctime }

    /// The seconds since 1970.
    static var now: Int { time(nil) }

    static func text(of seconds: Int, _ form: Form = .fixed) -> String {
        var moment = time_t(seconds)
        var parts = tm()
        gmtime_r(&moment, &parts)
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
        let (weekday, month) = (weekdays[Int(parts.tm_wday)], months[Int(parts.tm_mon)])
        let (day, year) = (twoDigits(parts.tm_mday), "\(1900 + parts.tm_year)")
        return switch form {
        case .fixed: "\(weekday.prefix(3)), \(day) \(month) \(year) \(clock) GMT"
        case .rfc850: "\(weekday), \(day)-\(month)-\(year.suffix(2)) \(clock) GMT"
        case .asctime: "\(weekday.prefix(3)) \(month) \(parts.tm_mday < 10 ? " \(parts.tm_mday)" : day) \(clock) \(year)"
        }
    }

    /// The time as TMDb writes it in a body.
    static func stamp(of seconds: Int) -> String {
        var moment = time_t(seconds)
        var parts = tm()
        gmtime_r(&moment, &parts)
        let day = ["\(1900 + parts.tm_year)", twoDigits(parts.tm_mon + 1), twoDigits(parts.tm_mday)].joined(separator: "-")
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
        return "\(day) \(clock) UTC"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
