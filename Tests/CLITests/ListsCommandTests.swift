import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The lists of an account on the command line.
@Suite(.timeLimit(.minutes(5)))
struct ListsCommandTests {
    @Test func `a list is shown page by page, so many titles of it, or whole`() async throws {
        var options = Sandbox.Options()
        options.pageSize = 2
        try await CLIFixture.signedIn(options) { fixture in
            _ = await fixture.run("lists create Long evenings")
            for movie in [550, 11, 238, 129, 13] {
                #expect(await fixture.run("lists add 8300001 \(movie)").status == .success)
            }
            func ids(_ options: String) async throws -> [Int] {
                let list = try await fixture.run("lists show 8300001 --json " + options).object()["value"] as? [String: Any]
                let page = list?["items"] as? [String: Any]
                return try #require(page?["items"] as? [[String: [String: Any]]]).compactMap { $0["movie"]?["id"] as? Int }
            }
            let all = try await ids("--all-pages")
            try #require(all.count == 5)
            #expect(Set(all) == [550, 11, 238, 129, 13])
            #expect(try await ids("") == Array(all[..<2]))
            #expect(try await ids("--page 3") == [all[4]])
            #expect(try await ids("--limit 3") == Array(all[..<3]))
            let shown = await fixture.run("lists show 8300001 --all-pages").out
            #expect(shown.contains("by viewer\n") && shown.contains("Fight Club") && shown.contains("Star Wars"))
        }
    }

    @Test func `lists are made, filled, emptied and deleted`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("lists").out.hasPrefix("No lists yet"))
            #expect(await fixture.run("lists create Long evenings").out == "List 8300001 was created: Long evenings\n")
            #expect(await fixture.run("lists add 8300001 550").status == .success)
            let twice = await fixture.run("lists add 8300001 550")
            #expect(twice.status == .failure && twice.err.contains("The entry exists already."))
            #expect(await fixture.run("lists check 8300001 550").out == "Movie 550 is on list 8300001.\n")
            #expect(await fixture.run("lists check 8300001 551").out == "Movie 551 is not on list 8300001.\n")
            #expect(await fixture.run("lists show 8300001").out.contains("by viewer\n"))
            for verb in ["clear", "delete"] {
                let careless = await fixture.run("lists \(verb) 8300001")
                #expect(careless.status == .usage && careless.err.contains("hint: Confirm with “--yes”."))
            }
            #expect(await fixture.run("lists show 8300001").out.contains("Fight Club"))
            #expect(await fixture.run("lists clear 8300001 --yes").status == .success)
            #expect(await fixture.run("lists show 8300001 --fresh").out.contains("Fight Club") == false)
            #expect(await fixture.run("lists delete 8300001 --yes").status == .success)
            #expect(await fixture.run("lists show 8300001 --fresh").status == .notFound)
        }
    }
}
