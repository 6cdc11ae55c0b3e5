import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A list of a user is shown as the audience wants it.
@Suite(.timeLimit(.minutes(5)))
struct AdultListTests {
    @Test func `titles for adults on the list of another user are left out and counted`() async throws {
        let folder = try TemporaryFolder()
        let body = """
            {"id": 7, "name": "Long evenings", "created_by": "someone", "item_count": 2, "items": [
            {"id": 1, "media_type": "movie", "title": "Quiet Harbor"}, {"id": 2, "media_type": "movie", "title": "Blue Nights", "adult": true}]}
            """
        let recording = try SampleRecording.write(
            [try SampleRecording.line("/3/list/7?language=en-US", body)], "list.ndjson", in: folder)
        let sandbox = try await Sandbox.start(replaying: URL(fileURLWithPath: recording))
        let shell = try Shell(["TMDB_BASE_URL": sandbox.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken])
        let shown = await shell.run("lists show 7")
        #expect(shown.status == .success && shown.out.contains("Quiet Harbor") && !shown.out.contains("Blue Nights"), "\(shown)")
        #expect(try await shell.run("lists show 7 --json").object()["hiddenItems"] as? Int == 1)
        await sandbox.stop()
    }
}
