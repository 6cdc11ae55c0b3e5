package import MarqueeDomain
import Synchronization

/// What a person may have marked in a value. It is collected when it is first asked for: for people who are not signed in, that is never.
package final class MarkableItems: Sendable {
    private enum Items: Sendable {
        case uncollected(@Sendable () -> [Markable])
        case collected([Markable])
    }

    private let items: Mutex<Items>

    /// Creates it with the way to collect the items.
    package init(_ collect: @escaping @Sendable () -> [Markable]) { items = Mutex(.uncollected(collect)) }

    /// The items, each once.
    package var all: [Markable] {
        items.withLock { items in
            if case .collected(let all) = items { return all }
            guard case .uncollected(let collect) = items else { return [] }
            let all = collect()
            items = .collected(all)
            return all
        }
    }
}
