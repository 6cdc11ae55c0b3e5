package import MarqueeDomain
import Synchronization

/// The items in a value that an account may have marked. They are collected at their first use: never for accounts that are not signed in.
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
