import Foundation
import Synchronization

/// The hands of a clock.
final class AdjustableClock: Sendable {
    private let moment = Mutex(Date.now)

    var now: Date { moment.withLock { $0 } }

    func turn(by seconds: TimeInterval) { moment.withLock { $0 += seconds } }
}
