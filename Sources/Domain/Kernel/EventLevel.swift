extension MarqueeEvent {
    /// How much an event matters to those who run a program, from little to much. The names are those of swift-log's levels.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// A step of something that succeeds, many a second.
        case trace
        /// One request or change, and what is expected to happen to some: a caller cancels, an open circuit breaker refuses.
        case debug
        /// Something out of the ordinary that Marquee deals with by itself.
        case info
        /// A change of state that somebody may want to know.
        case notice
        /// Something failed; a caller got an error or a stale value.
        case warning
        /// Data cannot be read or written here.
        case error

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        /// Whether an event of the first level matters less.
        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
    }

    /// How much the event matters.
    public var level: Level {
        switch kind {
        case .requestStarted, .readServed: .trace
        case .requestFinished(let status, _, _): status >= 500 || status == 429 ? .warning : .debug
        case .requestFailed(let error, _): Self.level(ofFailure: error)
        case .changeDelayed(_, let error): min(Self.level(ofFailure: error), .info)
        case .throttled, .changeSent, .storeEvicted: .debug
        case .retryScheduled, .valuesDropped, .conflictResolved, .circuitHalfOpened: .info
        case .circuitClosed, .changeRejected, .sessionRevoked, .storeRecovered: .notice
        case .circuitOpened, .storeRebuilt, .credentialMissing: .warning
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
