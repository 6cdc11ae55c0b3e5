import Foundation
import TestKit
import Testing

/// The programs that tests start.
@Suite(.timeLimit(.minutes(5)))
struct ChildProcessTests {
    private static func run(_ script: String, _ environment: [String: String] = [:], in folder: String? = nil) async throws -> (
        end: ChildProcess.End, text: String
    ) {
        let output = Pipe()
        let process = try ChildProcess(
            "/bin/sh", ["-c", script], environment: environment, in: folder, output: .pipe(output), errors: .pipe(output))
        let end = await process.end()
        return (end, String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
    }

    @Test func `a program has its environment and its folder, and no descriptor but the standard ones`() async throws {
        let folder = try TemporaryFolder()
        try "".write(toFile: folder.path("here"), atomically: true, encoding: .utf8)
        let others = try (0..<40).map { try #require(FileHandle(forWritingAtPath: folder.path("here")), "\($0)") }
        // A copy does not close when another program begins.
        let copies = others.map { dup($0.fileDescriptor) }
        let outcome = try await Self.run(
            #"echo "$WORD"; ls here; for n in /proc/$$/fd/*; do echo "${n##*/}"; done"#, ["WORD": "x y"], in: folder.path)
        #expect(outcome.end == .exit(0))
        // The shell itself may open one more.
        #expect(outcome.text.hasPrefix("x y\nhere\n0\n1\n2\n") && outcome.text.split(separator: "\n").count <= 6, "\(outcome.text)")
        for copy in copies { close(copy) }
    }

    @Test func `the end of a program is its status or its signal`() async throws {
        #expect(try await Self.run("exit 3").end == .exit(3))
        #expect(try await Self.run("kill -9 $$").end == .signal(SIGKILL))
        let process = try ChildProcess("/bin/sh", ["-c", "cat"], input: .pipe(Pipe()))
        process.send(SIGTERM)
        #expect(process.wait() == .signal(SIGTERM) && !process.isRunning)
        #expect(throws: ChildProcess.Failure.self) { try ChildProcess("/nonexistent") }
    }
}
