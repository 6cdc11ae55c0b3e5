import Foundation
import Synchronization

/// A clock that begins at the current time and changes only when it is turned.
final class AdjustableClock: Sendable {
    private let moment = Mutex(Date.now)

    var now: Date { moment.withLock { $0 } }

    func turn(by seconds: TimeInterval) { moment.withLock { $0 += seconds } }
}
