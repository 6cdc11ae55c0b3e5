/// A calendar day without a time zone, so that a release date is the same day on every machine.
///
/// It is encoded as `"1999-10-15"`.
public struct Day: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day; nil if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.days(in: month, of: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Parses `YYYY-MM-DD`, with or without a time after it; nil for any other text.
    public init?(_ text: String) {
        var text = text
        guard let (year, month, day) = text.withUTF8(Day.parts) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// `YYYY-MM-DD`.
    public var description: String {
        Day.padded(year, 4) + "-" + Day.padded(month, 2) + "-" + Day.padded(day, 2)
    }

    /// The days since 1 January 1970 in the proleptic Gregorian calendar, counted with years that begin in March, so that leap days come
    /// last.
    package var daysSince1970: Int {
        let years = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1 - 719_468
    }

    /// Creates a day from its number (``daysSince1970``). A number outside of the years 1 to 9999 becomes the nearest day in them.
    init(daysSince1970 number: Int) {
        // The inverse of the number: eras of 400 years begin on 1 March of a year that 400 divides.
        let days = min(max(number, -719_162), 2_932_896) + 719_468
        let (era, dayOfEra) = (days / 146_097, days % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * month + 2) / 5 + 1
        self.month = month < 10 ? month + 3 : month - 9
        year = 400 * era + yearOfEra + (month < 10 ? 0 : 1)
    }

    /// Returns the number of days until another day; negative for one before this day.
    public func days(until other: Day) -> Int { other.daysSince1970 - daysSince1970 }

    public static func < (a: Day, b: Day) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = Day(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a day of the form YYYY-MM-DD.")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static let hyphen = UInt8(ascii: "-")

    private static func parts(_ text: UnsafeBufferPointer<UInt8>) -> (Int, Int, Int)? {
        guard text.count >= 10, text[4] == hyphen, text[7] == hyphen, text.count == 10 || !isDigit(text[10]),
            let year = number(text[0..<4]), let month = number(text[5..<7]), let day = number(text[8..<10])
        else { return nil }
        return (year, month, day)
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var value = 0
        for digit in digits {
            guard isDigit(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        default: 31
        }
    }
}
