public import MarqueeDomain

extension MarqueeError.Code {
    /// A test called a use case that its stub does not replace.
    public static let unstubbed = MarqueeError.Code(rawValue: "unstubbed")
}

extension MarqueeError {
    /// The error of a use case that a stub does not replace.
    static func unstubbed(_ name: String) -> MarqueeError {
        MarqueeError(.unstubbed, .init("stub.unstubbed", "The stub of this test does not replace \(name)."), operation: name)
    }
}
