import Foundation
import Marquee
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// Pictures that will be wanted soon.
@Suite(.timeLimit(.minutes(5)))
struct PrefetchImagesTests {
    @Test func `the posters of a list are there without a server, and each costs one request`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let posters = try await client.movies.list(.popular).value.items.map(\.posterPath)
            let known = Set(posters.compactMap(\.self))
            #expect(known.count > 5)
            #expect(
                try await client.images.prefetch(posters + [nil] + posters, as: .poster, width: 154) == 2 * posters.compactMap(\.self).count
            )
            #expect(fixture.sandbox.counters.requestsByPath.keys.filter { $0.hasPrefix("/t/p/w154/") }.count == known.count)
            #expect(fixture.sandbox.counters.requests == known.count + 2)
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            for path in posters { #expect(await later.images.load(path, as: .poster, width: 154).origin == (path == nil ? nil : .store)) }
        }
    }

    @Test func `its requests are of the background, and those of a screen are not`() async throws {
        try await ClientFixture.with { fixture in
            let transport = PriorityTransport()
            let client = try await fixture.client { $0.transport = transport }
            _ = try await client.images.configuration()
            let path = try #require(ImagePath("/soon.jpg"))
            #expect(try await client.images.prefetch([ImageRequest(path, as: .poster, width: 92)]) == 1)
            _ = await client.images.load(ImagePath("/now.jpg"), as: .poster, width: 92)
            #expect(transport.priorities == ["soon.jpg": .background, "now.jpg": .foreground])
        }
    }

    @Test func `what cannot be loaded is left out, and a cancelled one says so`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let paths = ["/there.jpg", "/too.jpg"].map { ImagePath($0) }
            _ = try await client.images.configuration()
            fixture.sandbox.script([.status(503)])
            #expect(try await client.images.prefetch(paths, as: .poster, width: 92) == 1)
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await client.images.prefetch(paths, as: .poster, width: 154)
            }
            await #expect { try await task.value } throws: { code($0) == .cancelled }
        }
    }
}

/// Carries requests over real sockets, and notes how urgent those for pictures are.
private final class PriorityTransport: HTTPTransport {
    private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))
    private let heard = Mutex<[String: RequestPriority]>([:])

    var priorities: [String: RequestPriority] { heard.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if request.url.contains("/t/p/") {
            heard.withLock { $0[String(request.url.split(separator: "/").last ?? "")] = .current }
        }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
