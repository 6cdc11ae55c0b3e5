import Foundation
import Marquee
import MarqueeData
import MarqueePostgreSQL
import MarqueeSandbox

extension Scenario {
    static let rate = Scenario(
        "rate",
        """
        Three machines that share a rate in PostgreSQL send no more than the rate and its burst, and use it; without the server, each of them has its share.
        """,
        quick: 2, full: 10
    ) { run in
        let (database, service) = (try await DatabaseServer.start(), try await Service())
        let configuration = PostgreSQLConfiguration(database.connection)
        let cost = try await leaseCost(configuration, rounds: run.rounds * 200)
        var clients: [MarqueeClient] = []
        for _ in 1...3 {
            let limiter = RateLimiter(sharing: try PostgreSQLRate(configuration, alone: 40 / 3))
            clients.append(try await service.client { $0.rateLimiter = limiter })
        }
        let sent = { service.sandbox.counters.requests }
        let figures = try await withThrowingTaskGroup(of: Void.self) { [clients] group in
            for (number, client) in clients.enumerated() {
                for reader in 0..<20 { group.addTask { await read(client, "\(number) \(reader)") } }
            }
            let start = ContinuousClock.now
            try await Task.sleep(for: .seconds(run.rounds))
            let (shared, end) = (sent(), ContinuousClock.now - start)
            run.expect(shared <= Int(40 * (end / .seconds(1))) + 10, "\(shared) requests in \(end)")
            if run.judgesTimes { run.expect(Double(shared) >= 36 * (end / .seconds(1)), "only \(shared) requests in \(end)") }
            try await blocking { try database.order("stop") }
            try await Task.sleep(for: .seconds(run.rounds))
            let (alone, away) = (sent() - shared, ContinuousClock.now - start - end)
            // Each machine may have a lease from before, and starts with one permit of its own.
            run.expect(alone <= Int(40 * (away / .seconds(1))) + 33, "\(alone) requests in \(away) without the server")
            run.expect(alone > 3, "\(alone) requests in \(away) without the server")
            try await blocking { try database.order("start") }
            try await Task.sleep(for: .seconds(run.rounds))
            let (rest, back) = (sent() - shared - alone, ContinuousClock.now - start - end - away)
            // A server that crashed has a full bucket again. Two machines may find it 4 seconds after the first one.
            run.expect(rest <= Int(40 * (back / .seconds(1))) + 43 + 107, "\(rest) requests in \(back) after the server was back")
            group.cancelAll()
            return """
                three machines: \(shared) requests in \(end.seconds) s, without the server \(alone) in \(away.seconds) s, \
                and \(rest) in \(back.seconds) s after it is back
                """
        }
        for client in clients { await client.shutdown(deadline: .zero) }
        await service.sandbox.stop()
        try await database.stop()
        return "\(figures); \(cost)"
    }

    private static func read(_ client: MarqueeClient, _ name: String) async {
        var number = 0
        while !Task.isCancelled {
            number += 1
            _ = try? await client.search.movies(MovieSearch("\(name) \(number)"))
        }
    }

    /// The time of a lease of a rate that is never the bound.
    private static func leaseCost(_ configuration: PostgreSQLConfiguration, rounds: Int) async throws -> String {
        let rate = try PostgreSQLRate(configuration, name: "cost", requestsPerSecond: 1_000_000, burst: 1_000_000)
        // The first call connects, and migrates the tables.
        while await rate.lease(upTo: 2).permits < 2 { try await Task.sleep(for: .seconds(1)) }
        var (one, ten) = (Times(), Times())
        for _ in 0..<rounds {
            _ = await one.measure { await rate.lease(upTo: 1) }
            _ = await ten.measure { await rate.lease(upTo: 10) }
        }
        let figures = [one, ten].map { times in [0.5, 0.99].map { Int(times.percentile($0) / .microseconds(1)) } }
        return "a lease of 1 takes \(figures[0][0]) µs, \(figures[0][1]) at p99, and one of 10 \(figures[1][0]) µs"
    }
}
