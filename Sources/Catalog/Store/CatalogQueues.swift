import Dispatch
import MarqueeDomain
import Synchronization

/// Runs searches outside the cooperative pool that may have to wait for the disk: a page that is not in memory blocks its thread.
final class CatalogQueues: Sendable {
    private let queues: [DispatchQueue]
    private let next = Atomic<Int>(0)

    /// - Parameter count: The number of searches at the same time.
    init(count: Int) {
        queues = (0..<count).map { DispatchQueue(label: "marquee.catalog.\($0)") }
    }

    /// How often work was given to a queue.
    var hops: Int { next.load(ordering: .relaxed) }

    /// Runs work, which ends early if the task is cancelled.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        let flag = CancelFlag()
        let queue = queues[next.wrappingAdd(1, ordering: .relaxed).oldValue & Int.max % queues.count]
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, MarqueeError>, Never>) in
                queue.async {
                    do throws(MarqueeError) {
                        continuation.resume(returning: .success(try work { flag.isSet }))
                    } catch {
                        continuation.resume(returning: .failure(error))
                    }
                }
            }
        } onCancel: {
            flag.set()
        }
        if flag.isSet { throw MarqueeError(.cancelled, .cancelled) }
        return try result.get()
    }
}

extension CatalogQueues {
    /// Runs work to its end, whether or not the task is cancelled.
    func finish(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            queues[0].async {
                work()
                continuation.resume()
            }
        }
    }
}

/// Whether a task was cancelled.
private final class CancelFlag: Sendable {
    private let flag = Atomic<Bool>(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }
    func set() { flag.store(true, ordering: .relaxed) }
}
