import Foundation
import Marquee

/// Reads through a view with a caller key, against the same reads without one.
enum Callers {
    static func benchmarks() async throws -> [Benchmark] {
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.users = .many
            $0.storage = .none
            $0.transport = OnePage()
            $0.rateLimiter = nil
        }
        _ = try await client.movies.popular()
        let view = client.for(caller: Caller("192.0.2.1"))
        return [
            Benchmark(
                name: "caller-warm", work: "cached page from memory, through a view with a caller",
                against: "the same view without a caller",
                goal: .atMost(1.1), unit: "µs"
            ) {
                Pair(ours: try await read(view, 20_000, .cached), theirs: try await read(client, 20_000, .cached))
            },
            Benchmark(
                name: "caller-view", work: "cached page from memory, through a view that is created for it",
                against: "the same page through a view that is kept", goal: nil, unit: "µs"
            ) {
                let made = try await Stopwatch.seconds {
                    for _ in 0..<20_000 { _ = try await client.for(caller: Caller("192.0.2.1")).movies.popular() }
                }
                return Pair(ours: made / 20_000 * 1e6, theirs: try await read(view, 20_000, .cached))
            },
            Benchmark(
                name: "caller-cold", work: "page from a transport that answers at once, with a caller",
                against: "the same view without a caller", goal: .atMost(1.1), unit: "µs"
            ) {
                Pair(ours: try await read(view, 2_000, .fresh), theirs: try await read(client, 2_000, .fresh))
            },
        ]
    }

    private static func read(_ client: MarqueeClient, _ times: Int, _ policy: ReadPolicy) async throws -> Double {
        try await Stopwatch.seconds {
            for _ in 0..<times { _ = try await client.movies.popular(policy: policy) }
        } / Double(times) * 1e6
    }
}

/// Answers every request with one page.
private struct OnePage: HTTPTransport {
    private let body = SamplePage.body(page: 1)

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        TransportResponse(status: 200, headers: ["Content-Type": "application/json", "Cache-Control": "public, max-age=86400"], body: body)
    }

    func shutdown() async {}
}
