/// One thing that Marquee can do: an input goes in, an output or a ``MarqueeError`` comes out.
public protocol Executable<Input, Output>: Sendable {
    /// What it needs to know.
    associatedtype Input: Sendable
    /// What it yields.
    associatedtype Output: Sendable

    /// Does it once.
    func execute(_ input: Input) async throws(MarqueeError) -> Output
}

extension Executable {
    /// Does it once, written like a call.
    public func callAsFunction(_ input: Input) async throws(MarqueeError) -> Output {
        try await execute(input)
    }

    /// Does it once and hands the outcome to a handler on the main actor, for callers that are not async.
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
    /// Does it once, written like a call.
    public func callAsFunction() async throws(MarqueeError) -> Output {
        try await execute(())
    }

    /// Does it once and hands the outcome to a handler on the main actor, for callers that are not async.
    ///
    /// - Returns: The running task; cancelling it makes the handler receive ``MarqueeError/Code/cancelled``.
    @discardableResult
    public func execute(@AsyncOnMain handler: @escaping AsyncOnMain<Result<Output, MarqueeError>>.Handler) -> Task<Void, Never> {
        execute((), handler: handler)
    }
}
