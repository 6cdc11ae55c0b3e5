import Foundation
import Synchronization

/// Holds threads until so many have come, and none afterwards.
package final class CountedGate: Sendable {
    private let condition = NSCondition()
    private let missing: Mutex<Int>

    package init(_ count: Int) { missing = Mutex(count) }

    package func enter() {
        condition.lock()
        defer { condition.unlock() }
        missing.withLock { $0 -= 1 }
        condition.broadcast()
        while missing.withLock({ $0 > 0 }) { condition.wait() }
    }
}
