import Dispatch
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// The display of a wait for a person at a terminal: nothing of a short one, one line of a long one, and nothing afterwards.
@Suite(.timeLimit(.minutes(5)))
struct WaitingTests {
    private let erase = "\r\u{1B}[K"

    private func waiting(on paper: Paper, _ time: ManualTime) -> Waiting {
        let side = Terminal.Side(isTerminal: true) { paper.write($0) }
        return Waiting(terminal: Terminal(width: 60, out: Terminal.Side { _ in }, side: side), time: time.source)
    }

    private func finished() -> MarqueeEvent { MarqueeEvent(.requestFinished(status: 200, bytes: 1, duration: .zero)) }

    @Test func `nothing is said for 300 milliseconds, then one line is, and it vanishes`() async {
        let (paper, time) = (Paper(), ManualTime())
        let waiting = waiting(on: paper, time)
        waiting.note(MarqueeEvent(.requestStarted))
        await time.sleepers(1)
        time.advance(by: .milliseconds(299))
        #expect(paper.text.isEmpty && time.sleepers == 1)
        time.advance(by: .milliseconds(1))
        await time.sleepers(1)
        #expect(paper.text == erase + "Waiting for the server.")
        time.advance(by: .seconds(1))
        await time.sleepers(1)
        #expect(paper.text.hasSuffix(erase + "Waiting for the server, 1 s so far."))
        waiting.note(finished())
        #expect(paper.text.hasSuffix("so far." + erase))
        #expect(time.slept == [.milliseconds(300), .seconds(1), .seconds(1)])
    }

    @Test func `the line is in the language of its command, whatever thread tells of the wait`() async {
        let (paper, time) = (Paper(), ManualTime())
        let waiting = Texts.$language.withValue(.german) { self.waiting(on: paper, time) }
        await Task.detached { waiting.note(MarqueeEvent(.requestStarted)) }.value
        await time.sleepers(1)
        time.advance(by: .milliseconds(300))
        await time.sleepers(1)
        #expect(paper.text == erase + "Warten auf den Server.")
        waiting.end()
    }

    @Test func `an answer within 300 milliseconds leaves no trace`() async {
        let (paper, time) = (Paper(), ManualTime())
        let waiting = waiting(on: paper, time)
        waiting.note(MarqueeEvent(.requestStarted))
        await time.sleepers(1)
        waiting.note(finished())
        time.advance(by: .seconds(10))
        waiting.end()
        #expect(paper.text.isEmpty)
    }

    @Test func `the line says why, and counts down`() async {
        let (paper, time) = (Paper(), ManualTime())
        let waiting = waiting(on: paper, time)
        let reason = MarqueeError.Reason("key", "TMDb was asked too often.")
        waiting.note(MarqueeEvent(.requestStarted))
        waiting.note(MarqueeEvent(.retryScheduled(after: .seconds(2), reason: reason)))
        await time.sleepers(1)
        #expect(paper.text.isEmpty)
        time.advance(by: .milliseconds(300))
        await time.sleepers(1)
        #expect(paper.text == erase + "Waiting 2 s. TMDb was asked too often.")
        time.advance(by: .seconds(1))
        await time.sleepers(1)
        #expect(paper.text.hasSuffix(erase + "Waiting 1 s. TMDb was asked too often."))
        time.advance(by: .seconds(1))
        await time.sleepers(1)
        #expect(paper.text.hasSuffix(erase + "Waiting for the server, 2 s so far."))
        waiting.note(MarqueeEvent(.throttled(for: .milliseconds(40))))
        #expect(paper.text.hasSuffix(erase + "Waiting 1 s. The rate limit is reached."))
        waiting.note(MarqueeEvent(.circuitOpened))
        #expect(paper.text.hasSuffix(erase + "Waiting. The server could not be reached."))
        waiting.note(MarqueeEvent(.circuitClosed))
        #expect(paper.text.hasSuffix(erase + "Waiting for the server, 2 s so far."))
        waiting.end()
        #expect(paper.text.hasSuffix(erase))
    }

    @Test func `while one of several requests is under way, the line stays`() async {
        let (paper, time) = (Paper(), ManualTime())
        let waiting = waiting(on: paper, time)
        for _ in 1...2 { waiting.note(MarqueeEvent(.requestStarted)) }
        await time.sleepers(1)
        time.advance(by: .milliseconds(300))
        await time.sleepers(1)
        waiting.note(finished())
        #expect(paper.text.hasSuffix("Waiting for the server."))
        waiting.note(finished())
        #expect(paper.text.hasSuffix(erase))
    }

    /// Runs a command against a server that holds its answer back until the test has looked.
    private func held(_ line: String, isTerminal: Bool = true) async throws -> (outcome: Shell.Outcome, shown: String) {
        let (time, paper, gate) = (ManualTime(), Paper(), DispatchSemaphore(value: 0))
        let server = try LoopbackServer.answering { _, peer in
            gate.wait()
            peer.reply(404, #"{"success": false, "status_code": 34, "status_message": "gone"}"#)
        }
        let shell = try Shell(
            ["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail", "NO_COLOR": "1"], width: 60, isTerminal: isTerminal,
            time: time.source)
        let words = line.split(separator: " ").map(String.init)
        let running = Task { await shell.run(words, err: paper) }
        await server.until { $0.requests.count == 1 }
        let shows = isTerminal && !line.contains("--quiet") && !line.contains("--verbose")
        // The line of the wait, and that of the progress beside it.
        if shows { await time.sleepers(2, for: .milliseconds(300)) }
        time.advance(by: .milliseconds(300))
        // The line of the wait is there, and is looked at again in a second.
        if shows { await time.sleepers(1, for: .seconds(1)) }
        let shown = paper.text
        gate.signal()
        return (await running.value, shown)
    }

    @Test(arguments: [("show movie 1", "marquee: "), ("show movie 1 --json", "{\"error\":")])
    func `a whole command shows its wait and takes it away before it speaks`(_ line: String, _ said: String) async throws {
        let (outcome, shown) = try await held(line)
        #expect(shown == erase + "Waiting for the server.")
        #expect(outcome.err.hasPrefix(erase + "Waiting for the server." + erase + said), "\(outcome.err.debugDescription)")
        #expect(outcome.status == .notFound)
    }

    @Test func `a pipe, and whoever wants quiet or every event, sees no such line`() async throws {
        for (line, isTerminal) in [("show movie 1", false), ("show movie 1 --quiet", true), ("show movie 1 --verbose", true)] {
            let (outcome, _) = try await held(line, isTerminal: isTerminal)
            #expect(outcome.status == .notFound && !outcome.err.contains("Waiting"), "\(line)")
        }
    }
}
