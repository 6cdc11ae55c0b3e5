public import MarqueeDomain

/// The content of a screen with one value: it is loading, it is loaded, it is empty, or it failed.
public enum Content<Value: Sendable>: Sendable {
    /// Nothing is there yet: a placeholder is shown.
    case loading
    /// The value, with its origin and age. With an error in `Fetched.refreshError`, a newer one could not be fetched.
    case loaded(Fetched<Value>, isRefreshing: Bool)
    /// The answer has nothing to show.
    case empty
    /// There is nothing to show, because of this error; it can be retried.
    case failed(MarqueeError)
}

extension Content {
    /// The value that can be shown, with its facts.
    public var fetched: Fetched<Value>? { if case .loaded(let fetched, _) = self { fetched } else { nil } }
    /// The value.
    public var value: Value? { fetched?.value }
    /// Why there is nothing to show.
    public var error: MarqueeError? { if case .failed(let error) = self { error } else { nil } }
    /// Whether a newer value is on its way while this one is shown.
    public var isRefreshing: Bool { if case .loaded(_, true) = self { true } else { false } }

    /// A read begins: the shown value stays until its answer.
    public mutating func begin() {
        self = fetched.map { .loaded($0, isRefreshing: true) } ?? .loading
    }

    /// The read was cancelled: the shown value stays, and no answer is expected.
    public mutating func cancel() {
        if let fetched { self = .loaded(fetched, isRefreshing: false) }
    }

    /// Takes the result of a read; a value for which `isEmpty` is true has nothing to show.
    public mutating func take(_ update: ContentUpdate<Value>, isEmpty: (Value) -> Bool = { _ in false }) {
        switch update {
        case .value(let fetched, let isLast):
            if !isEmpty(fetched.value) {
                self = .loaded(fetched, isRefreshing: !isLast)
            } else if isLast {
                self = .empty
            }
        case .failure(let error):
            guard var fetched else {
                self = .failed(error)
                return
            }
            fetched.refreshError = error
            self = .loaded(fetched, isRefreshing: false)
        }
    }

    /// Changes the value that is shown.
    public mutating func change(_ edit: (inout Fetched<Value>) -> Void) {
        guard case .loaded(var fetched, let isRefreshing) = self else { return }
        edit(&fetched)
        self = .loaded(fetched, isRefreshing: isRefreshing)
    }
}

extension Content: Equatable where Value: Equatable {}
