/// The use case of an action that adds no rule of its own: an input goes to a repository, and what it makes of it comes back.
public struct Perform<Input: Sendable, Output: Sendable>: Executable {
    private let action: @Sendable (Input) async throws(MarqueeError) -> Output

    /// Creates the use case from what acts on an input, such as a repository's method.
    public init(_ action: @escaping @Sendable (Input) async throws(MarqueeError) -> Output) { self.action = action }

    /// Acts once.
    public func execute(_ input: Input) async throws(MarqueeError) -> Output { try await action(input) }
}

extension Perform where Input == Void {
    /// Creates the use case from what acts without an input, such as a repository's method.
    public init(_ action: @escaping @Sendable () async throws(MarqueeError) -> Output) {
        self.init { (_: Void) async throws(MarqueeError) in try await action() }
    }
}
