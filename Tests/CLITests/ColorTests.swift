import TestKit
import Testing

@testable import MarqueeCLI

/// Colors: only for people, only where they are wanted, and never the only sign of anything.
@Suite(.timeLimit(.minutes(5)))
struct ColorTests {
    private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    @Test func `on a terminal headings, votes and errors stand out, and the text is the same`() async throws {
        let shell = try Shell(isTerminal: true, time: .unwatched)
        let colored = await shell.run("list movies top-rated")
        let kept = await shell.run("list movies top-rated")
        let pure = await shell.run("list movies top-rated --no-color")
        #expect(colored.out.hasPrefix("\u{1B}[1mTop Rated\u{1B}[0m\n  1972   \u{1B}[32m8.7\u{1B}[0m  The Godfather\n"))
        #expect(kept.out.hasPrefix("\u{1B}[1mTop Rated\u{1B}[0m\u{1B}[2m  [cached, just now]\u{1B}[0m\n"))
        #expect(!pure.out.contains("\u{1B}") && plain(kept.out) == pure.out)
        let failed = await shell.run("show movie 424242")
        #expect(failed.err.contains("\u{1B}[31mmarquee: \u{1B}[0mTMDb has no such title."))
    }

    @Test(
        arguments: [
            ([:], "--no-color", false), (["NO_COLOR": "1"], "", false), (["NO_COLOR": "0"], "", false), (["TERM": "dumb"], "", false),
            (["NO_COLOR": ""], "", true), (["TERM": "xterm"], "", true),
        ] as [([String: String], String, Bool)])
    func `a person who refuses colors gets none`(_ environment: [String: String], _ option: String, _ isColored: Bool) async throws {
        let about = try await Shell(environment, isTerminal: true).run("cache \(option)")
        #expect(about.out.contains("\u{1B}") == isColored && about.out.contains("Cached"))
    }

    @Test(arguments: ["", "--json"])
    func `a pipe gets no colors`(_ option: String) async throws {
        for line in EveryCommand.lines.prefix(3) {
            let outcome = try await Shell().run("\(line) \(option)")
            #expect(!(outcome.out + outcome.err).contains("\u{1B}"))
        }
        #expect(try await Shell(isTerminal: true, time: .unwatched).run("home --json").out.contains("\u{1B}") == false)
    }
}
