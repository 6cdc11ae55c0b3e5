/// An operation of Marquee: it takes an input and returns an output, or throws a ``MarqueeError``.
public protocol Executable<Input, Output>: Sendable {
    /// The input of the operation.
    associatedtype Input: Sendable
    /// The result of the operation.
    associatedtype Output: Sendable

    /// Runs the operation once.
    func execute(_ input: Input) async throws(MarqueeError) -> Output
}

extension Executable {
    /// Runs the operation once, written like a call.
    public func callAsFunction(_ input: Input) async throws(MarqueeError) -> Output {
        try await execute(input)
    }

    /// Runs the operation once and delivers the result to a handler on the main actor, for callers that are not async.
    ///
    /// - Returns: The running task; cancelling it makes the handler receive ``MarqueeError/Code/cancelled``.
    @discardableResult
    public func execute(_ input: Input, @AsyncOnMain handler: @escaping AsyncOnMain<Result<Output, MarqueeError>>.Handler) -> Task<
        Void, Never
    > {
        let deliver = $handler
        return Task {
            do throws(MarqueeError) {
                await deliver(.success(try await execute(input)))
            } catch {
                await deliver(.failure(error))
            }
        }
    }
}

extension Executable where Input == Void {
    /// Runs the operation once, written like a call.
    public func callAsFunction() async throws(MarqueeError) -> Output {
        try await execute(())
    }

    /// Runs the operation once and delivers the result to a handler on the main actor, for callers that are not async.
    ///
    /// - Returns: The running task; cancelling it makes the handler receive ``MarqueeError/Code/cancelled``.
    @discardableResult
    public func execute(@AsyncOnMain handler: @escaping AsyncOnMain<Result<Output, MarqueeError>>.Handler) -> Task<Void, Never> {
        execute((), handler: handler)
    }
}
