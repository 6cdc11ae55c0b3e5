import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A title that was only listed is shown without a server, as the lists described it.
@Suite(.timeLimit(.minutes(5)))
struct PreviewTests {
    private static let note = "note: only what lists say of this title is on this device.\n"

    /// A shell whose store has lists, and no details.
    private func withLists(_ body: (CLIFixture) async throws -> Void) async throws {
        try await CLIFixture.with(time: ManualTime(jumps: true).source) { fixture in
            _ = await fixture.run("list movies top-rated")
            _ = await fixture.run("list tv popular")
            fixture.server.behave(.offline)
            try await body(fixture)
        }
    }

    @Test(arguments: [
        "show movie 238 --offline", "show 238 --offline", "show the godfather --offline", "show movie 238", "show the godfather",
        "show https://www.themoviedb.org/movie/238",
    ])
    func `A title that was only listed is shown with a note and status 0`(_ line: String) async throws {
        try await withLists { fixture in
            let shown = await fixture.run(line)
            #expect(shown.status == .success, "\(shown)")
            #expect(shown.lines.first == "The Godfather  [cached, from the titles seen before]")
            #expect(shown.out.contains("Mar 14, 1972") && shown.out.contains("Corleone") && shown.out.contains("TMDb: "))
            #expect(shown.err.hasSuffix(Self.note) && !shown.err.contains("hint:"), "\(shown.err)")
            #expect(shown.err.contains("could not be reached") != line.hasSuffix("--offline"), "\(shown.err)")
        }
    }

    @Test func `A series that was only listed is shown, and a wrong letter is forgiven`() async throws {
        try await withLists { fixture in
            #expect(await fixture.run("show tv 1399 --offline").lines.first?.hasPrefix("Game of Thrones  [") == true)
            #expect(await fixture.run("show gane of thrones --offline").lines.first?.hasPrefix("Game of Thrones  [") == true)
        }
    }

    @Test func `The JSON of a preview says that it is one`() async throws {
        try await withLists { fixture in
            let offline = try await fixture.run("show movie 238 --offline --json").object()
            #expect(offline["isPreview"] as? Bool == true && offline["origin"] as? String == "titleIndex")
            #expect((offline["value"] as? [String: Any])?["title"] as? String == "The Godfather" && offline["refreshError"] == nil)
            let online = try await fixture.run("show movie 238 --json").object()
            #expect(online["isPreview"] as? Bool == true && online["refreshError"] != nil)
            fixture.server.behave(.normal)
            let details = try await fixture.run("show movie 238 --json").object()
            #expect(details["isPreview"] == nil && details["origin"] as? String == "server")
        }
    }

    @Test(arguments: ["show movie 238 --fresh", "show movie 424242 --offline", "show person 287 --offline", "show tv 238 --offline"])
    func `No preview stands in for fresh details, or for what no list had`(_ line: String) async throws {
        try await withLists { fixture in
            let outcome = await fixture.run(line)
            #expect(outcome.status == .offline && outcome.out.isEmpty, "\(outcome)")
        }
    }

    @Test func `A server that does not have the title is believed`() async throws {
        try await withLists { fixture in
            fixture.server.behave(.status(404))
            #expect(await fixture.run("show movie 238").status == .notFound)
        }
    }

    /// Following a hint never leads to the command line that gave it.
    @Test(arguments: ["movie 424242", "tv 424242", "person 287", "424242"])
    func `The hints of show with and without the offline option lead elsewhere`(_ subject: String) async throws {
        try await withLists { fixture in
            for line in ["show \(subject)", "show \(subject) --offline"] {
                let outcome = await fixture.run(line)
                #expect(outcome.status == .offline && outcome.err.contains("“marquee suggest” and “marquee search --offline” find them."))
                #expect(!outcome.err.contains("without “--offline”"), "\(outcome.err)")
            }
        }
    }
}
