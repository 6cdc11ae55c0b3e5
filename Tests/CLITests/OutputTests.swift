import Dispatch
import Foundation
import MarqueeCLI
import TestKit
import Testing

/// Output to a standard output that does not take it.
@Suite(.timeLimit(.minutes(5)))
struct OutputTests {
    private static let full = "/dev/full"

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: full)), arguments: [["about"], ["about", "--json"], ["--help"], ["--version"]])
    func `a full disk ends the command with 1, and the reason is said`(_ arguments: [String]) async throws {
        let end = try await Child(arguments, output: FileHandle(forWritingAtPath: Self.full)).end()
        #expect(end.ending == .exit(1))
        let said =
            arguments.contains("--json")
            ? "{\"error\":" : "marquee: Not all of the output could be written: No space left on device.\nhint: "
        #expect(end.err.hasPrefix(said) && end.err.contains("No space left on device."), "\(end.err)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: full)))
    func `a command that fails anyway keeps its own status on a full disk`() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(401, #"{"status_code": 7}"#) }
        let end = try await Child(["doctor"], server, output: FileHandle(forWritingAtPath: Self.full)).end()
        #expect(end.ending == .exit(4) && end.err.hasPrefix("marquee: TMDb does not know this credential."), "\(end.err)")
        #expect(end.err.contains("\nmarquee: Not all of the output could be written: "))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: full)))
    func `a picture for a full disk says that space is missing`() async throws {
        let poster = try await Shell().run("poster movie 550 -o \(Self.full)")
        #expect(poster.status == .failure && poster.err.hasSuffix("No space left on device.\nhint: Free some disk space.\n"), "\(poster)")
    }

    @Test func `a pipe that does not wait gets everything all the same`() async throws {
        let text = String(repeating: "x", count: 64 << 10)
        let rows = (1...20).map { #"{"id": \#($0), "title": "A", "overview": "\#(text)"}"# }.joined(separator: ",")
        let server = try LoopbackServer.answering { _, peer in
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 1, "results": [\#(rows)]}"#)
        }
        let pipe = Pipe()
        let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
        #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let child = try Child(["list", "movies", "popular", "--json"], server, output: writer)
        try writer.close()
        let printed = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // It is read only after it is full, so that there is a moment at which it takes nothing.
                var (waiting, left) = (Int32(0), 600_000)
                while left > 0, waiting < 65_536 {
                    usleep(1_000)
                    left -= 1
                    _ = ioctl(reader.fileDescriptor, UInt(FIONREAD), &waiting)
                }
                continuation.resume(returning: (try? reader.readToEnd()) ?? Data())
            }
        }
        let end = await child.end()
        #expect(end.ending == .exit(0) && end.err.isEmpty, "\(end.err)")
        #expect(printed.count > 1 << 20 && printed.last == UInt8(ascii: "\n"))
        #expect((try? JSONSerialization.jsonObject(with: printed)) != nil)
    }

    @Test(arguments: ["trap - PIPE", "trap '' PIPE"])
    func `a reader that has gone, as head does, is nothing to talk about`(_ preparation: String) async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let end = try await Child(["--help"], output: pipe.fileHandleForWriting, after: preparation).end()
        #expect(end.err.isEmpty && end.ending == .exit(0))
    }

    @Test(.enabled(if: Tool.named("bash") != nil), arguments: ["list movies popular --all-pages --json=lines", "help", "home --json"])
    func `A script in which head reads one line succeeds with pipefail`(_ line: String) async throws {
        let (folder, bash, executable) = (try TemporaryFolder(), try #require(Tool.named("bash")), try #require(Shell.executable))
        let script = "set -eo pipefail; \"$0\" \(line) --quiet | head -n 1 | wc -l; echo ${PIPESTATUS[0]}"
        let outcome = try await Tool.run(bash, ["-c", script, executable.path], ["HOME": folder.path])
        #expect(outcome.status == 0 && outcome.text.split(separator: "\n").map { $0.filter(\.isNumber) } == ["1", "0"], "\(outcome.text)")
    }

    /// The descriptors of a running program are links in a folder of the system.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func `Closed standard streams are opened on the null device before anything else`() async throws {
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { _, peer in
            mayAnswer.wait()
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#)
        }
        let child = try Child(["list", "movies", "popular", "--json"], server, after: "exec <&- >&- 2>&-")
        await server.until { !$0.requests.isEmpty }
        let links = (0...2).map { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child.number)/fd/\($0)") }
        mayAnswer.signal()
        let end = await child.end()
        #expect(links == ["/dev/null", "/dev/null", "/dev/null"])
        #expect(end.ending == .exit(0))
    }
}
