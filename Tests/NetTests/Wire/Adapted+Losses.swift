import MarqueeData

extension Adapted {
    /// How many rows and fields were left out.
    var dropped: Int { losses.rows + losses.fields }
}
