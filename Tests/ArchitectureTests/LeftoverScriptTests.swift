import Foundation
import TestKit
import Testing

/// `Scripts/leftovers` runs commands that leave something behind.
@Suite(.ownThread, .timeLimit(.minutes(5)))
struct LeftoverScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let script = try Project.file("Scripts/leftovers").text
        // Guardians of servers get ten seconds. No test has one.
        try #require(script.contains("$(seq 50)"))
        try script.replacingOccurrences(of: "$(seq 50)", with: "1 2").write(
            toFile: folder.path("leftovers"), atomically: true, encoding: .utf8)
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        environment["MARQUEE_RUN"] = nil
        return environment
    }

    /// Runs a command of a shell below the script; the status and the output.
    private func run(_ command: String?) async throws -> (status: Int32?, output: String) {
        let words = ["/usr/bin/env", "bash", folder.path("leftovers")] + (command.map { ["bash", "-c", $0] } ?? [])
        let (end, output) = try await ChildProcess.run(words, environment: environment)
        return (end.status, output)
    }

    /// Whether a process has not ended; its parent may collect it later.
    private func isRunning(_ number: Int32) -> Bool {
        guard kill(number, 0) == 0 else { return false }
        let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8).split(separator: ") ").last?.first
        return state != "Z"
    }

    /// The folders of runs.
    private var runs: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("marquee-run-") } }
    }

    @Test(arguments: [Int32(0), 3]) func `a command that leaves nothing has its own status`(status: Int32) async throws {
        let (ended, output) = try await run("date >\"$TMPDIR/file\"; rm \"$TMPDIR/file\"; exit \(status)")
        #expect(ended == status && output.isEmpty, "\(output)")
        #expect(try runs == [])
    }

    @Test(arguments: [
        (#"sleep 600 & disown; echo $! >"$TMPDIR/../number""#, "sleep 600"), (#"mkdir "$TMPDIR/data""#, "/data"),
        (#"date >"$TMPDIR/.hidden""#, "/.hidden"),
    ])
    func `a process and a file that are left are named, removed, and fail the run`(command: String, words: String) async throws {
        let (status, output) = try await run(command)
        #expect(status == 1 && output.contains("== left behind by bash") && output.contains(words), "\(output)")
        #expect(try runs == [])
        let number = try? String(contentsOfFile: folder.path("number"), encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        if let number = number.flatMap({ Int32($0) }) { #expect(!isRunning(number)) }
    }

    @Test func `what an interrupted run has left is removed at the next start`() async throws {
        let fifo = folder.path("started")
        try #require(mkfifo(fifo, 0o600) == 0)
        let process = try ChildProcess(
            "/usr/bin/env", ["bash", folder.path("leftovers"), "bash", "-c", "echo $$ >'\(fifo)'; exec sleep 600"], environment: environment
        )
        // Opening it waits for the command.
        let said = try #require(try FileHandle(forReadingFrom: URL(fileURLWithPath: fifo)).readToEnd())
        let number = try #require(Int32(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
        process.send(SIGKILL)
        _ = await process.end()
        #expect(try runs.count == 1 && isRunning(number))
        let (status, output) = try await run(nil)
        #expect(status == 0 && output.contains("removes those of an interrupted run"), "\(output)")
        #expect(try runs == [])
        #expect(!isRunning(number))
    }
}
