import Marquee
import Synchronization

/// A mark that the user has set, and that is not durable yet.
struct SavingMark: Sendable, Hashable {
    let item: Markable
    let value: MarkValue
    let title: String
}

/// The marks that are being stored.
final class SavingMarks: Sendable {
    private struct State {
        var marks: [(number: Int, mark: SavingMark)] = []
        var changeNumber = 0
    }

    private let state = Mutex(State())
    private let changed: @Sendable () -> Void

    /// - Parameter changed: Called on any thread when a mark is durable, or could not be stored.
    init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

    /// The mark that was set last.
    var latest: SavingMark? { state.withLock { $0.marks.last?.mark } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// The values on an item, in the order in which they were set.
    func values(on item: Markable) -> [MarkValue] { state.withLock { $0.marks.map(\.mark).filter { $0.item == item }.map(\.value) } }

    /// Adds a mark, and returns its number.
    func begin(_ mark: SavingMark) -> Int {
        state.withLock { state in
            state.changeNumber += 1
            state.marks.append((state.changeNumber, mark))
            return state.changeNumber
        }
    }

    func end(_ number: Int) {
        state.withLock { state in
            state.changeNumber += 1
            state.marks.removeAll { $0.number == number }
        }
        changed()
    }
}
