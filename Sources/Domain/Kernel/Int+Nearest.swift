extension Int {
    /// The whole number that is nearest to a number, within bounds; the lower bound for what is not a number.
    ///
    /// The one place where a `Double` becomes an `Int`: a plain conversion ends the process if no `Int` can hold the number.
    package init(nearest number: Double, in bounds: ClosedRange<Int>) {
        guard number > Double(bounds.lowerBound) else {
            self = bounds.lowerBound
            return
        }
        self = number < Double(bounds.upperBound) ? Int(number.rounded()) : bounds.upperBound
    }
}
