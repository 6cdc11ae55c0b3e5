import Foundation
import Marquee
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct PictureLoaderTests {
    /// A server that answers requests for “slow” after a signal, and the first request for “broken” with HTML.
    private struct Fixture {
        let server: LoopbackServer
        let loader: PictureLoader
        let slow = DispatchSemaphore(value: 0)
        private let changes: AsyncStream<Void>

        init() async throws {
            let (slow, broken) = (slow, Counter())
            server = try LoopbackServer.answering { request, peer in
                let name = request.target.split(separator: "/").last ?? ""
                if name == "slow.jpg" { slow.wait() }
                if name == "broken.jpg", broken.next() == 1 {
                    peer.reply("<html>no picture</html>")
                } else {
                    peer.reply(body: name == "gray.jpg" ? TestPictures.gray : TestPictures.baseline)
                }
            }
            var configuration = try MarqueeClient.Configuration(environment: [
                "TMDB_BASE_URL": server.url(""), "TMDB_IMAGE_BASE_URL": server.url("/t/p/"), "TMDB_ACCESS_TOKEN": "head.body.tail",
            ])
            configuration.storage = .memory
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            self.changes = changes
            loader = PictureLoader(try await MarqueeClient(configuration).images, .full) { continuation.yield() }
        }

        func show(_ name: String) throws {
            loader.show(ImageRequest(try #require(ImagePath("/\(name).jpg")), as: .poster, width: 154))
        }

        /// Waits until the loader reports a change.
        func change() async {
            for await _ in changes { return }
        }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }

    private func pixels(_ bytes: [UInt8]) -> ShownPicture.Phase? {
        JPEG.decode(bytes, for: PictureSize(width: 160, height: 240)).map { .shown($0) }
    }

    @Test func `A picture is loading until its file has arrived`() async throws {
        let fixture = try await Fixture()
        #expect(fixture.loader.picture == nil)
        try fixture.show("slow")
        await fixture.server.until { $0.requests.contains { $0.target.hasSuffix("/slow.jpg") } }
        #expect(fixture.loader.picture?.phase == .loading)
        fixture.slow.signal()
        await fixture.change()
        #expect(fixture.loader.picture?.phase == pixels(TestPictures.baseline))
        fixture.loader.show(nil)
        #expect(fixture.loader.picture == nil)
    }

    @Test func `A late answer does not replace a newer picture`() async throws {
        let fixture = try await Fixture()
        try fixture.show("slow")
        await fixture.server.until { $0.requests.contains { $0.target.hasSuffix("/slow.jpg") } }
        try fixture.show("gray")
        await fixture.change()
        #expect(fixture.loader.picture?.phase == pixels(TestPictures.gray))
        // No caller waits for the first answer.
        fixture.slow.signal()
        try fixture.show("slow")
        fixture.slow.signal()
        await fixture.change()
        #expect(fixture.loader.picture?.phase == pixels(TestPictures.baseline))
    }

    @Test func `A picture that cannot be shown is loaded again on refresh`() async throws {
        let fixture = try await Fixture()
        try fixture.show("broken")
        await fixture.change()
        #expect(fixture.loader.picture?.phase == .failed)
        try fixture.show("broken")
        #expect(fixture.loader.picture?.phase == .failed)
        fixture.loader.retry()
        await fixture.change()
        #expect(fixture.loader.picture?.phase == pixels(TestPictures.baseline))
        fixture.loader.retry()
        #expect(fixture.loader.picture?.phase == pixels(TestPictures.baseline))
    }
}
