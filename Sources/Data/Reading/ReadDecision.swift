import MarqueeDomain

/// The decision about a read, from the policy and the cached value: a pure function, so that a table can test it.
enum ReadDecision: Sendable, Hashable {
    /// Serve the cached value.
    case serve
    /// Serve the cached value, and ask the server for the next time.
    case serveAndRefresh
    /// Ask the server, or fail.
    case fetch
    /// Ask the server; if it has no answer, serve the cached value.
    case fetchElseServe
    /// Nothing may be done.
    case fail

    /// The state of the cached value.
    enum Cached: Sendable, Hashable, CaseIterable { case nothing, stale, fresh }

    init(_ policy: ReadPolicy, cached: Cached) {
        self =
            switch (policy.cache, policy.network, cached) {
            case (.never, .never, _), (_, .never, .nothing): .fail
            case (.first, .never, _), (.onFailure, .never, _): .serve
            case (.never, _, _), (_, _, .nothing): .fetch
            case (_, .whenStale, .fresh): .serve
            case (_, .whenStale, .stale): .fetchElseServe
            case (.first, .always, _): .serveAndRefresh
            case (.onFailure, .always, _): .fetchElseServe
            }
    }
}

extension ReadPolicy {
    /// Whether a fresh value in memory is the answer, without a look at anything else.
    var isAnsweredByMemory: Bool { cache == .first && network != .always && !skipsMemory }
}
