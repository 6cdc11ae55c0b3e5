import Dispatch

/// Runs an actor on its own serial queue, so that blocking calls never block a thread of the cooperative pool.
package final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// Creates a queue with a label, which debuggers show.
    package init(_ label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Runs a job on the queue.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
