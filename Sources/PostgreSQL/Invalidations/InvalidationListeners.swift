import MarqueeData
import Synchronization

/// The listeners of one client's stores.
final class InvalidationListeners: Sendable {
    private let settings: ConnectionSettings
    private let own: Int
    private let meter: ConnectionMeter
    private let listeners = Mutex<[InvalidationListener]>([])

    init(_ settings: ConnectionSettings, ignoring own: Int, _ meter: ConnectionMeter) {
        (self.settings, self.own, self.meter) = (settings, own, meter)
    }

    /// The announcements of other processes, from now on.
    func stream() -> AsyncStream<StoreInvalidation> {
        let (listener, stream) = InvalidationListener.start(settings, ignoring: own, meter)
        listeners.withLock { $0.append(listener) }
        return stream
    }

    func end() {
        for listener in listeners.withLock({ $0 }) { listener.end() }
    }
}
