public import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Follows the connection to TMDb by the events of a client, so that an interface can say why a read takes its time.
///
/// ```swift
/// let connection = ConnectionMonitor()
/// let marquee = try await MarqueeClient { $0.onEvent = connection.note }
/// // A read that has no answer yet, and was begun three seconds ago:
/// print(connection.status(loadingFor: .seconds(3)))
/// await marquee.shutdown()
/// ```
public final class ConnectionMonitor: Sendable {
    fileprivate struct State: Equatable {
        var failingSince: Date?
        var nextAttempt: Date?
        var pausedUntil: Date?
    }

    /// A shorter wait is the client's own limit of requests, which no person notices.
    private static let shortestPause = Duration.seconds(1)

    private let state = Mutex(State())
    private let now: @Sendable () -> Date
    private let onChange: @Sendable () -> Void

    /// Creates a monitor.
    ///
    /// - Parameters:
    ///   - now: The clock.
    ///   - onChange: Called when the connection fails, works again, or has to wait, on the thread of the event. It must not block.
    public init(now: @escaping @Sendable () -> Date = { Date() }, onChange: @escaping @Sendable () -> Void = {}) {
        self.now = now
        self.onChange = onChange
    }

    /// Notes an event of the client, in `onEvent` of its configuration.
    public func note(_ event: MarqueeEvent) {
        let now = now()
        let hasChanged = state.withLock { state in
            let before = state
            state.note(event, at: now, unlessBelow: Self.shortestPause)
            return state != before
        }
        if hasChanged { onChange() }
    }

    /// The first failure since the last answer; nil while the server answers.
    public var failingSince: Date? { state.withLock(\.failingSince) }

    /// The status of a read without an answer yet.
    ///
    /// - Parameter waited: The time since the read began.
    public func status(loadingFor waited: Duration) -> SyncStatus {
        let (state, now) = (state.withLock(\.self), now())
        if let end = state.pausedUntil, end > now { return .rateLimited(until: end) }
        // Only after the first moment: the read that is under way may be the one that succeeds.
        guard waited >= SyncStatus.slowAfter else { return .loading }
        if let since = state.failingSince { return .offline(since: since, nextAttempt: state.nextAttempt.flatMap { $0 > now ? $0 : nil }) }
        return .slow
    }
}

extension ConnectionMonitor.State {
    fileprivate mutating func note(_ event: MarqueeEvent, at now: Date, unlessBelow shortest: Duration) {
        switch event.kind {
        case .requestFinished(let status, _, _):
            if status == 429 { return }
            guard status >= 500 else {
                self = Self()
                return
            }
            failingSince = failingSince ?? now
        case .requestFailed(let error, _) where [.offline, .timeout, .server].contains(error.code):
            failingSince = failingSince ?? now
            nextAttempt = error.retryAfter.map { now + ($0 / .seconds(1)) }
        case .retryScheduled(let wait, let reason):
            // An attempt has failed, and the request has not: the server is slow or asks to wait.
            if reason.key == "status.rateLimited", wait >= shortest { pausedUntil = now + (wait / .seconds(1)) }
        case .throttled(let wait) where wait >= shortest: pausedUntil = now + (wait / .seconds(1))
        default: break
        }
    }
}
