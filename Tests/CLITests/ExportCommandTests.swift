import Foundation
import MarqueeCLI
import MarqueeSandbox
import TestKit
import Testing

/// The files of exports.
@Suite(.timeLimit(.minutes(5)))
struct ExportCommandTests {
    private func filled(_ body: (CLIFixture) async throws -> Void) async throws {
        try await CLIFixture.signedIn { fixture in
            for line in ["rate movie 550 8.5", "favorite movie 238"] { #expect(await fixture.run(line).status == .success) }
            try await body(fixture)
        }
    }

    private func export(_ path: String, _ form: String, _ fixture: CLIFixture) async -> Shell.Outcome {
        await fixture.shell.run(["export", path, "--format", form], ["NO_COLOR": "1"], width: 300)
    }

    @Test func `an export replaces one of its form, and no other file`() async throws {
        try await filled { fixture in
            let (other, library, table) = (
                fixture.shell.folder.path("notes.txt"), fixture.shell.folder.path("library.json"), fixture.shell.folder.path("ratings.csv")
            )
            try "important".write(toFile: other, atomically: false, encoding: .utf8)
            for _ in 0..<2 {
                #expect(await export(library, "json", fixture).status == .success)
                #expect(await export(table, "letterboxd-ratings", fixture).status == .success)
            }
            for (path, form) in [(other, "json"), (other, "imdb-ratings"), (library, "letterboxd-ratings"), (table, "json")] {
                let (before, asked) = (try Data(contentsOf: URL(filePath: path)), fixture.server.log.count)
                let outcome = await export(path, form, fixture)
                #expect(outcome.status == .usage && outcome.err.contains("exists and is not an export of this form."), "\(outcome.err)")
                #expect(try Data(contentsOf: URL(filePath: path)) == before && fixture.server.log.count == asked)
            }
        }
    }

    @Test func `a dash is standard output`() async throws {
        try await filled { fixture in
            let plain = await fixture.shell.run(["export"])
            let dash = await fixture.shell.run(["export", "-"])
            #expect(dash.status == .success && dash.bytes == plain.bytes && !dash.bytes.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: "-"))
        }
    }

    @Test func `the rows of a table are counted`() async throws {
        try await filled { fixture in
            let path = fixture.shell.folder.path("ratings.csv")
            let outcome = await export(path, "letterboxd-ratings", fixture)
            #expect(outcome.err.contains("Rows: 1.") && !outcome.err.contains("lists"), "\(outcome.err)")
        }
    }
}
