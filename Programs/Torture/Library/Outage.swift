import Foundation
import Marquee
import MarqueeSandbox
import Synchronization

extension Scenario {
    static let outage = Scenario(
        "outage",
        """
        During an outage there are at most 1.1 attempts for each request, and one test request at a time. Changes that people make meanwhile \
        are seldom tried, and all of them arrive after the end.
        """,
        quick: 5,
        full: 60
    ) { run in
        let seconds = run.rounds
        async let refused = OutageMarks(failing: .offline, seconds: seconds)
        async let failing = OutageMarks(failing: .status(503), seconds: seconds)
        let reads = try await reading(run)
        let marks = try await [refused, failing]
        for outage in marks {
            run.expect(outage.marks >= 20, "only \(outage.marks) marks were made")
            run.expect(outage.leasesPerMark <= 0.5, "\(outage.leases) leases for \(outage.marks) marks")
            run.expect(outage.missing == 0, "\(outage.missing) of \(outage.marks) marks did not arrive")
        }
        let figures = marks.map { "\($0.leases) leases for \($0.marks) marks, all sent \($0.delay.milliseconds) ms after it" }
        return reads + "; " + figures.joined(separator: "; ")
    }

    /// Reads through an outage, and returns its figures.
    private static func reading(_ run: ScenarioRun) async throws -> String {
        let service = try await Service()
        let probe = ProbeTransport()
        let client = try await service.client {
            $0.transport = probe
            $0.onEvent = { probe.note($0) }
        }
        service.sandbox.behave(.status(503))
        let start = ContinuousClock.now
        var opened: Duration?
        var number = 0
        while ContinuousClock.now - start < .seconds(run.rounds) {
            number += 1
            await ask(client, number, together: 8)
            if opened == nil, client.health().servers.values.contains(.open) { opened = ContinuousClock.now - start }
            try await Task.sleep(for: .milliseconds(20))
        }
        let stats = client.stats()
        let share = (Double(stats.attempts) / Double(stats.requests) * 1_000).rounded() / 1_000

        service.sandbox.behave(.normal)
        let healed = ContinuousClock.now
        while client.stats().answers[2] == nil, ContinuousClock.now - healed < .seconds(30) {
            number += 1
            await ask(client, number, together: 1)
            try await Task.sleep(for: .milliseconds(5))
        }
        let recovery = ContinuousClock.now - healed
        run.expect(stats.requests > 100, "only \(stats.requests) requests were made")
        run.expect(share <= 1.1, "\(share) attempts a request")
        run.expect(opened != nil, "the server was never left alone")
        run.expect(opened ?? .zero, atMost: .seconds(5), "leaving the server alone")
        run.expect(probe.most <= 1, "\(probe.most) probes at a time")
        run.expect(client.stats().answers[2] != nil, "no answer after the end of the outage")
        // A second and a half pass between two probes, and the one that finds the server well takes a moment itself.
        run.expect(recovery, atMost: .seconds(2), "recovery")
        await client.shutdown(deadline: .zero)
        await service.sandbox.stop()
        return "\(stats.attempts) attempts for \(stats.requests) requests (\(share)), left alone after "
            + "\((opened ?? .zero).milliseconds) ms, \(probe.most) probe at a time, recovery \(recovery.milliseconds) ms"
    }

    private static func ask(_ client: MarqueeClient, _ number: Int, together: Int) async {
        await withTaskGroup(of: Void.self) { group in
            for one in 0..<together {
                group.addTask { _ = try? await client.search.movies(MovieSearch("outage \(number) \(one)")) }
            }
        }
    }
}

/// Carries requests, and counts how many probes are under way at once.
private final class ProbeTransport: HTTPTransport {
    private struct State {
        var isWatching = false
        var inFlight = 0
        var most = 0
    }

    private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))
    private let state = Mutex(State())

    var most: Int { state.withLock { $0.most } }

    /// Probing lasts from the first probe to the end of the outage; requests from before say nothing about it.
    func note(_ event: MarqueeEvent) {
        switch event.kind {
        case .circuitHalfOpened: state.withLock { $0.isWatching = true }
        case .circuitClosed: state.withLock { $0.isWatching = false }
        default: break
        }
    }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let isCounted = state.withLock { state in
            guard state.isWatching else { return false }
            state.inFlight += 1
            state.most = max(state.most, state.inFlight)
            return true
        }
        defer { if isCounted { state.withLock { $0.inFlight -= 1 } } }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
