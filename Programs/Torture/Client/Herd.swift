import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let herd = Scenario(
        "herd",
        """
        Ten thousand readers of one key are one request; ten thousand different questions share eight connections.
        """,
        quick: 2_000, full: 10_000
    ) { run in
        let readers = run.rounds
        let one = try await Service(latency: .milliseconds(200))
        let client = try await one.client { _ in }
        let found = try await all(readers) { _ in try await client.movies.list(.popular()).value.items.count }
        run.expect(found == readers * 20, "\(found) rows came back instead of \(readers * 20)")
        let requests = one.sandbox.counters.requests
        run.expect(requests == 1, "\(readers) readers of one key were \(requests) requests")
        await client.shutdown(deadline: .zero)
        await one.sandbox.stop()

        let many = try await Service()
        let crowd = try await many.client { _ in }
        let answered = try await all(readers) { try await crowd.search.movies(MovieSearch("q\($0)")).origin == .server ? 1 : 0 }
        let connections = many.sandbox.counters.mostConnections
        run.expect(answered == readers, "\(answered) of \(readers) different questions were answered")
        run.expect(connections <= 8, "\(connections) connections were open at once")
        await crowd.shutdown(deadline: .zero)
        await many.sandbox.stop()
        return "\(readers) readers of one key: \(requests) request; \(readers) different keys: \(connections) connections"
    }

    private static func all(
        _ count: Int, _ read: @escaping @Sendable (Int) async throws -> Int
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<count { group.addTask { try await read(number) } }
            return try await group.reduce(0, +)
        }
    }
}
