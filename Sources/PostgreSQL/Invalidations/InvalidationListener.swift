import Dispatch
import MarqueeData
import Synchronization

/// Receives the announcements of other processes, on a connection and a thread of its own. A lost connection is replaced; the announcements
/// meanwhile are not known, and so any marks may have changed.
final class InvalidationListener: Sendable {
    private let settings: ConnectionSettings
    /// The number of this process, which knows of its own changes.
    private let own: Int
    private let pending: PendingInvalidations
    private let meter: ConnectionMeter
    private let alarm: Alarm

    /// Listens until the stream is dropped, or the listener is ended.
    static func start(
        _ settings: ConnectionSettings, ignoring own: Int, _ meter: ConnectionMeter
    ) -> (listener: InvalidationListener, stream: AsyncStream<StoreInvalidation>) {
        let alarm = Alarm()
        let (pending, stream) = PendingInvalidations.make(meter) { alarm.raise() }
        let listener = InvalidationListener(settings, ignoring: own, pending, meter, alarm)
        DispatchQueue(label: "marquee.postgresql.listener").async { listener.run() }
        return (listener, stream)
    }

    private init(
        _ settings: ConnectionSettings, ignoring own: Int, _ pending: PendingInvalidations, _ meter: ConnectionMeter, _ alarm: Alarm
    ) {
        (self.settings, self.own, self.pending, self.meter, self.alarm) = (settings, own, pending, meter, alarm)
        meter.count { $0.isListening = false }
    }

    func end() { alarm.raise() }

    private func run() {
        var pause: Int32 = 50
        while !alarm.isRaised {
            do throws(PostgreSQLFailure) {
                let handle = try PostgreSQLHandle(settings, until: .now + settings.connectLimit)
                try handle.execute("LISTEN \(settings.schema.name)")
                pause = 50
                meter.count { $0.isListening = true }
                pending.add(.allMarks)
                while !alarm.isRaised { try listen(on: handle) }
            } catch {
                meter.count { $0.isListening = false }
                if error.isRefusal { pause = max(pause, 1_000) }
                alarm.wait(milliseconds: pause)
                pause = min(2 * pause, 5_000)
            }
        }
        meter.count { $0.isListening = false }
        pending.end()
    }

    private func listen(on handle: PostgreSQLHandle) throws(PostgreSQLFailure) {
        for note in try handle.notifications() {
            let words = note.split(separator: " ")
            guard let sender = words.first.flatMap({ Int($0) }), sender != own else { continue }
            let (tenants, leaving) = (words.dropFirst().compactMap { Int($0) }, words.last.flatMap { AccountNote(rawValue: String($0)) })
            meter.count { $0.heardNotes += tenants.count }
            for tenant in tenants { pending.add(Self.invalidation(leaving, of: tenant)) }
        }
        alarm.wait(orFor: handle)
    }

    private static func invalidation(_ note: AccountNote?, of tenant: Int) -> StoreInvalidation {
        switch note {
        case nil: .marks(tenant: tenant)
        case .signedOut: .snapshots(.tenant(tenant))
        case .removed: .account(tenant: tenant)
        }
    }
}
