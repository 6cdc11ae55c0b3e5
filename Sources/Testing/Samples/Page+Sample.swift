public import MarqueeDomain

extension Page {
    /// The first and only page of a list with these items.
    public static func sample(_ items: Item...) -> Page {
        Page(number: 1, totalPages: 1, totalResults: items.count, items: items)
    }
}

extension MarqueeError {
    /// An error with this code, for what a test lets fail.
    public static func sample(_ code: Code) -> MarqueeError { MarqueeError(code, .init("sample", "An error of a test.")) }
}
