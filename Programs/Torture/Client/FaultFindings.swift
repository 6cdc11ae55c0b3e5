import Marquee
import MarqueeSandbox

/// The results of a storm of faults.
struct FaultFindings: Sendable {
    private(set) var complaints: [String] = []
    /// Reads that got a cached value, with the reason why it is not fresh.
    private(set) var stale = 0
    /// Reads that failed, as nothing was cached.
    private(set) var failed = 0
    /// Reads for which the fault was none.
    private(set) var taken = 0
    private(set) var slowest = (time: Duration.zero, fault: "")

    var count: Int { stale + failed + taken }

    mutating func complain(_ text: String) { complaints.append(text) }

    mutating func note(_ outcome: Result<Fetched<Question.Answer>, MarqueeError>, _ fault: Sandbox.Fault, after time: Duration) {
        if time > slowest.time { slowest = (time, fault.rawValue) }
        switch outcome {
        case .success(let fetched):
            if fetched.refreshError == nil { taken += 1 } else { stale += 1 }
            if (fetched.origin == .server) != (fetched.refreshError == nil) {
                complain("\(fault.rawValue): served from \(fetched.origin) with \(fetched.refreshError?.code.rawValue ?? "no error")")
            }
            if fetched.refreshError != nil, !fetched.isStale { complain("\(fault.rawValue): the cached answer counts as fresh") }
        case .failure(let error):
            failed += 1
            let wanted: [MarqueeError.Code] = [.offline, .timeout, .unauthorized, .notFound, .rateLimited, .refused, .server, .unreadable]
            if !wanted.contains(error.code) { complain("\(fault.rawValue): failed as \(error.code.rawValue)") }
        }
    }

    mutating func add(_ other: FaultFindings) {
        complaints += other.complaints
        stale += other.stale
        failed += other.failed
        taken += other.taken
        if other.slowest.time > slowest.time { slowest = other.slowest }
    }
}
