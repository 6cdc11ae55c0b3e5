/// Whole years as their first and their last day.
struct FilterYears {
    var first: Day?
    var last: Day?

    init(first: Day?, last: Day?) { (self.first, self.last) = (first, last) }

    /// A year outside of 1 to 9999 becomes the nearest one.
    init(_ years: ClosedRange<Int>?) {
        let years = years?.clamped(to: 1...9999)
        first = years.flatMap { Day(year: $0.lowerBound, month: 1, day: 1) }
        last = years.flatMap { Day(year: $0.upperBound, month: 12, day: 31) }
    }

    /// Nil if the days are not those of whole years.
    var range: ClosedRange<Int>? {
        guard let first, let last, first <= last, (first.month, first.day, last.month, last.day) == (1, 1, 12, 31) else { return nil }
        return first.year...last.year
    }
}
