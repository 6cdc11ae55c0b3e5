import Foundation

/// The times in cookies, in milliseconds since 1970. A browser may carry them from one machine to another, whose clock differs.
enum CookieTime {
    /// Clocks of machines may differ by so much, in milliseconds: more than the hour of a wrong time zone. The end of a session and the life
    /// of TMDb's tokens do not depend on it.
    static let clockDifference = 7_200_000

    /// Dates that no number of milliseconds can hold become the last one or the first one.
    static func milliseconds(_ date: Date) -> Int {
        let time = (date.timeIntervalSince1970 * 1_000).rounded()
        return Int(exactly: time) ?? (time < 0 ? .min : .max)
    }

    /// Whether a time is not older than a lifetime, nor in the future, by any clock of the site.
    static func isRecent(_ time: Int, at now: Int, within lifetime: Int) -> Bool {
        let (age, overflows) = now.subtractingReportingOverflow(time)
        return !overflows && age > -clockDifference && age < lifetime + clockDifference
    }
}

extension Site {
    /// The time of this machine's clock, in milliseconds since 1970.
    var now: Int { CookieTime.milliseconds(settings.clock.now()) }
}
