import Foundation
import MarqueeDomain

// What TMDb sends is not always what it documents: whole numbers come as floats, days come empty or in part, paths come as
// addresses. These shapes read what can be read and are nil inside otherwise. A key that is absent or null is an optional of them.

/// A whole number, however it is written.
struct LooseInt: Decodable, Sendable {
    let value: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let whole = try? container.decode(Int.self) {
            value = whole
        } else if let float = try? container.decode(Double.self) {
            value = Int(exactly: float.rounded(.towardZero))
        } else {
            value = (try? container.decode(String.self)).flatMap(Int.init)
        }
    }
}

/// A calendar day; empty, partial and malformed ones are nil.
struct LooseDay: Decodable, Sendable {
    let value: Day?

    init(from decoder: any Decoder) throws {
        value = (try? decoder.singleValueContainer().decode(String.self)).flatMap(Day.init)
    }
}

/// A moment, in any of the forms that TMDb has used: ISO 8601 with or without milliseconds, with a blank and `UTC`, or a bare day.
struct LooseMoment: Decodable, Sendable {
    let value: Date?

    init(from decoder: any Decoder) throws {
        value = (try? decoder.singleValueContainer().decode(String.self)).flatMap(Self.moment)
    }

    static func moment(_ text: String) -> Date? {
        guard let day = Day(text) else { return nil }
        var seconds = Double(daysSince1970(day) * 86_400)
        let time = text.utf8.dropFirst(11).prefix(8).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let parts = time.map { Int(String(decoding: $0, as: UTF8.self)) }
        if parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
        {
            seconds += Double(hour * 3600 + minute * 60 + second)
            let rest = text.utf8.dropFirst(19)
            if rest.first == UInt8(ascii: "."), let fraction = Double("0." + String(decoding: digits(rest.dropFirst()), as: UTF8.self)) {
                seconds += fraction
            }
        }
        return Date(timeIntervalSince1970: seconds)
    }

    private static func digits(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
        bytes.prefix { (0x30...0x39).contains($0) }
    }

    /// Counts in the proleptic Gregorian calendar, with years that begin in March so that leap days come last.
    private static func daysSince1970(_ day: Day) -> Int {
        let year = day.month > 2 ? day.year : day.year - 1
        let month = (day.month + 9) % 12
        return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day.day - 1 - 719_468
    }
}

/// A path of a picture; anything that is not one is nil.
struct LooseImagePath: Decodable, Sendable {
    let value: ImagePath?

    init(from decoder: any Decoder) throws {
        value = (try? decoder.singleValueContainer().decode(String.self)).flatMap(ImagePath.init)
    }
}
