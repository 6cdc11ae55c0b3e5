import MarqueeDomain

/// Does work whose requests have low priority: reads that a caller waits for are sent first. It is cancelled with the calling task.
func inBackground<Value: Sendable>(
    _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
) async throws(MarqueeError) -> Value {
    // The priority of the task is that of its requests.
    let task = Task(priority: .utility) { () async -> Result<Value, MarqueeError> in
        do throws(MarqueeError) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
    let result = await withTaskCancellationHandler {
        await task.value
    } onCancel: {
        task.cancel()
    }
    return try result.get()
}
