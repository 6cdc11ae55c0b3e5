import Foundation
import MarqueeData
import MarqueeDomain
import MarqueePresentation
import Synchronization
import TestKit
import Testing

/// The reason why a person waits, by the events of a client.
struct ConnectionMonitorTests {
    private let clock = ManualClock()
    private let changes = Counter()

    private final class Counter: Sendable {
        private let value = Mutex(0)
        var count: Int { value.withLock(\.self) }
        func add() { value.withLock { $0 += 1 } }
    }

    private var monitor: ConnectionMonitor { ConnectionMonitor(now: clock.wall.now) { [changes] in changes.add() } }
    private let offline = MarqueeError(.offline, .init("transport.unreachable", "Away."))

    @Test func `a read without a failure is slow after two seconds, and never offline`() {
        let monitor = monitor
        monitor.note(MarqueeEvent(.requestStarted))
        #expect(monitor.status(loadingFor: .seconds(1.9)) == .loading && monitor.status(loadingFor: .seconds(2)) == .slow)
        #expect(monitor.status(loadingFor: .seconds(600)) == .slow && monitor.failingSince == nil && changes.count == 0)
    }

    @Test func `a failure is known since the first one, until an answer comes`() {
        let monitor = monitor
        let start = clock.now
        monitor.note(MarqueeEvent(.requestFailed(offline, duration: .zero)))
        clock.advance(by: .seconds(90))
        monitor.note(MarqueeEvent(.requestFinished(status: 503, bytes: 0, duration: .zero)))
        #expect(monitor.status(loadingFor: .seconds(2)) == .offline(since: start, nextAttempt: nil) && changes.count == 1)
        #expect(monitor.status(loadingFor: .seconds(1)) == .loading)
        monitor.note(MarqueeEvent(.requestFinished(status: 404, bytes: 0, duration: .zero)))
        #expect(monitor.status(loadingFor: .seconds(2)) == .slow && monitor.failingSince == nil && changes.count == 2)
    }

    @Test func `an open circuit breaker tells the next attempt, while it lies ahead`() {
        let monitor = monitor
        var error = offline
        error.retryAfter = .seconds(30)
        monitor.note(MarqueeEvent(.requestFailed(error, duration: .zero)))
        let (since, next) = (clock.now, clock.now + 30)
        #expect(monitor.status(loadingFor: .seconds(2)) == .offline(since: since, nextAttempt: next))
        clock.advance(by: .seconds(30))
        #expect(monitor.status(loadingFor: .seconds(2)) == .offline(since: since, nextAttempt: nil))
    }

    @Test(arguments: [
        MarqueeEvent.Kind.throttled(for: .seconds(8)),
        .retryScheduled(after: .seconds(8), reason: .init("status.rateLimited", "Too many requests.")),
    ])
    func `a server that asks to wait is named at once, and only as long as it asked for`(_ kind: MarqueeEvent.Kind) {
        let monitor = monitor
        monitor.note(MarqueeEvent(kind))
        #expect(monitor.status(loadingFor: .zero) == .rateLimited(until: clock.now + 8) && monitor.failingSince == nil)
        clock.advance(by: .seconds(8))
        #expect(monitor.status(loadingFor: .zero) == .loading)
    }

    @Test func `a cancelled request and the client's own short waits change nothing`() {
        let monitor = monitor
        monitor.note(MarqueeEvent(.requestFailed(MarqueeError(.cancelled, .init("call.cancelled", "Cancelled.")), duration: .zero)))
        monitor.note(MarqueeEvent(.throttled(for: .milliseconds(250))))
        monitor.note(MarqueeEvent(.requestFinished(status: 429, bytes: 0, duration: .zero)))
        monitor.note(MarqueeEvent(.retryScheduled(after: .seconds(8), reason: .init("status.server", "Broken."))))
        #expect(monitor.status(loadingFor: .seconds(3)) == .slow && changes.count == 0)
    }
}
