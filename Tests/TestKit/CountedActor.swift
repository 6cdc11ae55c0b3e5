import Dispatch
import Synchronization

/// An actor that counts its jobs. Work that leaves the actor and returns to it is at least one job more.
package actor CountedActor {
    private final class Executor: SerialExecutor {
        private let queue = DispatchQueue(label: "counted-actor")
        private let jobs = Atomic(0)

        var count: Int { jobs.load(ordering: .sequentiallyConsistent) }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.add(1, ordering: .sequentiallyConsistent)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private nonisolated let executor = Executor()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package init() {}

    /// The number of times that work on this actor returns to it; 0 if the work never leaves it.
    package func returns(during work: @Sendable () async throws -> Void) async rethrows -> Int {
        let before = executor.count
        try await work()
        return executor.count - before
    }
}
