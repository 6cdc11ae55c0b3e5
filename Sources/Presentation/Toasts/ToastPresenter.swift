/// The messages of a program that appear for a moment.
///
/// ```swift
/// let toasts = ToastPresenter()
/// toasts.appear()
/// context.show = { toasts.send(.show($0)) }
/// ```
public typealias ToastPresenter = Presenter<ToastState>

extension Presenter where State == ToastState {
    /// Creates a presenter without messages.
    public convenience init(context: PresentationContext = PresentationContext()) {
        let clock = context.clock
        self.init(ToastState(), context: context) { expiry, deliver in
            do {
                try await clock.sleep(for: expiry.delay)
                deliver(expiry.id)
            } catch {
                // It was closed before its time.
            }
        }
    }
}
