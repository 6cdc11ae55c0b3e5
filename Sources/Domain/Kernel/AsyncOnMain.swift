/// Wraps a handler so that, wherever it is called from, it runs on the main actor.
///
/// ```swift
/// func load(@AsyncOnMain handler: @escaping AsyncOnMain<Int>.Handler) {
///     let deliver = $handler
///     Task { await deliver(42) }
/// }
/// ```
@propertyWrapper
public struct AsyncOnMain<Value: Sendable>: Sendable {
    /// A handler that runs on the main actor.
    public typealias Handler = @MainActor @Sendable (Value) -> Void

    /// The handler itself.
    public let wrappedValue: Handler

    /// Wraps a handler.
    public init(wrappedValue: @escaping Handler) {
        self.wrappedValue = wrappedValue
    }

    /// Delivers a value to the handler on the main actor, and returns when the handler has returned.
    public var projectedValue: @Sendable (Value) async -> Void {
        let handler = wrappedValue
        return { value in await handler(value) }
    }
}
