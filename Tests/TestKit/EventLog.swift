package import MarqueeDomain
import Synchronization

/// Notes down events.
package final class EventLog: Sendable {
    private let noted = Mutex<[MarqueeEvent]>([])

    package init() {}

    package var handler: MarqueeEventHandler {
        { event in self.noted.withLock { $0.append(event) } }
    }

    package var events: [MarqueeEvent] { noted.withLock { $0 } }
}
