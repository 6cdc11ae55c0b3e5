import MarqueeData
import Synchronization

/// The writes that wait for the one connection that writes. Those that wait at the same time are committed together, because a commit waits
/// for the disk; the failure of one of them undoes only that one.
final class WriteQueue: Sendable {
    // The last of a group waits for all of it.
    private static let most = 64

    private let waiting = Mutex<[QueuedWrite]>([])

    var count: Int { waiting.withLock { $0.count } }

    func add(_ write: QueuedWrite) { waiting.withLock { $0.append(write) } }

    /// Removes a write that has not begun; false if it has.
    func withdraw(_ write: QueuedWrite) -> Bool {
        waiting.withLock { waiting in
            guard let place = waiting.firstIndex(where: { $0 === write }) else { return false }
            waiting.remove(at: place)
            return true
        }
    }

    /// Commits a write, if it was not committed with an earlier one, and others that wait.
    ///
    /// - Throws: Only ``StoreFailure/replaced``, and the writes are done again in the new file, or ``StoreFailure/closed`` before the write
    ///   has begun. Every other failure is stored in the writes.
    func commit(_ write: QueuedWrite, on handle: SQLiteHandle) throws(StoreFailure) {
        while !write.isDone {
            if handle.closing?.isSet == true { throw .closed }
            let group = waiting.withLock { waiting in
                defer { waiting.removeFirst(min(WriteQueue.most, waiting.count)) }
                return Array(waiting.prefix(WriteQueue.most))
            }
            guard !group.isEmpty else { return }
            do throws(StoreFailure) {
                try handle.checkInPlace()
                try commit(group, on: handle)
                // A change to a file that was removed meanwhile is lost.
                try handle.checkInPlace()
            } catch {
                if error == .replaced {
                    waiting.withLock { $0.insert(contentsOf: group, at: 0) }
                    throw error
                }
                for write in group { write.fail(error) }
            }
            for write in group { write.finish() }
        }
    }

    private func commit(_ group: [QueuedWrite], on handle: SQLiteHandle) throws(StoreFailure) {
        if group.count > 1 {
            do throws(StoreFailure) {
                return try handle.write { () throws(StoreFailure) in
                    for write in group { try write.runInSavepoint(handle) }
                }
            } catch {
                if [.replaced, .closed].contains(error) || error.isBusy { throw error }
                // One write may need more space than there is; the others are not to fail with it.
            }
        }
        for write in group { try write.runAlone(handle) }
    }
}
