/// The values that all presenters of a program share: the receivers of analytics events and messages, the acts under way, and the clock.
public struct PresentationContext: Sendable {
    /// Receives analytics events, on the thread on which they happen.
    public var report: @Sendable (AnalyticsEvent) -> Void = { _ in }
    /// Receives messages that appear for a moment: usually `toasts.show` of a ``ToastPresenter``. The failure of an act whose screen has
    /// disappeared is shown here, too.
    public var show: @Sendable (Toast.Message) -> Void = { _ in }
    /// The clock of delays, such as the pause after typing; tests control it.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The acts of all presenters with this context or a copy of it.
    public let acts: Acts

    /// Creates a context without receivers, which waits by the continuous clock.
    public init(acts: Acts = Acts()) { self.acts = acts }
}
