import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The three date formats of HTTP (RFC 9110).
enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// The seconds since 1970 of a date; nil for anything else.
    static func seconds(_ text: String, now: Date) -> Int? {
        guard text.utf8.count <= 40, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        let words = text.split(separator: " ").map(String.init)
        switch words.count {
        case 6 where words[5] == "GMT" && isDay(words[0], ending: ",", isShort: true):
            return seconds(year: number(words[3], 4), month: words[2], day: number(words[1], 2), time: words[4])
        case 4 where words[3] == "GMT" && isDay(words[0], ending: ",", isShort: false):
            let parts = words[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { return nil }
            return seconds(year: number(parts[2], 2).map { century($0, now) }, month: parts[1], day: number(parts[0], 2), time: words[2])
        case 5 where isDay(words[0], ending: "", isShort: true):
            return seconds(year: number(words[4], 4), month: words[1], day: number(words[2], words[2].utf8.count), time: words[3])
        default: return nil
        }
    }

    /// A year of two digits is the one that is at most fifty years in the future.
    private static func century(_ year: Int, _ now: Date) -> Int {
        let thisYear = 1970 + Int(nearest: (now.timeIntervalSince1970 / 31_556_952).rounded(.down), in: -10_000...10_000)
        let year = thisYear / 100 * 100 + year
        return year > thisYear + 50 ? year - 100 : year
    }

    private static func isDay(_ word: String, ending: String, isShort: Bool) -> Bool {
        days.contains { (isShort ? String($0.prefix(3)) : $0) + ending == word }
    }

    private static func number(_ text: String, _ digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func seconds(year: Int?, month: String, day: Int?, time: String) -> Int? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { number(String($0), 2) }
        guard let year, let month = months.firstIndex(of: month), let day, clock.count == 3, let hour = clock[0], let minute = clock[1],
            let second = clock[2], hour < 24, minute < 60, second <= 60, let day = Day(year: year, month: month + 1, day: day)
        else { return nil }
        return ((day.daysSince1970 * 24 + hour) * 60 + minute) * 60 + second
    }
}
