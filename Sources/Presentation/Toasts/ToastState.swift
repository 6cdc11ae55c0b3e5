/// The messages that are shown at this moment.
public struct ToastState: ScreenState {
    public enum Intent: Sendable, Equatable {
        /// A message has to be shown.
        case show(Toast.Message)
        /// The person closes a message.
        case dismiss(Toast.ID)
    }

    /// The wait until a message goes.
    public struct Expiry: ScreenEffect, Hashable {
        /// The number of the message.
        public let id: Toast.ID
        /// How long it is shown.
        public let delay: Duration
        // Each message expires on its own.
        public var kind: EffectKind<Int> { .read(in: id) }
    }

    /// How many are shown at once; the oldest make way.
    public static let limit = 3

    /// The messages, oldest first.
    public private(set) var toasts: [Toast] = []
    private var count = 0

    /// Creates a state without messages.
    public init() {}

    // Messages are reported as events of the screens that they come from.
    public var screen: Screen { .toasts }

    public mutating func appear() -> [Reaction<Expiry>] { [] }

    public mutating func handle(_ intent: Intent) -> [Reaction<Expiry>] {
        switch intent {
        case .show(let message):
            // The same message twice is one message that stays longer.
            let repeated = toasts.firstIndex { $0.message == message }.map { toasts.remove(at: $0) }
            count += 1
            let toast = Toast(id: count, message: message)
            toasts.append(toast)
            let overflow = toasts.prefix(max(0, toasts.count - Self.limit))
            toasts.removeFirst(overflow.count)
            let gone = overflow.map(\.id) + (repeated.map { [$0.id] } ?? [])
            return gone.map { .cancel($0) } + [.run(Expiry(id: toast.id, delay: toast.isFailure ? .seconds(8) : .seconds(4)))]
        case .dismiss(let id):
            toasts.removeAll { $0.id == id }
            return [.cancel(id)]
        }
    }

    public mutating func receive(_ answer: Toast.ID) -> [Reaction<Expiry>] {
        toasts.removeAll { $0.id == answer }
        return []
    }

    public mutating func disappear() { toasts = [] }
}
