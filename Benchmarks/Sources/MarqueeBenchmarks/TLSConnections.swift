import Foundation
import Marquee
import MarqueeNet

/// The cost of marks and cold reads over TLS with HTTP/2, in time and in connections, against reads over a connection that is open.
enum TLSConnections {
    static func benchmarks() throws -> [Benchmark] {
        guard TLSServer.isAvailable else {
            print("without nginx and openssl, the rows over TLS are left out")
            return []
        }
        let server = try TLSServer()
        return [
            Benchmark(
                name: "tls-marks", work: "200 marks over TLS, one after the other, connecting included",
                against: "200 reads over an open connection", goal: .atMost(2), unit: "ms"
            ) {
                try await pair(server, \.milliseconds, inFlight: 1, requests: 200) { server.request(.post) }
            },
            Benchmark(
                name: "tls-marks-connections", work: "200 marks over TLS: connections opened", against: "one connection",
                goal: .figureAtMost(1), unit: "connections"
            ) {
                try await pair(server, \.connections, inFlight: 1, requests: 200) { server.request(.post) }
            },
            Benchmark(
                name: "tls-cold-reads", work: "16 cold reads at once over HTTP/2, connecting included",
                against: "16 reads at once over an open connection", goal: nil, unit: "ms"
            ) {
                try await pair(server, \.milliseconds, inFlight: 16, requests: 16) { server.request(.get) }
            },
            Benchmark(
                name: "tls-cold-reads-connections", work: "16 cold reads at once over HTTP/2: connections opened",
                against: "one connection", goal: .figureAtMost(1), unit: "connections"
            ) {
                try await pair(server, \.connections, inFlight: 16, requests: 16) { server.request(.get) }
            },
        ]
    }

    private struct Load {
        let milliseconds: Double
        let connections: Double
    }

    /// Sends requests with a new transport, and reads as often with one that is connected.
    private static func pair(
        _ server: TLSServer, _ figure: KeyPath<Load, Double>, inFlight: Int, requests: Int,
        _ request: @escaping @Sendable () -> TransportRequest
    ) async throws -> Pair {
        let (cold, open) = (server.transport(), server.transport())
        _ = try await open.send(server.request(.get))
        let ours = try await load(cold, inFlight: inFlight, requests: requests, request)
        let theirs = try await load(open, inFlight: inFlight, requests: requests) { server.request(.get) }
        await cold.shutdown()
        await open.shutdown()
        return Pair(ours: ours[keyPath: figure], theirs: theirs[keyPath: figure])
    }

    private static func load(
        _ transport: CurlTransport, inFlight: Int, requests: Int, _ request: @escaping @Sendable () -> TransportRequest
    ) async throws -> Load {
        var connections: Set<String> = []
        let seconds = try await Stopwatch.seconds {
            connections = try await withThrowingTaskGroup(of: Set<String>.self) { group in
                for _ in 0..<inFlight {
                    group.addTask {
                        var seen: Set<String> = []
                        for _ in 0..<(requests / inFlight) {
                            seen.insert(try await transport.send(request()).headers[TLSServer.connectionHeader] ?? "")
                        }
                        return seen
                    }
                }
                return try await group.reduce(into: []) { $0.formUnion($1) }
            }
        }
        return Load(milliseconds: seconds * 1_000, connections: Double(connections.count))
    }
}

extension TLSServer {
    fileprivate func transport() -> CurlTransport {
        CurlTransport(CurlTransport.Configuration(caFile: certificate, usesEnvironmentProxies: false))
    }

    /// A read, or a change that may be sent twice, as marks are.
    fileprivate func request(_ method: TransportMethod) -> TransportRequest {
        TransportRequest(method, baseURL + "/3", body: method == .post ? Data(#"{"favorite":true}"#.utf8) : nil, isIdempotent: true)
    }
}
