extension MarqueeEvent {
    /// The importance of an event for operators, from low to high. The names are those of swift-log's levels.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// A step of successful work; many per second.
        case trace
        /// A request or a change, and expected failures: a cancelled call, a request refused by an open circuit breaker.
        case debug
        /// An unusual condition that Marquee handles by itself.
        case info
        /// A change of state that an operator may want to see.
        case notice
        /// A failure: a caller got an error or a stale value.
        case warning
        /// The store of this machine cannot be read or written.
        case error

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
    }

    /// The importance of the event.
    public var level: Level {
        switch kind {
        case .requestStarted, .readServed: .trace
        case .requestFinished(let status, _, _): status >= 500 || status == 429 ? .warning : .debug
        case .requestFailed(let error, _), .updateFailed(let error): Self.level(ofFailure: error)
        case .changeDelayed(_, let error): min(Self.level(ofFailure: error), .info)
        case .throttled, .changeSent, .storeEvicted: .debug
        case .retryScheduled, .valuesDropped, .conflictResolved, .circuitHalfOpened: .info
        case .circuitClosed, .operationCircuitClosed, .changeRejected, .changesExpired, .sessionRevoked, .storeRecovered: .notice
        case .circuitOpened, .operationCircuitOpened, .imageServerIgnored, .storeRebuilt, .credentialMissing, .marksLost: .warning
        case .storeFailed(_, let error): error.code == .closed ? .debug : .error
        }
    }

    /// While the circuit breaker is open, every request fails, and the event that it opened has said so already.
    private static func level(ofFailure error: MarqueeError) -> Level {
        error.isCircuitOpen || error.code == .cancelled || error.code == .closed ? .debug : .warning
    }
}

extension MarqueeError {
    /// Whether nothing was sent because the circuit breaker is open.
    package var isCircuitOpen: Bool { reason.key == Reason.circuitOpen.key }
}
