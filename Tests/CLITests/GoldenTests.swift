import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The output of every command, letter for letter. `MARQUEE_UPDATE_GOLDENS=1` writes the files anew; then the difference is to be read.
@Suite(.timeLimit(.minutes(5)))
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    private static let isUpdating = ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1"

    /// The command lines, in an order in which each finds its data; the first word names the file.
    private let lines: [(file: String, line: String)] =
        EveryCommand.lines.map { (Self.name($0), $0) } + [
            ("show-movie-other-language", "show movie 129 --lang ja-JP"), ("show-movie-cached", "show movie 129 --lang ja-JP --offline"),
            ("show-movie-fallback", "show movie 8358 --lang pt-BR,pt-PT,en --region AT,BR,US"),
            ("show-season-fallback", "show tv 1396 --season 5 --lang de,en"), ("not-found", "show movie 424242"), ("usage", "list books"),
            ("help", "--help"), ("version", "--version"),
        ]

    /// Help is compared at one width: `WidthTests` see to it that its lines fit at every width.
    private let help = Command.all.map { (file: "help-\($0.name)", line: "\($0.name) --help") }

    private static func name(_ line: String) -> String {
        line.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// Without the parts that differ from machine to machine or from run to run: the port, the folder, how many bytes SQLite takes, and, as
    /// the tour has a clock of its own, the age of cached answers and whether the circuit breaker let a read try the server that is gone.
    private func steady(_ text: String) -> String {
        text.replacing(/127\.0\.0\.1:\d{5}/, with: "127.0.0.1:00000").replacing(/\d+ of 268435456/, with: "BYTES of 268435456")
            // A picture that is not there in time is not waited for.
            .replacing(/images +\d+, \d+ bytes of/, with: "images   N, BYTES bytes of")
            .replacing(/folder:[^\n]*(\n {8}[^\n]*)*/, with: "folder: FOLDER")
            .replacing(/Bytes\s+removed\s+from\s[^:]*:\s+[\d,]+\./, with: "Bytes removed from FOLDER: BYTES.")
            // The beginning of a random id.
            .replacing(/\b[0-9a-f]{8}\b/, with: "JOB-JOB-")
            .replacing(/\[cached, \d+ min old, offline\]/, with: "[cached, just now, offline]")
            .replacing(
                /refreshed: The server could not\s+be\s+reached[^.\]]*\./,
                with: "refreshed: REASON")
    }

    @Test(arguments: [60, 120])
    func `every command prints what it printed before`(_ width: Int) async throws {
        let shell = try Shell(width: width, isTerminal: true, time: .unwatched)
        var names: Set<String> = []
        for (name, line) in lines + help where width == 60 || !name.hasPrefix("help-") {
            let outcome = await shell.run(line, ["NO_COLOR": "1"])
            try compare(steady(outcome.out + outcome.err), "\(name).\(width).txt")
            names.insert("\(name).\(width).txt")
        }
        let running = Task { await shell.run("sandbox", ["NO_COLOR": "1"]) }
        running.cancel()
        try compare(steady(await running.value.out), "sandbox.\(width).txt")
        names.insert("sandbox.\(width).txt")
        for (name, file) in [
            ("drift", try SampleRecording.write(to: shell.folder)), ("drift-failed", try SampleRecording.writeFailed(to: shell.folder)),
        ] {
            let outcome = await shell.run(["drift", file], ["NO_COLOR": "1"])
            try compare(outcome.out + outcome.err, "\(name).\(width).txt")
            names.insert("\(name).\(width).txt")
        }
        try await CLIFixture.with(Sandbox.Options(clock: { ManualClock().now }), width: width, isTerminal: true) { fixture in
            for (index, line) in EveryCommand.signedIn.enumerated() {
                let outcome = await fixture.run(line)
                let file = "mine-\(index < 10 ? "0" : "")\(index)-\(Self.name(line)).\(width).txt"
                try compare(steady(outcome.out + outcome.err), file)
                names.insert(file)
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".\(width).txt") }
        #expect(Set(files) == names)
    }

    private func compare(_ text: String, _ file: String) throws {
        let url = Self.folder.appendingPathComponent(file)
        if Self.isUpdating {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: url, encoding: .utf8)
        let lines = zip(text.split(separator: "\n"), golden.split(separator: "\n")).first { $0 != $1 }
        #expect(text == golden, "\(file): “\(lines?.0 ?? "")” in place of “\(lines?.1 ?? "")”")
    }
}
