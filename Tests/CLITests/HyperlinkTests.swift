import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Links that a terminal can open: only where it is known to show them, and never anything else in them than an address.
@Suite(.timeLimit(.minutes(5)))
struct HyperlinkTests {
    private let kitty = ["TERM": "xterm-kitty", "NO_COLOR": "1"]

    @Test(
        arguments: [
            ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "dumb", "WT_SESSION": "1"], false), (["TERM": "linux"], false),
            (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "foot-extra"], true), (["TERM": "footloose"], false),
            (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false), (["VTE_VERSION": "6003"], true),
            (["VTE_VERSION": "4205"], false), (["KONSOLE_VERSION": "220401"], true), (["KONSOLE_VERSION": "180400"], false),
            (["WT_SESSION": "x"], true), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], false),
            (["TERM_PROGRAM": "vscode", "STY": "1"], false),
        ] as [([String: String], Bool)])
    func `links are shown by terminals that are known for them`(_ environment: [String: String], _ areShown: Bool) {
        #expect(Hyperlink.areShown(in: environment) == areShown)
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "https://a b", "https://a\u{1B}\\b", "https://a\u{7}", "https://é.example",
        "https://a\u{9C}",
        "https://" + String(repeating: "a", count: 3_000), "", "HTTPS://a",
    ])
    func `what is no harmless address is no link`(_ address: String) {
        #expect(Hyperlink(address) == nil)
        #expect(Line("text", link: address) == Line("text"))
    }

    @Test func `titles and addresses lead to their pages`() async throws {
        let shell = try Shell(isTerminal: true, time: .unwatched)
        let plain = await shell.run("list movies top-rated --limit 1", ["NO_COLOR": "1"])
        let linked = await shell.run("list movies top-rated --limit 1", kitty)
        let link = "\u{1B}]8;;https://www.themoviedb.org/movie/238\u{1B}\\The Godfather\u{1B}]8;;\u{1B}\\"
        #expect(linked.out.contains("8.7  \(link)\n") && !plain.out.contains("\u{1B}"))
        _ = await shell.run("show movie 550")
        let show = await shell.run("show movie 550", kitty)
        for address in ["https://www.themoviedb.org/movie/550", "https://www.imdb.com/title/tt0137523/"] {
            #expect(show.out.contains(": \u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\\n"), "\(address)")
        }
        let bare = await shell.run("show movie 550", ["NO_COLOR": "1"])
        // Each run has a sandbox of its own, at another port.
        func steady(_ text: String) -> String { text.replacing(#/127\.0\.0\.1:\d+/#, with: "") }
        #expect(steady(show.out.replacing(#/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/#, with: "")) == steady(bare.out))
    }

    @Test func `a pipe gets no links, even if colors are forced`() async throws {
        let outcome = try await Shell().run("list movies top-rated --color always", ["TERM": "xterm-kitty"])
        #expect(outcome.out.contains("\u{1B}[1m") && !outcome.out.contains("\u{1B}]"))
        #expect(try await !Shell(isTerminal: true, time: .unwatched).run("home --json", ["TERM": "xterm-kitty"]).out.contains("\u{1B}"))
    }

    @Test func `a line that is cut or broken keeps its link, and no part of it is open at the end`() {
        let line = Line("a ") + Line("long title", link: "https://a.example/")
        #expect(line.cut(to: 6).spans.map { $0.link?.address } == [nil, "https://a.example/"])
        #expect(line.wrapped(to: 7).map(\.text) == ["a long", "title"])
        #expect(line.wrapped(to: 7).flatMap(\.spans).compactMap(\.link).count == 2)
    }
}
