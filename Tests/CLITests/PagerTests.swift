import Foundation
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

/// Output that does not fit the terminal is shown by a pager; shorter output, and output without a terminal, is not.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct PagerTests {
    private let pages = Paper()

    private func output(height: Int, hasPager: Bool = true, isOpen: Bool = true, reads: Bool = true) -> PagedOutput {
        PagedOutput(height: height) { [pages] in
            hasPager ? Pager(write: pages.write, isOpen: { isOpen }, hasRead: { reads }, finish: { pages.write("END") }) : nil
        }
    }

    @Test func `what fits is written directly, and what is said on the side comes after it`() async {
        let output = output(height: 3)
        #expect(output.pass(talk: "first\n") == "first\n")
        #expect(output.pass("a\n", bare: "A\n") == "" && output.pass(talk: "note\n") == "" && output.pass("b\n", bare: "B\n") == "")
        #expect(!output.isPaging && output.isOpen)
        #expect(await output.finish() == ("a\nb\n", "note\n"))
        #expect(pages.text.isEmpty && output.pass("c\n", bare: "C\n") == "c\n")
    }

    @Test func `what does not fit goes to the pager from its beginning, bare, and what is said waits for its end`() async {
        let output = output(height: 3)
        #expect(output.pass("a\nb\n", bare: "A\nB\n") == "" && output.pass(talk: "note\n") == "" && pages.text.isEmpty)
        #expect(output.pass("c\n", bare: "C\n") == "" && output.isPaging && pages.text == "A\nB\nC\n")
        #expect(output.pass(talk: "more\n") == "" && output.pass("d\n", bare: "D\n") == "")
        #expect(await output.finish() == ("", "note\nmore\n"))
        #expect(pages.text == "A\nB\nC\nD\nEND" && !output.isPaging)
    }

    @Test func `A pager that ends without reading is replaced by plain output, at once or at the end`() async {
        let early = output(height: 2, isOpen: false, reads: false)
        #expect(early.pass("a\nb\n", bare: "A\nB\n") == "" && early.isOpen)
        #expect(early.pass(talk: "note\n") == "" && early.pass("c\n", bare: "C\n") == "a\nb\nc\n" && !early.isPaging)
        #expect(early.pass("d\n", bare: "D\n") == "d\n")
        #expect(await early.finish() == ("", "note\n"))
        let late = output(height: 2, reads: false)
        #expect(late.pass("a\nb\n", bare: "A\nB\n") == "" && late.pass("c\n", bare: "C\n") == "")
        #expect(await late.finish() == ("a\nb\nc\n", ""))
    }

    @Test func `Without less, everything is printed plainly, and nothing is said about it`() async throws {
        let (sandbox, folder) = (try await Sandbox.start(), try TemporaryFolder())
        try FileManager.default.createSymbolicLink(atPath: folder.path("sh"), withDestinationPath: "/bin/sh")
        for arguments in [["help"], ["list", "movies", "top-rated", "--limit", "40"]] {
            let person = try TerminalUser(arguments, sandbox, ["PATH": folder.path])
            #expect(await person.end().status == 0)
            let text = arguments == ["help"] ? "usage: marquee" : "The Godfather"
            #expect(await person.sees { $0.text.contains(text) && !$0.text.contains("not found") })
        }
        await sandbox.stop()
    }

    @Test func `without a pager everything is written directly`() async {
        let output = output(height: 2, hasPager: false)
        #expect(output.pass("a\n", bare: "A\n") == "" && output.pass(talk: "note\n") == "")
        #expect(output.pass("b\n", bare: "B\n") == "a\nb\n" && output.pass(talk: "more\n") == "more\n")
        #expect(await output.finish() == ("", "note\n"))
    }

    /// A pager that notes its input, and prints on the terminal that it ran.
    private func script(_ folder: TemporaryFolder, _ body: String) throws -> String {
        let path = folder.path("pager")
        try "#!/bin/sh\n\(body)\necho PAGED\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    @Test func `a long list is paged on a terminal, and a short one is not`() async throws {
        let (sandbox, folder) = (try await Sandbox.start(), try TemporaryFolder())
        let pager = try script(folder, "cat > '\(folder.path("got"))'")
        let long = try TerminalUser(["list", "movies", "top-rated", "--limit", "30"], sandbox, ["PAGER": pager, "TERM": "xterm-kitty"])
        #expect(await long.end().status == 0)
        #expect(await long.sees { $0.text.contains("PAGED") })
        #expect(await long.sees { !$0.text.contains("Godfather") })
        let got = try String(contentsOfFile: folder.path("got"), encoding: .utf8)
        #expect(got.hasPrefix("\u{1B}[1mTop Rated\u{1B}[0m\n") && got.contains("The Godfather\n") && !got.contains("\u{1B}]8"))
        for arguments in [
            ["list", "movies", "top-rated", "--limit", "5"], ["list", "movies", "top-rated", "--limit", "30", "--no-pager"],
        ] {
            let direct = try TerminalUser(arguments, sandbox, ["PAGER": pager, "COLUMNS": "80"])
            #expect(await direct.end().status == 0)
            #expect(await direct.sees { $0.text.contains("19") && !$0.text.contains("PAGED") })
        }
        await sandbox.stop()
    }

    @Test func `a pager that is left early, or is missing, loses nothing`() async throws {
        let (sandbox, folder) = (try await Sandbox.start(), try TemporaryFolder())
        let pager = try script(folder, "head -n 1 > /dev/null")
        for pager in [pager, "/nowhere/pager"] {
            let person = try TerminalUser(["list", "movies", "top-rated", "--all-pages"], sandbox, ["PAGER": pager])
            let end = await person.end()
            #expect(end == .exit(0), "\(pager)")
            #expect(await person.sees { $0.text.contains(pager.hasPrefix("/nowhere") ? "The Godfather" : "PAGED") }, "\(pager)")
        }
        await sandbox.stop()
    }

    @Test(.enabled(if: Tool.named("less") != nil)) func `an interruption is meant for the pager, which can be left as ever`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["list", "movies", "top-rated", "--limit", "60"], sandbox, ["PAGER": "less -RX"])
        #expect(await person.sees { $0.text.contains("The Godfather") && !$0.text.contains("Stopping") })
        person.signals(SIGINT)
        person.types("q")
        let end = await person.end()
        #expect(end == .exit(0))
        #expect(await person.sees { !$0.text.contains("Stopping") })
        await sandbox.stop()
    }

    @Test func `a pipe gets everything by itself`() async throws {
        let folder = try TemporaryFolder()
        let pager = try script(folder, "cat")
        let outcome = try await Tool.run(try #require(Shell.executable), ["--help"], ["PAGER": pager])
        #expect(outcome.status == 0 && outcome.text.contains("usage:") && !outcome.text.contains("PAGED"))
    }
}
