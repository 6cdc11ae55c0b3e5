import Dispatch
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct WallTests {
    @Test func `A wide screen with pictures shows posters in rows, and the cursor frames one`() async throws {
        try await BrowseFixture.with(pictures: .full) { fixture in
            fixture.size = (140, 40)
            await fixture.until("▸ Now Playing")
            await fixture.until("▀▀▀▀▀▀▀▀▀▀▀▀ ")
            #expect(fixture.screen.contains("╭──"))
            let first = try #require(fixture.loop.session.page.facts.selection?.item)
            fixture.type(.right)
            #expect(fixture.loop.session.page.facts.selection?.item != first)
            fixture.type(.down, .character("c"))
            await fixture.until("Popular  ")
            while fixture.loop.session.page.facts.selection == nil { await fixture.takeNext() }
            let columns = BrowseView.canvas(on: Grid(width: 140, height: 40), fixture.loop.session.scene)
            #expect(columns.layout == .wall)
        }
    }

    @Test func `A key draws loaded pictures without a file being decoded again`() async throws {
        let decoded = Mutex(0)
        try await BrowseFixture.with(pictures: .full) { fixture in
            let wall = WallPictures(fixture.client.images, .full) { bytes, place in
                decoded.withLock { $0 += 1 }
                return JPEG.decode(bytes, for: place)
            } changed: {
            }
            await fixture.until("▸ Now Playing")
            fixture.size = (140, 40)
            fixture.take([.resized])
            var scene = fixture.loop.session.scene
            scene.wallPictures = wall.shown
            let wanted = BrowseView.screen(scene, width: 140, height: 40).seen.pictures
            try #require(wanted.count > WallPictures.atOnce)
            wall.show(wanted)
            while wall.changeNumber < Set(wanted).count { await Task.yield() }
            let count = decoded.withLock(\.self)
            #expect(count == Set(wanted).count)
            for _ in 1...20 {
                let screen = BrowseView.screen(scene, width: 140, height: 40)
                wall.show(screen.seen.pictures)
                #expect(screen.grid.text(row: 4).contains("▀"))
            }
            #expect(decoded.withLock(\.self) == count)
            wall.show([])
        }
    }

    @Test func `At most four pictures of a wall are loaded at the same time`()
        async throws
    {
        let gate = DispatchSemaphore(value: 0)
        let running = Mutex((now: 0, most: 0))
        let server = try LoopbackServer.answering { request, peer in
            guard request.target.hasSuffix(".jpg") else {
                peer.reply("{}")
                return
            }
            running.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            gate.wait()
            running.withLock { $0.now -= 1 }
            peer.reply(body: TestPictures.baseline)
        }
        var configuration = try MarqueeClient.Configuration(environment: [
            "TMDB_BASE_URL": server.url(""), "TMDB_IMAGE_BASE_URL": server.url("/t/p/"), "TMDB_ACCESS_TOKEN": "head.body.tail",
        ])
        configuration.storage = .memory
        let client = try await MarqueeClient(configuration)
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let wall = WallPictures(client.images, .full) { continuation.yield() }
        let cells = PictureSize(width: 12, height: 9)
        let pictures = try (1...12).map {
            WallPicture(request: ImageRequest(try #require(ImagePath("/\($0).jpg")), as: .poster, width: 92), cells: cells)
        }
        wall.show(pictures)
        for _ in pictures { gate.signal() }
        var loaded = changes.makeAsyncIterator()
        for _ in pictures { _ = await loaded.next() }
        #expect(pictures.allSatisfy { wall.shown.cells($0)?.size == cells })
        #expect(running.withLock { $0.most } <= WallPictures.atOnce)
        for _ in 1...20 { gate.signal() }
        await client.shutdown()
    }

    @Test func `The cells of a wall have the shape of posters, and fit into the screen`() {
        for (width, height) in [(64, 21), (91, 37), (145, 57), (200, 97)] {
            let wall = PosterWall(width: width, height: height)
            #expect(wall.poster.width * 3 / 4 == wall.poster.height && wall.poster.width <= 20)
            #expect(wall.x(wall.columns - 1) + wall.poster.width < width && wall.rowHeight < height)
            // Text is wider than the poster, and a column is free before the next one.
            #expect(wall.textWidth > wall.poster.width && wall.textWidth < wall.x(1) - wall.x(0))
        }
        // A second row of a title takes no row of posters away.
        #expect(PosterWall(width: 91, height: 37).titleRows == 2 && PosterWall(width: 64, height: 26).titleRows == 1)
    }

    @Test func `A title under a poster has two rows, and facts that have no room are left out whole`() throws {
        var scene = try #require(BrowseScenes.all.first { $0.name == "wall-category" }).scene
        let grid = BrowseView.grid(scene, width: 140, height: 40)
        let text = (0..<40).map { grid.text(row: $0) }.joined(separator: "\n")
        #expect(text.contains("2010 · 6.1/10") && text.contains("العنوان"))
        #expect(text.contains("♥↑ 1999 ") && !text.contains("♥↑ 1999 ·"))
        scene.layout = .list
        #expect(BrowseView.grid(scene, width: 140, height: 40) != grid)
    }
}
