package import MarqueeDomain
import Synchronization

/// The answer of work that runs behind functions without a type parameter. The program contains those functions once, instead of once for
/// each type of answer.
package final class WorkAnswer<Answer: Sendable>: Sendable {
    private let answer = Mutex<Answer?>(nil)

    package init() {}

    /// The answer; nil if the work never ran.
    package var value: Answer? { answer.withLock { $0 } }

    package func set(_ new: Answer) { answer.withLock { $0 = new } }

    /// The answer; throws an error with the code `.cancelled` if the work never ran.
    package func get() throws(MarqueeError) -> Answer {
        guard let value else { throw MarqueeError(StoreFailure.cancelled) }
        return value
    }
}

/// Work on a connection without its answer. An object, because the optimizer copies a function for each closure that it is called with.
final class StoreWork: Sendable {
    let run: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void

    init(_ run: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) { self.run = run }
}
