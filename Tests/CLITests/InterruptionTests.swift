import Dispatch
import Foundation
import TestKit
import Testing

/// The executable as a process of its own, and the effects of signals.
@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
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
        #expect(end.ending == .exit(130))
        #expect(end.out.isEmpty)
        #expect(
            end.err
                == "Stopping. Interrupt again to stop at once.\nmarquee: Interrupted.\nhint: Run the command again; everything done before it ended is stored.\n"
        )
    }

    /// The end of a process is a race of its threads, so each fault is met often.
    @Test(arguments: ["gone", "reset", "half", "noise", "refused"])
    func `a command that meets a fault leaves without a crash`(_ fault: String) async throws {
        let server = try LoopbackServer { peer in
            _ = peer.nextRequest()
            switch fault {
            case "reset": peer.reset()
            case "half": _ = peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{")
            case "noise": _ = peer.send("\u{1}\u{2}\r\n\r\n")
            default: break
            }
        }
        if fault == "refused" { server.stop() }
        for _ in 0..<Volume.rounds(4, of: 50) {
            let end = try await Child(["list", "movies", "popular"], server).end()
            guard case .exit(let status) = end.ending, status != 0, !end.err.contains("crash") else {
                Issue.record("\(fault): \(end.ending), \(end.err)")
                return
            }
        }
    }

    @Test(arguments: [SIGINT, SIGHUP, SIGQUIT]) func `a signal that is ignored from the start has no effect`(_ signal: Int32) async throws {
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { _, peer in
            mayAnswer.wait()
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 1, "title": "One"}]}"#)
        }
        let child = try Child(["list", "movies", "popular"], server, after: "trap '' INT HUP QUIT")
        await server.until { $0.requests.count == 1 }
        child.interrupt(by: signal)
        mayAnswer.signal()
        let end = await child.end()
        #expect(end.ending == .exit(0) && end.out.contains("One") && !end.err.contains("Stopping"), "\(end.err)")
    }

    @Test func `a second interruption ends the process at once`() async throws {
        // More than a pipe holds, and no process reads it: the process cannot end by itself.
        let rows = (1...500).map { #"{"id": \#($0), "title": "\#(String(repeating: "x", count: 1_000))"}"# }.joined(separator: ",")
        let server = try LoopbackServer.answering { _, peer in
            peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 500, "results": [\#(rows)]}"#)
        }
        let child = try Child(["list", "movies", "popular", "--json"], server)
        child.readFirstByte()
        child.interrupt()
        child.readErrors(until: "at once.\n")
        child.interrupt()
        let end = await child.end()
        #expect(end.ending == .signal(SIGINT))
    }

    @Test(arguments: [SIGINT, SIGTERM]) func `the sandbox ends by a signal, as it should`(_ signal: Int32) async throws {
        let child = try Child(["sandbox"])
        child.readErrors(until: "only here.\n")
        child.interrupt(by: signal)
        let end = await child.end()
        #expect(end.ending == .exit(0) && end.out.hasPrefix("TMDB_BASE_URL=http://127.0.0.1:"))
    }

    @Test func `without a terminal lines are 80 columns wide, and a command ends by itself`() async throws {
        let child = try Child(["--help"])
        let end = await child.end()
        #expect(end.ending == .exit(0) && end.err.isEmpty)
        #expect(end.out.split(separator: "\n").map(\.count).max() ?? 0 > 70 && end.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
