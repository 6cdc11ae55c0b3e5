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
        guard let value else { throw MarqueeError(.cancelled, .cancelled) }
        return value
    }
}
