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

// One function for each form of a use case.

func unstubbed<Value>(_ name: String) -> @Sendable () -> Read<Value> { { .failing(.unstubbed(name)) } }

func unstubbed<Input, Value>(_ name: String) -> @Sendable (Input) -> Read<Value> { { _ in .failing(.unstubbed(name)) } }

func unstubbed<A, B, Value>(_ name: String) -> @Sendable (A, B) -> Read<Value> { { _, _ in .failing(.unstubbed(name)) } }

func unstubbed<Output>(_ name: String) -> @Sendable () async throws(MarqueeError) -> Output {
    { () async throws(MarqueeError) in throw .unstubbed(name) }
}

func unstubbed<Input, Output>(_ name: String) -> @Sendable (Input) async throws(MarqueeError) -> Output {
    { (_) async throws(MarqueeError) in throw .unstubbed(name) }
}

func unstubbed<A, B, Output>(_ name: String) -> @Sendable (A, B) async throws(MarqueeError) -> Output {
    { (_, _) async throws(MarqueeError) in throw .unstubbed(name) }
}
