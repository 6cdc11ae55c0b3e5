/// What all presenters of a program share: where analytics events and messages go, and the clock that they wait by.
public struct PresentationContext: Sendable {
    /// Receives analytics events, on the thread on which they happen.
    public var report: @Sendable (AnalyticsEvent) -> Void = { _ in }
    /// Receives messages that appear for a moment: usually `toasts.show` of a ``ToastPresenter``.
    public var show: @Sendable (Toast.Message) -> Void = { _ in }
    /// The clock of delays, such as the pause after typing; tests control it.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Creates a context that tells nobody and waits by the continuous clock.
    public init() {}
}
