import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// The display of a command that takes long although no single answer does.
@Suite(.timeLimit(.minutes(5)))
struct ProgressTests {
    private let erase = "\r\u{1B}[K"

    private func terminal(_ paper: Paper) -> Terminal {
        Terminal(width: 60, out: Terminal.Side { _ in }, side: Terminal.Side(isTerminal: true) { paper.write($0) })
    }

    private func pass(_ time: ManualTime, _ count: Int) async {
        for _ in 0..<count {
            await time.sleepers(1)
            time.advance(by: .milliseconds(300))
        }
        await time.sleepers(1)
    }

    @Test func `nothing is said for a second, then what the command is at, and it vanishes`() async {
        let (paper, time) = (Paper(), ManualTime())
        let terminal = terminal(paper)
        let progress = Progress(terminal: terminal, time: time.source, besides: Waiting(terminal: terminal, time: time.source))
        await pass(time, 3)
        #expect(paper.text.isEmpty)
        await pass(time, 1)
        #expect(paper.text == erase + "Working, 1 s so far.")
        progress.note("Page 3 of 12")
        await pass(time, 3)
        #expect(paper.text.hasSuffix(erase + "Page 3 of 12, 2 s so far."))
        progress.end()
        #expect(paper.text.hasSuffix("so far." + erase))
        time.advance(by: .seconds(10))
        progress.note("Page 4 of 12")
        #expect(paper.text.hasSuffix("so far." + erase))
    }

    @Test func `a command that ends within a second leaves no trace`() async {
        let (paper, time) = (Paper(), ManualTime())
        let terminal = terminal(paper)
        let progress = Progress(terminal: terminal, time: time.source, besides: Waiting(terminal: terminal, time: time.source))
        await pass(time, 3)
        progress.end()
        time.advance(by: .seconds(10))
        #expect(paper.text.isEmpty)
    }

    @Test func `while a wait is told of, progress is not`() async {
        let (paper, time, still) = (Paper(), ManualTime(), ManualTime())
        let terminal = terminal(paper)
        let waiting = Waiting(terminal: terminal, time: still.source)
        waiting.note(MarqueeEvent(.requestStarted))
        await still.sleepers(1)
        still.advance(by: .milliseconds(300))
        await still.sleepers(1)
        #expect(paper.text == erase + "Waiting for the server.")
        let progress = Progress(terminal: terminal, time: time.source, besides: waiting)
        await pass(time, 5)
        #expect(paper.text == erase + "Waiting for the server.")
        waiting.end()
        await pass(time, 1)
        #expect(paper.text.hasSuffix(erase + "Working, 1 s so far."))
        progress.end()
    }

    @Test func `the line on which a person types an answer is left alone`() async {
        let (paper, time) = (Paper(), ManualTime())
        let terminal = terminal(paper)
        let progress = Progress(terminal: terminal, time: time.source, besides: Waiting(terminal: terminal, time: time.source))
        terminal.ask("Password: ")
        await pass(time, 5)
        #expect(paper.text == "Password: ")
        terminal.endAnswer()
        terminal.endQuestion()
        await pass(time, 1)
        #expect(paper.text == "Password: \n" + erase + "Working, 1 s so far.")
        progress.end()
    }

    @Test func `without a terminal no progress is printed`() async throws {
        let time = ManualTime(jumps: true)
        let outcome = try await Shell(isTerminal: false, time: time.source).run("list movies popular --all-pages")
        #expect(outcome.status == .success && !outcome.err.contains("so far"))
    }
}
