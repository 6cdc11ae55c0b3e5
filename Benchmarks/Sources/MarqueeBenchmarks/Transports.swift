import AsyncHTTPClient
import Foundation
import FoundationNetworking
import Marquee
import MarqueeData
import MarqueeNet
import NIOCore

/// A way to get a body.
typealias Fetch = @Sendable () async throws -> Int

/// Requests per second, or processor time a request, of two clients of the same server.
enum Transports {
    enum Figure { case requestsPerSecond, processorMicroseconds }

    static func benchmarks(_ server: ServerProcess) throws -> [Benchmark] {
        let clients = try Clients(url: server.baseURL + "/3/movie/popular?language=en-US&page=1", baseURL: server.baseURL)
        var rows: [Benchmark] = []
        for inFlight in [1, 8, 32] {
            rows.append(
                row("http-urlsession-\(inFlight)", inFlight, "URLSession", .requestsPerSecond, inFlight == 8 ? .atLeast(8) : nil) {
                    (clients.curl, clients.urlSession(inFlight))
                })
            rows.append(
                row("http-ahc-\(inFlight)", inFlight, "AsyncHTTPClient", .requestsPerSecond, .atLeast(1)) {
                    (clients.curl, clients.asyncHTTPClient)
                })
            rows.append(
                row("cpu-urlsession-\(inFlight)", inFlight, "URLSession", .processorMicroseconds, .atMost(0.2)) {
                    (clients.curl, clients.urlSession(inFlight))
                })
        }
        for inFlight in [1, 8, 32] {
            rows.append(
                row(
                    "chain-\(inFlight)", inFlight, "the bare transport", .requestsPerSecond, .atLeast(0.85),
                    work: "through router and chain"
                ) {
                    (clients.chain, clients.curl)
                })
        }
        return rows
    }

    private static func row(
        _ name: String, _ inFlight: Int, _ against: String, _ figure: Figure, _ goal: Goal?, work: String = "16 KB answer",
        clients: @escaping @Sendable () -> (Fetch, Fetch)
    ) -> Benchmark {
        let unit = figure == .requestsPerSecond ? "requests/s" : "µs CPU per request"
        return Benchmark(name: name, work: "\(work), \(inFlight) in flight: \(unit)", against: against, goal: goal, unit: unit) {
            let (ours, theirs) = clients()
            // The slow side decides how long a round takes.
            return Pair(
                ours: try await measure(ours, inFlight, requests: 6_000, figure),
                theirs: try await measure(theirs, inFlight, requests: against == "URLSession" ? 1_500 : 6_000, figure))
        }
    }

    private static func measure(_ fetch: @escaping Fetch, _ inFlight: Int, requests: Int, _ figure: Figure) async throws -> Double {
        try await load(fetch, inFlight, requests: requests / 10)
        let processor = Stopwatch.processor
        let seconds = try await Stopwatch.seconds { try await load(fetch, inFlight, requests: requests) }
        return switch figure {
        case .requestsPerSecond: Double(requests) / seconds
        case .processorMicroseconds: (Stopwatch.processor - processor) / Double(requests) * 1e6
        }
    }

    static func load(_ fetch: @escaping Fetch, _ inFlight: Int, requests: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<inFlight {
                group.addTask {
                    for _ in 0..<(requests / inFlight) where try await fetch() != SamplePage.body.count {
                        throw BenchmarkError("a body came short")
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

/// The clients that are compared, each created once and used again, as in a program.
struct Clients: Sendable {
    let curl: Fetch
    let chain: Fetch
    let asyncHTTPClient: Fetch
    private let url: String

    init(url: String, baseURL: String) throws {
        self.url = url
        var connections = CurlTransport.Configuration()
        connections.connectionsPerHost = 32
        connections.usesEnvironmentProxies = false
        let transport = CurlTransport(connections)
        curl = { try await transport.send(TransportRequest(.get, url)).body.count }

        var options = TransportChain.Options()
        options.inFlight = 32
        // With a limit of requests per second, the limit would be measured.
        options.limiter = nil
        let tmdb = TMDB(
            server: try Server(baseURL: baseURL), credential: try .accessToken("eyJhbGciOiJub25lIn0.e30.bench"),
            transport: TransportChain(CurlTransport(connections), options))
        let movies = TMDBMovies(tmdb)
        chain = {
            guard case .body(let body, _, _) = try await movies.list(.popular()).fetch(nil) else { return 0 }
            return body.count
        }

        asyncHTTPClient = {
            let request = HTTPClientRequest(url: url)
            return try await HTTPClient.shared.execute(request, timeout: .seconds(30)).body.collect(upTo: 16 << 20).readableBytes
        }
    }

    /// Data tasks with a handler, the form that does not hang on this platform, without a cache.
    func urlSession(_ inFlight: Int) -> Fetch {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = max(6, inFlight)
        let session = URLSession(configuration: configuration)
        let url = URL(string: url)
        return {
            guard let url else { return 0 }
            return try await withCheckedThrowingContinuation { caller in
                session.dataTask(with: url) { data, _, error in
                    caller.resume(with: error.map { .failure($0) } ?? .success(data?.count ?? 0))
                }.resume()
            }
        }
    }
}
