// A damaged row of a store may hold any number, and must not end the program.
extension FixedWidthInteger {
    /// The sum, or the nearest number that there is.
    package func addingSaturating(_ other: Self) -> Self {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the nearest number that there is.
    package func subtractingSaturating(_ other: Self) -> Self {
        let (difference, isBeyond) = subtractingReportingOverflow(other)
        return isBeyond ? (other > 0 ? .min : .max) : difference
    }
}
