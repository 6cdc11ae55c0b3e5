package import Foundation
package import MarqueeData
import Synchronization

/// A clock that does not run until a test turns it.
package final class ManualClock: Sendable {
    private let moment: Mutex<Date>

    package init(_ start: Date = Date(timeIntervalSince1970: 1_790_000_000)) {
        moment = Mutex(start)
    }

    package var now: Date { moment.withLock { $0 } }

    package var wall: WallClock { WallClock { self.now } }

    /// Turns it to a moment, later or earlier.
    package func set(_ new: Date) { moment.withLock { $0 = new } }

    package func advance(by duration: Duration) {
        moment.withLock { $0 += TimeInterval(duration.components.seconds) }
    }
}
