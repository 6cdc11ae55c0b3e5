import Foundation

/// Runs each piece of work on a thread of its own, for tests that calculate for long without a pause.
///
/// Swift's pool has a thread for each processor: two such tests on a machine with two would hold up every other test that waits for its
/// turn, and more so where the machine is busy.
package final class ThreadExecutor: TaskExecutor {
    package static let shared = ThreadExecutor()

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
