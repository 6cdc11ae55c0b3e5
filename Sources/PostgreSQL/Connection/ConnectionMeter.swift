import MarqueeData
import Synchronization

/// The counters of the connections of one client's stores.
final class ConnectionMeter: Sendable {
    private let figures = Mutex(ConnectionFigures())

    /// The counters until now.
    var current: ConnectionFigures { figures.withLock { $0 } }

    /// Changes the counters.
    func count(_ change: (inout ConnectionFigures) -> Void) { figures.withLock { change(&$0) } }
}
