import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct PosterTests {
    private func content(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

    @Test func `on a terminal the poster stands under the title, no wider than the terminal`() async throws {
        let outcome = try await Shell(["COLORTERM": "truecolor"], width: 24, isTerminal: true, time: .unwatched).run("poster movie 550")
        let lines = outcome.out.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
        #expect(outcome.status == .success && lines.first == "Fight Club", "\(outcome)")
        #expect(lines.dropFirst().allSatisfy { $0 == String(repeating: "▀", count: 24) } && lines.count == 19)
        #expect(outcome.out.contains("\u{1B}[38;2;") && outcome.out.hasSuffix("\u{1B}[0m\n"))
    }

    @Test func `a terminal that shows pictures is sent one`() async throws {
        let kitty = try await Shell(["TERM": "xterm-kitty"], isTerminal: true, time: .unwatched).run("poster tv 1399 --width 92")
        #expect(kitty.out.contains("\u{1B}_Ga=T,q=2,f=24,s=92,v=138,") && kitty.out.hasSuffix("\u{1B}\\\n"))
        let iterm = try await Shell(["LC_TERMINAL": "iTerm2"], isTerminal: true, time: .unwatched).run("poster person 287")
        #expect(iterm.out.contains("\u{1B}]1337;File=inline=1;size=") && iterm.out.hasSuffix("\u{7}\n"))
    }

    @Test func `a pipe gets a picture of cells if it is to be colored`() async throws {
        let outcome = try await Shell(["TERM": "xterm-kitty"], width: 24).run("poster movie 550 --color always")
        #expect(outcome.out.contains("▀") && !outcome.out.contains("\u{1B}_G"), "\(outcome)")
    }

    @Test(arguments: [([:], false, "the output is not a terminal"), (["NO_COLOR": "1"], true, "colors are turned off")])
    func `where none can be shown, its size and address are told`(
        _ environment: [String: String], _ isTerminal: Bool, _ reason: String
    ) async throws {
        try await CLIFixture.with(isTerminal: isTerminal, time: .unwatched) { fixture in
            let outcome = await fixture.shell.run("poster movie 550", environment)
            #expect(outcome.lines.prefix(2) == ["Fight Club", "w342, 342 × 513 pixels, JPEG"])
            #expect(outcome.lines.last?.hasPrefix(fixture.server.imageBaseURL.absoluteString + "w342/") == true)
            #expect(outcome.err.contains("note: the picture is not shown, because \(reason); “--output FILE” writes it to a file."))
        }
    }

    @Test(arguments: [
        ("movie 550", "poster", 342, 513), ("tv 1399", "poster", 342, 513), ("tv 1399 --season 1", "poster", 342, 513),
        ("tv 1399 --season 1 --episode 1", "still", 1_280, 720), ("person 287", "profile", 421, 632), ("collection 10", "poster", 342, 513),
    ])
    func `everything with a picture has one`(_ what: String, _ kind: String, _ width: Int, _ height: Int) async throws {
        let json = try await Shell().run("poster \(what) --json").object()
        #expect(json["kind"] as? String == kind && json["format"] as? String == "jpeg", "\(json)")
        #expect(json["width"] as? Int == width && json["height"] as? Int == height && json["file"] == nil, "\(json)")
    }

    @Test func `a file holds the bytes that the server sent`() async throws {
        let shell = try Shell()
        let file = shell.folder.path("poster.jpg")
        let written = await shell.run("poster movie 550 --width 185 -o \(file)")
        #expect(written.status == .success && written.out.isEmpty && written.err.contains("The picture was written to “\(file)”: w185, "))
        let bytes = try #require(content(file))
        #expect(JPEG.size(of: bytes) == PictureSize(width: 185, height: 277))
        let piped = await shell.run("poster movie 550 --width 185 --output=-")
        #expect(piped.bytes == bytes && piped.out.isEmpty)
        let json = try await shell.run("poster movie 550 --width 185 -o \(file) --json").object()
        #expect(json["file"] as? String == file && json["bytes"] as? Int == bytes.count && json["size"] as? String == "w185")
    }

    @Test func `a picture that cannot be had leaves the file as it is`() async throws {
        try await CLIFixture.with { fixture in
            let file = fixture.shell.folder.path("poster.jpg")
            let mine: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9]
            try Data(mine).write(to: URL(fileURLWithPath: file))
            _ = await fixture.run("show movie 550")
            for (behavior, status) in [(Sandbox.Behavior.offline, ExitStatus.offline), (.status(404), .notFound)] {
                fixture.server.behave(behavior)
                let outcome = await fixture.run("poster movie 550 -o \(file)")
                #expect(outcome.status == status && outcome.out.isEmpty && outcome.err.contains("\nhint: "), "\(outcome)")
            }
            #expect(await fixture.run("poster movie 550 --offline").err.contains("Nothing is cached for this."))
            #expect(content(file) == mine)
        }
    }

    @Test func `only a picture is replaced`() async throws {
        let shell = try Shell()
        let file = shell.folder.path("library.json")
        try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
        let refused = await shell.run("poster movie 550 -o \(file)")
        #expect(refused.status == .usage && refused.err.contains("“\(file)” exists and is not a picture."), "\(refused)")
        #expect(content(file) == Array("{}".utf8))
    }

    @Test func `a poster that was shown is there without the server`() async throws {
        try await CLIFixture.with { fixture in
            let first = try await fixture.run("poster movie 550 --json").object()
            fixture.server.behave(.offline)
            let requests = fixture.server.counters.requests
            let second = try await fixture.run("poster movie 550 --json --offline").object()
            #expect(first["bytes"] as? Int == second["bytes"] as? Int && first["url"] as? String == second["url"] as? String)
            #expect(fixture.server.counters.requests == requests)
        }
    }

    @Test func `what has no picture ends with 3`() async throws {
        let server = try LoopbackServer.answering { request, peer in
            if request.target.hasPrefix("/3/movie/1") { peer.reply(#"{"id": 1, "title": "Blank"}"#) } else { peer.reply(404) }
        }
        let outcome = try await Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"]).run("poster movie 1")
        #expect(outcome.status == .notFound && outcome.err.contains("TMDb has no picture of “Blank”."))
    }

    @Test func `a place that cannot be written to ends with 1`() async throws {
        let outcome = try await Shell().run("poster movie 550 -o /nowhere/poster.jpg")
        #expect(outcome.status == .failure && outcome.err.contains("“/nowhere/poster.jpg” cannot be written: No such file or directory."))
    }

    @Test func `bytes and JSON cannot both go to standard output`() async throws {
        let outcome = try await Shell().run("poster movie 550 -o - --json")
        #expect(outcome.status == .usage && outcome.bytes.isEmpty && outcome.err.contains("both need standard output"))
    }
}
