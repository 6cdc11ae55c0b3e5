import Foundation
import Marquee

/// Pictures that are cached, against reading the same bytes from a file.
enum Pictures {
    static func benchmarks() async throws -> [Benchmark] {
        let pictures = try await CachedPictures()
        return [
            Benchmark(
                name: "image-memory", work: "cached picture of 40 KB from memory", against: "Data(contentsOf:) of the same bytes",
                goal: nil,
                unit: "µs"
            ) {
                Pair(
                    ours: try await measure(2_000) { try await pictures.fromMemory() },
                    theirs: try await measure(2_000) { try pictures.plainFile() })
            },
            Benchmark(
                name: "image-disk", work: "cached picture of 40 KB from its file, checked", against: "Data(contentsOf:) of the same bytes",
                goal: nil, unit: "µs"
            ) {
                Pair(
                    ours: try await measure(500) { try await pictures.fromDisk() },
                    theirs: try await measure(500) { try pictures.plainFile() })
            },
        ]
    }

    private static func measure(_ times: Int, _ work: () async throws -> Void) async throws -> Double {
        try await Stopwatch.seconds { for _ in 0..<times { try await work() } } / Double(times) * 1e6
    }
}

/// One picture in the cache of two clients, of which one has no memory, and in a plain file.
private struct CachedPictures: Sendable {
    private let folder: Folder
    private let warm: MarqueeClient
    private let cold: MarqueeClient
    private let path: ImagePath
    private let file: URL

    init() async throws {
        folder = try Folder()
        guard let path = ImagePath("/poster.jpg") else { throw BenchmarkError("a path is refused") }
        self.path = path
        file = URL(fileURLWithPath: folder.path + "/plain.jpg")
        try PictureTransport.picture.write(to: file)
        warm = try await Self.client(in: folder.path + "/warm") { _ in }
        cold = try await Self.client(in: folder.path + "/cold") { $0.imageMemoryBytes = 0 }
        for client in [warm, cold] { try await Self.load(path, client) }
    }

    func fromMemory() async throws { try await Self.load(path, warm) }
    func fromDisk() async throws { try await Self.load(path, cold) }

    func plainFile() throws {
        guard try Data(contentsOf: file).count == PictureTransport.picture.count else { throw BenchmarkError("the file is short") }
    }

    private static func load(_ path: ImagePath, _ client: MarqueeClient) async throws {
        let image = await client.images.load(path, as: .poster, width: 342)
        guard image.file?.bytes.count == PictureTransport.picture.count else { throw BenchmarkError("a picture is missing: \(image)") }
    }

    private static func client(in folder: String, _ edit: (inout MarqueeClient.Configuration) -> Void) async throws -> MarqueeClient {
        try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.storage = .folder(folder)
            $0.transport = PictureTransport()
            edit(&$0)
        }
    }
}

/// Answers with a picture, or with TMDb's settings of pictures.
private struct PictureTransport: HTTPTransport {
    /// A beginning and an end as a JPEG has them, and bytes that mean nothing.
    static let picture = Data([0xFF, 0xD8, 0xFF, 0xE0] + (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 31) } + [0xFF, 0xD9])

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let caching = TransportHeaders.Field("Cache-Control", "public, max-age=86400")
        if request.url.hasSuffix(".jpg") {
            let headers = TransportHeaders([.init("Content-Type", "image/jpeg"), caching])
            return TransportResponse(status: 200, headers: headers, body: Self.picture)
        }
        let settings = #"{"images":{"secure_base_url":"https://image.tmdb.org/t/p/","poster_sizes":["w342","original"]}}"#
        return TransportResponse(
            status: 200, headers: TransportHeaders([.init("Content-Type", "application/json"), caching]), body: Data(settings.utf8))
    }

    func shutdown() async {}
}
