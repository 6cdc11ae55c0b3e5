import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase

/// Figures that must not grow with a store or a process.
enum Growth {
    static func benchmarks() async throws -> [Benchmark] {
        let (small, large) = (try await GrownStore(snapshots: 1_000), try await GrownStore(snapshots: 100_000))
        return [
            Benchmark(
                name: "cached-scale", work: "cached read at 100,000 snapshots", against: "itself at 1,000", goal: .atMost(1.2), unit: "µs"
            ) {
                Pair(ours: try await large.read(), theirs: try await small.read())
            },
            Benchmark(
                name: "memory", work: "resident memory after 200,000 requests", against: "itself after 1,000", goal: .atMost(1.1),
                unit: "MiB"
            ) {
                try await inChild()
            },
        ]
    }

    /// The growth of a process is measured in one that does nothing else.
    private static func inChild() async throws -> Pair {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["grow"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard figures.count == 2 else { throw BenchmarkError("the child told nothing") }
        return Pair(ours: figures[1], theirs: figures[0])
    }

    static func grow() async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        let clients = try Clients(url: server.baseURL + "/3/movie/popular", baseURL: server.baseURL)
        try await Transports.load(clients.chain, 8, requests: 1_000)
        let early = Stopwatch.residentBytes
        try await Transports.load(clients.chain, 8, requests: 199_000)
        print(Double(early) / 1_048_576, Double(Stopwatch.residentBytes) / 1_048_576)
    }
}

/// A store with many snapshots of the same size, and reads that go all over it.
struct GrownStore: Sendable {
    private let folder: Folder
    private let stores: Stores
    private let snapshots: Int

    init(snapshots: Int) async throws {
        folder = try Folder()
        stores = try await SQLiteStores.open(.folder(folder.path), cacheBytes: 1 << 30, now: { Date() })
        self.snapshots = snapshots
        let body = Data(SamplePage.body.prefix(1_000))
        let now = Date()
        for number in 0..<snapshots {
            try await stores.snapshots?.save(
                Snapshot(body: body, savedAt: now, validUntil: now + 86_400), for: try Self.key(number))
        }
    }

    func read() async throws -> Double {
        let times = 2_000
        return try await Stopwatch.seconds {
            for time in 0..<times {
                guard try await stores.snapshots?.load(try Self.key(time * 7_919 % snapshots)) != nil else {
                    throw BenchmarkError("a snapshot is missing")
                }
            }
        } / Double(times) * 1e6
    }

    private static func key(_ number: Int) throws -> SnapshotKey {
        SnapshotKey(
            server: "bench", operation: "GET /3/movie/{movie_id}", subject: .init(.movie, number + 1),
            arguments: [.init("movie_id", "\(number)")], audience: try Audience(language: "en-US"))
    }
}
