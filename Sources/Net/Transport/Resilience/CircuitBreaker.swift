/// The circuit breaker of one host: after enough failures it opens, and then lets one request at a time through until one succeeds.
struct CircuitBreaker {
    /// What the result of an attempt says about its host.
    enum Verdict: Equatable {
        case works, fails
        /// The server failed with one subject, such as a title whose record is broken: counted once for each subject.
        case failsFor(subject: Int)
        /// Nothing: the attempt ended for reasons of this program.
        case nothing
    }

    /// The permission to send one attempt.
    struct Pass {
        fileprivate let generation: Int
        /// Whether the attempt tests if the server works again.
        let isProbe: Bool
    }

    private(set) var state = CircuitBreakerState.closed
    private var reopensAt = Duration.zero
    private var isProbing = false
    /// The number of state changes, so that the result of an attempt from before a change is ignored.
    private var generation = 0
    private var failuresInARow = 0
    /// The subjects among the failures in a row: each counts once.
    private var subjectsInARow: Set<Int> = []
    private var seconds: [(second: Int64, works: Int, fails: Int)] = []
    /// The subjects of failures that have been counted, and when; those of before the window are removed once in a second.
    private var subjects: [Int: Int64] = [:]
    private var tidiedAt: Int64 = .min

    private static let window: Int64 = 10
    private static let enough = 20
    private static let inARow = 5
    /// Short, because an outage seems to last this much longer than it does; one attempt in this time is no load for the server.
    private static let pause = Duration.milliseconds(1_500)

    /// Whether an attempt would be refused at this time.
    func refuses(at now: Duration) -> Bool {
        switch state {
        case .closed: false
        case .open: now < reopensAt
        case .halfOpen: isProbing
        }
    }

    /// How long attempts are refused from this time on; nil if that depends on the attempt under way.
    func refusal(at now: Duration) -> Duration? { state == .open && now < reopensAt ? reopensAt - now : nil }

    /// The permission for an attempt, or nil; and the new state if it has changed.
    mutating func enter(at now: Duration) -> (pass: Pass?, change: CircuitBreakerState?) {
        guard !refuses(at: now) else { return (nil, nil) }
        guard state != .closed else { return (Pass(generation: generation, isProbe: false), nil) }
        isProbing = true
        let change = state == .open ? become(.halfOpen) : nil
        return (Pass(generation: generation, isProbe: true), change)
    }

    /// Records how an attempt ended, and returns the new state if it has changed.
    mutating func leave(_ pass: Pass, _ verdict: Verdict, at now: Duration) -> CircuitBreakerState? {
        let verdict = counted(verdict, at: now)
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
        case .works: (failuresInARow, subjectsInARow) = (0, [])
        case .fails: failuresInARow += 1
        case .failsFor(let subject): failuresInARow += subjectsInARow.insert(subject).inserted ? 1 : 0
        }
        count(verdict, at: now)
        guard verdict != .works else { return nil }
        let works = seconds.reduce(0) { $0 + $1.works }
        let fails = seconds.reduce(0) { $0 + $1.fails }
        let isFailing = failuresInARow >= Self.inARow || works + fails >= Self.enough && fails >= works
        return isFailing ? open(at: now) : nil
    }

    /// The verdict, or nothing for another failure with a subject that has failed within the window.
    private mutating func counted(_ verdict: Verdict, at now: Duration) -> Verdict {
        guard case .failsFor(let subject) = verdict, state == .closed else { return verdict }
        let second = now.components.seconds
        if second != tidiedAt {
            subjects = subjects.filter { $0.value > second - Self.window }
            tidiedAt = second
        }
        return subjects.updateValue(subjects[subject] ?? second, forKey: subject) == nil ? verdict : .nothing
    }

    private mutating func count(_ verdict: Verdict, at now: Duration) {
        let second = now.components.seconds
        seconds.removeAll { $0.second <= second - Self.window }
        if seconds.last?.second != second { seconds.append((second, 0, 0)) }
        if verdict == .works { seconds[seconds.count - 1].works += 1 } else { seconds[seconds.count - 1].fails += 1 }
    }

    private mutating func open(at now: Duration) -> CircuitBreakerState {
        reopensAt = now + Self.pause
        return become(.open)
    }

    private mutating func become(_ next: CircuitBreakerState) -> CircuitBreakerState {
        state = next
        generation += 1
        (failuresInARow, subjectsInARow) = (0, [])
        seconds = []
        subjects = [:]
        return next
    }
}
