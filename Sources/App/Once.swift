import Synchronization

/// Work that runs once. Every caller waits for its end.
final class Once: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    func run(_ work: @escaping @Sendable () async -> Void) async {
        let running = task.withLock { task in
            let running = task ?? Task { await work() }
            task = running
            return running
        }
        await running.value
    }
}
