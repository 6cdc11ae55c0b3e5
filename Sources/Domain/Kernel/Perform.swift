/// The use case of an action without rules of its own: it passes its input to a repository.
public struct Perform<Input: Sendable, Output: Sendable>: Executable {
    private let action: @Sendable (Input) async throws(MarqueeError) -> Output

    /// Creates the use case from a function with an input, such as a repository's method.
    public init(_ action: @escaping @Sendable (Input) async throws(MarqueeError) -> Output) { self.action = action }

    public func execute(_ input: Input) async throws(MarqueeError) -> Output { try await action(input) }
}

extension Perform where Input == Void {
    /// Creates the use case from a function without an input, such as a repository's method.
    public init(_ action: @escaping @Sendable () async throws(MarqueeError) -> Output) {
        self.init { (_: Void) async throws(MarqueeError) in try await action() }
    }
}
