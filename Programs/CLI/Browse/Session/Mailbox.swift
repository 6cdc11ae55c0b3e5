import Synchronization

/// The events since the last drawing. Events that arrive together are drawn once.
final class Mailbox: Sendable {
    enum Item: Sendable {
        case key(Key)
        /// A state or the picture has changed; it may be drawn already.
        case changed
        case resized
        /// The terminal was given back, and taken again.
        case resumed
        case ended
    }

    private let items = Mutex<[Item]>([])
    private let signal = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    func put(_ new: some Sequence<Item>) {
        items.withLock { $0 += new }
        signal.continuation.yield()
    }

    /// Waits for events, and removes and returns all of them. Returns nil when the task is cancelled.
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
