import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A list of a user is shown as the audience wants it.
@Suite(.timeLimit(.minutes(5)))
struct AdultListTests {
    @Test(arguments: ["someone", "viewer"])
    func `titles for adults on a list are left out and counted, except for its creator`(creator: String) async throws {
        let folder = try TemporaryFolder()
        let body = """
            {"id": 7, "name": "Long evenings", "created_by": "\(creator)", "item_count": 2, "items": [
            {"id": 1, "media_type": "movie", "title": "Quiet Harbor"}, {"id": 2, "media_type": "movie", "title": "Blue Nights", "adult": true}]}
            """
        let recording = try SampleRecording.write(
            [try SampleRecording.line("/3/list/7?language=en-US", body)], "list.ndjson", in: folder)
        let sandbox = try await Sandbox.start(replaying: URL(fileURLWithPath: recording))
        let live = try await Sandbox.start()
        let before = try Shell([
            "TMDB_BASE_URL": live.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken,
            "TMDB_SERVER_NAME": "https://api.themoviedb.org",
        ])
        #expect(await before.run("login viewer", typing: [CLIFixture.password]).status == .success)
        let shell = try Shell(before.environment.merging(["TMDB_BASE_URL": sandbox.baseURL.absoluteString]) { $1 })
        let shown = await shell.run("lists show 7")
        #expect(shown.status == .success && shown.out.contains("Quiet Harbor"), "\(shown)")
        #expect(shown.out.contains("Blue Nights") == (creator == "viewer"), "\(shown)")
        #expect(try await shell.run("lists show 7 --json").object()["hiddenItems"] as? Int == (creator == "viewer" ? 0 : 1))
        await live.stop()
        await sandbox.stop()
    }
}
