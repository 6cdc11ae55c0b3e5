import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import MarqueeCLI

/// The pictures of `marquee browse` in the documents. `MARQUEE_UPDATE_GOLDENS=1` draws them again.
struct ScreenPictureTests {
    struct Picture: Sendable, CustomTestStringConvertible {
        let name: String
        let theme: Theme
        /// The keys that the user types, and the text that the screen shows before the next keys.
        let steps: [(keys: [Key], shown: String)]

        var testDescription: String { name }
    }

    static let pictures = [
        Picture(name: "browse-home", theme: .dark, steps: [([], "▸ Now Playing"), ([.down], "▸ Popular"), ([.right], "▸ Popular")]),
        Picture(
            name: "browse-details", theme: .light,
            steps: [([.character("/")], "Search:"), ([.paste("fight club")], "▸ Fight Club"), ([.enter, .enter], "Cast")]),
        Picture(name: "browse-search", theme: .dark, steps: [([.character("/")], "Search:"), ([.paste("the")], "▸ ")]),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Docs/Pictures")
    private static let isUpdating = ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1"

    @Test(arguments: pictures)
    func `A picture in the documents matches the program`(_ picture: Picture) async throws {
        var options = Sandbox.Options()
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        options.clock = { day }
        let sandbox = try await Sandbox.start(options)
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.imageBaseURL = sandbox.imageBaseURL
            $0.storage = .memory
            $0.clock = WallClock { day }
        }
        let mailbox = Mailbox()
        var session = BrowseSession(client, browser: .none, density: .normal, pictures: .full) {
            mailbox.put([.changed])
        }
        for step in picture.steps {
            for key in step.keys { _ = session.handle(key, on: Grid(width: 80, height: 24)) }
            while !grid(session).contains(step.shown) { _ = try #require(await mailbox.next()) }
        }
        session.loadPicture(width: 80)
        while session.scene.picture?.phase == .loading { _ = try #require(await mailbox.next()) }
        let svg = ScreenPicture(grid: BrowseView.grid(session.scene, width: 80, height: 24), theme: picture.theme).svg
        _ = await session.end(within: .zero)
        await client.shutdown()
        await sandbox.stop()
        let file = Self.folder.appendingPathComponent(picture.name + ".svg")
        if Self.isUpdating { try svg.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == svg, "\(picture.name) differs")
    }

    private func grid(_ session: BrowseSession) -> String {
        let grid = BrowseView.grid(session.scene, width: 80, height: 24)
        return (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n")
    }
}
