import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// On a terminal no command prints a line that is wider than it.
@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
struct WidthTests {
    private func tooWide(_ outcome: Shell.Outcome, _ width: Int) -> [String] {
        // A question stays on one line with its answer, and an address in one piece.
        let whole = ["Which one? ", "https://www.themoviedb.org/"]
        return (outcome.out + outcome.err).split(separator: "\n").map(String.init)
            .filter { line in line.columns > width && !whole.contains { line.hasPrefix($0) } }
    }

    @Test(arguments: Volume.part([8, 20, 39, 40, 60, 80, 120], every: 3))
    func `every command fits`(_ width: Int) async throws {
        let shell = try Shell(width: width, isTerminal: true, time: .unwatched)
        for line in EveryCommand.lines + ["fly", "show movie 424242", "show movie 129 --lang ja-JP"] {
            let outcome = await shell.run(line, ["NO_COLOR": "1"])
            let wide = tooWide(outcome, width).filter { !line.hasPrefix("poster ") || !$0.hasPrefix("http://127.0.0.1:") }
            #expect(wide == [], "\(line)")
            #expect(!(outcome.out + outcome.err).isEmpty)
        }
    }

    @Test(arguments: Volume.part([8, 20, 39, 40, 60, 80, 120, 200], every: 3))
    func `every page of help fits in every language`(_ width: Int) async throws {
        let shell = try Shell(width: width, isTerminal: true, time: .unwatched)
        for language in TextLanguage.allCases {
            for line in ["--help"] + Command.all.map({ "\($0.name) --help" }) {
                let outcome = await shell.run(line + " --ui-lang \(language.rawValue)", ["NO_COLOR": "1"])
                #expect(outcome.status == .success && outcome.out.count > 200, "\(line), \(language)")
                #expect(tooWide(outcome, width) == [], "\(line), \(language)")
            }
        }
    }

    @Test(arguments: Volume.part([8, 39, 60, 120], every: 2))
    func `every command of a signed-in person fits, but for the address to approve at and the question for a password`(_ width: Int)
        async throws
    {
        try await CLIFixture.with(width: width, isTerminal: true) { fixture in
            for line in EveryCommand.signedIn {
                let outcome = await fixture.run(line)
                let wide = tooWide(outcome, width).filter { !$0.hasPrefix(fixture.server.baseURL.absoluteString) && $0 != "Password: " }
                #expect(wide == [], "\(line)")
                #expect(!(outcome.out + outcome.err).isEmpty)
            }
        }
    }

    @Test func `what a pipe carries is broken at spaces and nowhere else`() async throws {
        let shell = try Shell(width: 40)
        let show = await shell.run("show movie 550")
        #expect(show.lines.contains { $0.hasPrefix("http://127.0.0.1:") && $0.hasSuffix(".jpg") && $0.columns > 40 })
        let running = Task { await shell.run("sandbox") }
        running.cancel()
        #expect(await running.value.lines.last == "TMDB_ACCESS_TOKEN=\(Sandbox.accessToken)")
    }
}
