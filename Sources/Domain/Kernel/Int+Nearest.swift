extension Int {
    /// Rounds a number to the nearest whole number within bounds; NaN becomes the lower bound.
    ///
    /// This is the only conversion of a `Double` to an `Int`: a plain conversion traps if no `Int` can hold the number.
    package init(nearest number: Double, in bounds: ClosedRange<Int>) {
        guard number > Double(bounds.lowerBound) else {
            self = bounds.lowerBound
            return
        }
        self = number < Double(bounds.upperBound) ? Int(number.rounded()) : bounds.upperBound
    }
}
