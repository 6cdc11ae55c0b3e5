import Dispatch
import Synchronization

/// Counts the pieces in which a task runs: each wait of the task for something else begins one.
package final class CountingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "counting-executor")
    private let count = Atomic<Int>(0)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        count.add(1, ordering: .relaxed)
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// The number of pieces that some work takes after its first one.
    package func pieces(_ work: @escaping @Sendable () async throws -> Void) async throws -> Int {
        try await Task(executorPreference: self) { [self] in
            let before = count.load(ordering: .relaxed)
            try await work()
            return count.load(ordering: .relaxed) - before
        }.value
    }
}
