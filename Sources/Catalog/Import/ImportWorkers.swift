import Dispatch
import Synchronization

/// Runs pieces of work on threads beside the one that reads, a few at once, and waits for the reader's turn when they are behind.
final class ImportWorkers: Sendable {
    private let queue = DispatchQueue(label: "marquee.catalog.import", attributes: .concurrent)
    private let slots: DispatchSemaphore
    private let group = DispatchGroup()
    private let failure = Mutex<ImportFailure?>(nil)
    private let isInline: Bool

    /// - Parameter count: The number of threads; with one, work is done where it is given.
    init(count: Int) {
        slots = DispatchSemaphore(value: max(1, count))
        isInline = count < 2
    }

    /// Does a piece of work, later.
    func run(_ work: @escaping @Sendable () throws(ImportFailure) -> Void) throws(ImportFailure) {
        if isInline { return try work() }
        slots.wait()
        if let failure = failure.withLock({ $0 }) {
            slots.signal()
            throw failure
        }
        queue.async(group: group) { [self] in
            defer { slots.signal() }
            do throws(ImportFailure) { try work() } catch { failure.withLock { $0 = $0 ?? error } }
        }
    }

    /// Waits for all work.
    func finish() throws(ImportFailure) {
        group.wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
