import Foundation
import Synchronization
import TestKit
import Testing

/// The executable as a process of its own, and what a signal does to it.
@Suite(.timeLimit(.minutes(5)))
struct InterruptionTests {
    @Test func `an interruption ends a request under way, and the process with 130`() async throws {
        let server = try LoopbackServer { peer in
            _ = peer.nextRequest()
            peer.waitUntilGone()
        }
        let child = try Child(["list", "movies", "popular"], server)
        await server.until { $0.requests.count == 1 }
        child.interrupt()
        let end = await child.end()
        #expect(end.reason == .exit && end.status == 130)
        #expect(end.out.isEmpty)
        #expect(
            end.err
                == "Ending. Interrupt again to end at once.\nmarquee: Interrupted.\nhint: Run the command again; what came before it ended is kept.\n"
        )
    }

    @Test func `a second interruption ends the process at once`() async throws {
        // More than a pipe holds, which nobody reads: the process cannot end by itself.
        let title = String(repeating: "x", count: 1 << 20)
        let server = try LoopbackServer.answering { _, peer in
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 1, "title": "\#(title)"}]}"#)
        }
        let child = try Child(["list", "movies", "popular", "--json"], server)
        child.readFirstByte()
        child.interrupt()
        child.readErrors(until: "at once.\n")
        child.interrupt()
        let end = await child.end()
        #expect(end.reason == .uncaughtSignal && end.status == SIGINT)
    }

    @Test func `the sandbox ends by an interruption, as it should`() async throws {
        let child = try Child(["sandbox"])
        child.readErrors(until: "else.\n")
        child.interrupt()
        let end = await child.end()
        #expect(end.reason == .exit && end.status == 0 && end.out.hasPrefix("TMDB_BASE_URL=http://127.0.0.1:"))
    }

    @Test func `without a terminal lines are 80 columns wide, and a command ends by itself`() async throws {
        let child = try Child(["--help"])
        let end = await child.end()
        #expect(end.status == 0 && end.err.isEmpty)
        #expect(end.out.split(separator: "\n").map(\.count).max() ?? 0 > 70 && end.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}

/// The executable, running.
private final class Child {
    struct End {
        let reason: Process.TerminationReason
        let status: Int32
        let out: String
        let err: String
    }

    private let process = Process()
    private let (out, err) = (Pipe(), Pipe())
    private let folder: TemporaryFolder
    private var errors = Data()

    init(_ arguments: [String], _ server: LoopbackServer? = nil) throws {
        folder = try TemporaryFolder()
        process.executableURL = Shell.executable
        process.arguments = arguments
        process.environment = ["HOME": folder.path]
        if let server {
            process.environment?["TMDB_BASE_URL"] = server.url("")
            process.environment?["TMDB_ACCESS_TOKEN"] = "head.body.tail"
        }
        (process.standardOutput, process.standardError) = (out, err)
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func interrupt() { kill(process.processIdentifier, SIGINT) }

    /// Waits until the process has begun to print, and reads no further.
    func readFirstByte() { _ = try? out.fileHandleForReading.read(upToCount: 1) }

    func readErrors(until end: String) {
        while !String(decoding: errors, as: UTF8.self).hasSuffix(end) {
            guard let more = try? err.fileHandleForReading.read(upToCount: 1), !more.isEmpty else { return }
            errors += more
        }
    }

    func end() async -> End {
        let (out, err) = (out.fileHandleForReading, err.fileHandleForReading)
        let process = process
        let printed = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // Only what fits into the pipes is printed by the commands that end by themselves.
                process.waitUntilExit()
                continuation.resume(returning: [out, err].map { (try? $0.readToEnd()) ?? Data() })
            }
        }
        return End(
            reason: process.terminationReason, status: process.terminationStatus, out: String(decoding: printed[0], as: UTF8.self),
            err: String(decoding: errors + printed[1], as: UTF8.self))
    }
}
