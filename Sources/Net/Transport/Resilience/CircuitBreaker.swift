import MarqueeDomain

/// A circuit breaker of one host, or of one operation of a host: after enough failures it opens, and then lets one request at a time
/// through until one succeeds.
///
/// One subject and one caller count once, so that neither a broken title nor a visitor opens it alone. The request that tests the server is
/// one of another subject and another caller than those that failed, as long as there are such requests.
struct CircuitBreaker {
    /// The conclusion about the server from the result of an attempt.
    enum Verdict: Equatable {
        case works
        /// A failure that no request can cause, such as a refused connection.
        case fails
        /// A failure that a request may have caused: it counts once for its subject, such as a title, and once for its caller.
        case failsFor(subject: Int?, caller: Caller? = nil)
        /// Nothing: the attempt ended for reasons of this program, or the answer is about something else.
        case nothing
    }

    /// The subject of a request, and its caller.
    struct Source {
        var subject: Int?
        var caller: Caller?

        var keys: [Key] { [subject.map(Key.subject), caller.map(Key.caller)].compactMap(\.self) }
    }

    enum Key: Hashable {
        case subject(Int), caller(Caller)
    }

    /// The permission to send one attempt.
    struct Pass {
        fileprivate let generation: Int
        fileprivate let source: Source
        /// Whether the attempt tests if the server works again.
        let isProbe: Bool
    }

    private(set) var state = CircuitBreakerState.closed
    private var reopensAt = Duration.zero
    private var isProbing = false
    /// The number of state changes, so that the result of an attempt from before a change is ignored.
    private var generation = 0
    private var failuresInARow = 0
    /// The subjects and callers of the failures in a row: each counts once.
    private var keysInARow: Set<Key> = []
    private var seconds: [(second: Int64, works: Int, fails: Int)] = []
    /// The subjects and callers of failures that have been counted, and when; those of before the window are removed once in a second.
    private var counted: [Key: Int64] = [:]
    private var tidiedAt: Int64 = .min
    /// The subjects and callers of the failures since the last success, for the choice of a probe.
    private var failed: Set<Key> = []
    /// Whether requests of others than those that failed have been refused, so that the probe is to be one of them.
    private var othersWait = false

    private static let window: Int64 = 10
    private static let enough = 20
    private static let inARow = 5
    /// Short, because an outage seems to last this much longer than it does; one attempt in this time is no load for the server.
    private static let pause = Duration.milliseconds(1_500)
    /// The most subjects and callers that are remembered.
    private static let mostKeys = 1_000

    /// The number of subjects and callers that are remembered.
    var keys: Int { counted.count + keysInARow.count + failed.count }

    /// Whether an attempt would be refused at this time.
    func refuses(_ source: Source = Source(), at now: Duration) -> Bool {
        switch state {
        case .closed: false
        case .open: now < reopensAt || isReserved(from: source, at: now)
        case .halfOpen: isProbing || isReserved(from: source, at: now)
        }
    }

    /// Notes that an attempt was refused.
    mutating func noteRefusal(_ source: Source) {
        if source.keys.isEmpty || !hasFailed(source) { othersWait = true }
    }

    /// How long attempts are refused from this time on; nil if that depends on the attempt under way.
    func refusal(at now: Duration) -> Duration? { state == .open && now < reopensAt ? reopensAt - now : nil }

    /// Whether the probe is for requests of others than those that failed. If none of them comes for a while, it is for any.
    private func isReserved(from source: Source, at now: Duration) -> Bool {
        othersWait && now < reopensAt + Self.pause && hasFailed(source)
    }

    private func hasFailed(_ source: Source) -> Bool { source.keys.contains { failed.contains($0) } }

    /// The permission for an attempt, or nil; and the new state if it has changed.
    mutating func enter(_ source: Source = Source(), at now: Duration) -> (pass: Pass?, change: CircuitBreakerState?) {
        guard !refuses(source, at: now) else {
            noteRefusal(source)
            return (nil, nil)
        }
        guard state != .closed else { return (Pass(generation: generation, source: source, isProbe: false), nil) }
        isProbing = true
        let change = state == .open ? become(.halfOpen) : nil
        return (Pass(generation: generation, source: source, isProbe: true), change)
    }

    /// Records how an attempt ended, and returns the new state if it has changed.
    mutating func leave(_ pass: Pass, _ verdict: Verdict, at now: Duration) -> CircuitBreakerState? {
        switch verdict {
        case .works: failed = []
        case .fails, .failsFor: if failed.count < Self.mostKeys { failed.formUnion(pass.source.keys) }
        case .nothing: break
        }
        let verdict = countedOnce(verdict, at: now)
        if state != .closed, verdict == .works { return become(.closed) }
        guard pass.generation == generation else { return nil }
        guard state == .closed else {
            isProbing = false
            switch verdict {
            case .works: return become(.closed)
            case .fails, .failsFor: return open(at: now)
            case .nothing: return nil
            }
        }
        switch verdict {
        case .nothing: return nil
        case .works: (failuresInARow, keysInARow) = (0, [])
        case .fails: failuresInARow += 1
        case .failsFor:
            let keys = verdict.keys
            failuresInARow += keysInARow.isDisjoint(with: keys) ? 1 : 0
            if keysInARow.count < Self.mostKeys { keysInARow.formUnion(keys) }
        }
        count(verdict, at: now)
        guard verdict != .works else { return nil }
        let works = seconds.reduce(0) { $0 + $1.works }
        let fails = seconds.reduce(0) { $0 + $1.fails }
        let isFailing = failuresInARow >= Self.inARow || works + fails >= Self.enough && fails >= works
        return isFailing ? open(at: now) : nil
    }

    /// The verdict, or nothing for another failure of a subject or a caller that has failed within the window.
    private mutating func countedOnce(_ verdict: Verdict, at now: Duration) -> Verdict {
        let keys = verdict.keys
        guard !keys.isEmpty, state == .closed else { return verdict }
        let second = now.components.seconds
        if second != tidiedAt {
            counted = counted.filter { $0.value > second - Self.window }
            tidiedAt = second
        }
        let isNew = keys.allSatisfy { counted[$0] == nil }
        for key in keys where counted[key] == nil && counted.count < Self.mostKeys { counted[key] = second }
        return isNew ? verdict : .nothing
    }

    private mutating func count(_ verdict: Verdict, at now: Duration) {
        let second = now.components.seconds
        seconds.removeAll { $0.second <= second - Self.window }
        if seconds.last?.second != second { seconds.append((second, 0, 0)) }
        if verdict == .works { seconds[seconds.count - 1].works += 1 } else { seconds[seconds.count - 1].fails += 1 }
    }

    private mutating func open(at now: Duration) -> CircuitBreakerState {
        reopensAt = now + Self.pause
        othersWait = false
        return become(.open)
    }

    private mutating func become(_ next: CircuitBreakerState) -> CircuitBreakerState {
        state = next
        generation += 1
        (failuresInARow, keysInARow) = (0, [])
        seconds = []
        counted = [:]
        return next
    }
}

extension CircuitBreaker.Verdict {
    fileprivate var keys: [CircuitBreaker.Key] {
        guard case .failsFor(let subject, let caller) = self else { return [] }
        return CircuitBreaker.Source(subject: subject, caller: caller).keys
    }
}
