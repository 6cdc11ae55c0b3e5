package import MarqueeDomain

/// Waits for work no longer than a limit, and not after the caller has been cancelled: then the work is cancelled too, and goes on alone
/// until it heeds that.
///
/// - Parameters:
///   - limit: How long it waits.
///   - time: The time of the limit.
///   - failure: The error that it throws after that.
///   - isProlonged: Called at the limit: whether it waits for as long again.
///   - work: The work.
package func bounded<Value: Sendable>(
    by limit: Duration, on time: TimeSource, orFail failure: MarqueeError = .storeUnreachable,
    unless isProlonged: @escaping @Sendable () -> Bool = { false },
    _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
) async throws(MarqueeError) -> Value {
    let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Value, MarqueeError>.self)
    let working = Task {
        do throws(MarqueeError) {
            continuation.yield(.success(try await work()))
        } catch {
            continuation.yield(.failure(error))
        }
    }
    let timer = Task {
        repeat {
            guard (try? await time.sleep(limit)) != nil else { return }
        } while isProlonged()
        continuation.yield(.failure(failure))
    }
    defer {
        working.cancel()
        timer.cancel()
    }
    for await outcome in outcomes { return try outcome.get() }
    throw .cancelled
}
