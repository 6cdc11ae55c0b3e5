import Synchronization

/// What has happened since the screen was last drawn. Many things that happen at once are drawn once.
final class Mailbox: Sendable {
    enum Item: Sendable {
        case key(Key)
        case changed, resized, ended
    }

    private let items = Mutex<[Item]>([])
    private let signal = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    func put(_ new: some Sequence<Item>) {
        items.withLock { $0 += new }
        signal.continuation.yield()
    }

    /// Waits until something has happened, and takes all of it; nil when the task is cancelled.
    func next() async -> [Item]? {
        for await _ in signal.stream {
            let taken = items.withLock { items in
                defer { items = [] }
                return items
            }
            if !taken.isEmpty { return taken }
        }
        return nil
    }
}
