import Foundation
import Marquee
import MarqueeSandbox

/// Sixteen readers that meet one fault after the other, and look at the cached values after each.
struct FaultStorm: Sendable {
    static let deadline = Duration.milliseconds(400)
    private static let readers = 16

    let client: MarqueeClient
    /// Asks without faults and stores nothing: its answers are right.
    let sound: MarqueeClient
    private let clock = AdjustableClock()
    /// The first content of the store: a question for each reader.
    private let movies: [Question]

    init(_ servers: FaultyServers, _ scratch: Scratch) async throws {
        sound = try await servers.client { _ in }
        client = try await servers.client { [clock] in
            $0.storage = .folder(scratch.path)
            $0.limits = TransportLimits(total: FaultStorm.deadline)
            $0.retries = 0
            $0.clock = WallClock { clock.now }
            // The clock goes on by years.
            $0.maximumAge = nil
            $0.time = .leaping()
        }
        movies = try await sound.movies.list(.popular()).value.items.prefix(FaultStorm.readers).map { .movie($0.id) }
        for movie in movies { _ = try await movie.ask(client, .fresh) }
    }

    /// Faults in a random order, each as often as any other.
    static func faults(_ count: Int, _ run: ScenarioRun) -> [Sandbox.Fault] {
        var faults: [Sandbox.Fault] = []
        while faults.count < count { faults += Sandbox.Fault.allCases.shuffled(using: &run.random) }
        return Array(faults.prefix(count))
    }

    /// Lets every fault be met once. Every other question is one whose answer has been cached, the rest are new.
    func rage(_ faults: [Sandbox.Fault], from first: Int) async throws -> FaultFindings {
        try await withThrowingTaskGroup(of: FaultFindings.self) { group in
            for (reader, movie) in movies.enumerated() {
                group.addTask {
                    var findings = FaultFindings()
                    for number in stride(from: reader, to: faults.count, by: movies.count) {
                        try await meet(faults[number], asking: movie, wasKept: true, &findings)
                        try await meet(faults[number], asking: .numbered(first + number), wasKept: false, &findings)
                    }
                    return findings
                }
            }
            return try await group.reduce(into: FaultFindings()) { $0.add($1) }
        }
    }

    private func meet(_ fault: Sandbox.Fault, asking question: Question, wasKept: Bool, _ findings: inout FaultFindings) async throws {
        // Later than any answer is fresh, with or without a word about that, so the server is asked again.
        clock.turn(by: 10 * 24 * 3_600)
        let start = ContinuousClock.now
        let outcome = await Detour.$fault.withValue(fault) { await question.outcome(client, .cached) }
        findings.note(outcome, fault, after: ContinuousClock.now - start)
        let fetched = try? outcome.get()
        if let fetched, try await !isRight(fetched.value, question) { findings.complain("\(fault.rawValue) was believed") }
        if wasKept, fetched == nil { findings.complain("\(fault.rawValue): the cached answer was not returned") }
        guard fetched?.origin != .server else { return }
        let kept = try await question.kept(by: client)
        if let kept, try await !isRight(kept, question) { findings.complain("\(fault.rawValue) damaged the cached answer") }
        if wasKept, kept == nil { findings.complain("\(fault.rawValue): the cached answer is gone") }
    }

    /// Looks through the store of a storm that is over with a new client: how many answers are cached, and how many are wrong or gone.
    func inspect(_ nextClient: MarqueeClient, upTo count: Int) async throws -> (kept: Int, spoiled: Int) {
        var (kept, spoiled) = (0, 0)
        for (number, question) in (movies + (0..<count).map(Question.numbered)).enumerated() {
            if let answer = try await question.kept(by: nextClient) {
                kept += 1
                spoiled += try await isRight(answer, question) ? 0 : 1
            } else if number < movies.count {
                spoiled += 1
            }
        }
        return (kept, spoiled)
    }

    private func isRight(_ answer: Question.Answer, _ question: Question) async throws -> Bool {
        try await question.ask(sound, .cached).value == answer
    }
}
