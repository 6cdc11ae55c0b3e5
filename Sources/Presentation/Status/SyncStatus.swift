public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How recent a shown value is, or the reason why a person waits for it.
///
/// An interface shows one of these in place of words of its own, so that it never reports a lost connection without a failure, and never an
/// unsent change that is about to be sent. ``ScreenTexts/status(_:at:)`` has the words.
///
/// ```swift
/// let status = SyncStatus(fetched, at: Date()) ?? .current(age: fetched.age)
/// if let line = texts.status(status, at: Date()) { print(line) }
/// ```
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum SyncStatus: Sendable, Hashable {
    /// The value is shown. The server confirmed it this long ago.
    case current(age: Duration)
    /// A newer value is on its way.
    case loading
    /// The value is still on its way after ``slowAfter``. Nothing has failed.
    case slow
    /// A change is stored on this device and waits to be sent; `until` is the time of the next attempt, nil for the next opportunity.
    case pending(until: Date?)
    /// The server could not be reached: since the first failure after the last answer, if known; `nextAttempt` is nil if the next read asks.
    case offline(since: Date?, nextAttempt: Date?)
    /// Something between this device and TMDb answered in its place, as the sign-in page of a hotel's network does.
    case intercepted
    /// TMDb asked the client to wait until this time.
    case rateLimited(until: Date)

    /// The time from which on a read is ``slow``.
    public static let slowAfter = Duration.seconds(2)
    /// The time for which an unsent change is not reported: most changes are sent within it.
    public static let unsentAfter = Duration.seconds(2)
}

extension SyncStatus {
    /// The status that a failed request leaves; nil if the failure is about the request itself, such as an unknown title.
    ///
    /// - Parameters:
    ///   - error: The failure.
    ///   - since: The first failure after the last answer, as ``ConnectionMonitor`` knows it.
    ///   - now: The present time.
    public init?(_ error: MarqueeError, since: Date? = nil, at now: Date) {
        let next = error.retryAfter.map { now + ($0 / .seconds(1)) }
        switch error.code {
        case .rateLimited: self = .rateLimited(until: next ?? now)
        case .unreadable where error.reason.key == "answer.notJSON": self = .intercepted
        case .offline, .timeout, .server: self = .offline(since: since, nextAttempt: next)
        default: return nil
        }
    }

    /// The status of a value: why it could not be refreshed, or its age. Nil if the refresh failed because of the request itself.
    public init?<Value>(_ fetched: Fetched<Value>, since: Date? = nil, at now: Date) {
        guard let error = fetched.refreshError else {
            self = .current(age: fetched.age)
            return
        }
        self.init(error, since: since, at: now)
    }

    /// The status of a change that waits to be sent; nil while it is younger than ``unsentAfter``, or being sent for the first time.
    public init?(_ change: PendingChange, at now: Date) {
        switch change.state {
        case .waiting, .sending:
            // A clock that was set back makes no change young for ever.
            guard abs(now.timeIntervalSince(change.changedAt)) >= Self.unsentAfter / .seconds(1) else { return nil }
            self = .pending(until: nil)
        case .retrying(_, let date): self = .pending(until: date)
        case .suspended: self = .pending(until: nil)
        case .rejected: return nil
        }
    }
}
