import Foundation
import Synchronization

/// A program that shows text page by page while it comes.
struct Pager: Sendable {
    let write: @Sendable (String) -> Void
    /// Whether it still takes text: not after the person has left it.
    let isOpen: @Sendable () -> Bool
    /// Whether it has taken any of the text. One that has not, such as a program that is not installed, shows nothing.
    let hasRead: @Sendable () -> Bool
    /// Tells it that nothing more comes, and waits until the person leaves it.
    let finish: @Sendable () async -> Void
}

/// Starts pagers.
package struct PagerStarter: Sendable {
    /// Nil where there is none; the text is a command line of a shell.
    let start: @Sendable (_ line: String, _ environment: [String: String]) -> Pager?

    /// No pager.
    package static let none = PagerStarter { _, _ in nil }

    /// A program that reads a pipe, and has the terminal meanwhile.
    package static let system = PagerStarter { line, environment in
        guard let pipe = PagerPipe() else { return nil }
        // As git does: colors, and no page for output that fits.
        let usual = environment.merging(["LESS": "FRX"]) { own, _ in own }
        guard let program = ForegroundProgram(line, environment: usual, input: pipe.readEnd) else {
            pipe.end()
            pipe.endReading()
            return nil
        }
        // A person may leave the pager early, which must not end this program with a signal.
        ClosedPipes.report()
        Interruption.leaveToOthers(true)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread {
            program.wait()
            Interruption.leaveToOthers(false)
            pipe.endReading()
            end.finish()
        }
        return Pager(write: pipe.write, isOpen: { pipe.isOpen }, hasRead: { pipe.hasRead }) {
            pipe.end()
            for await _ in ended {}
        }
    }
}

/// The pipe to a pager. This program keeps the end that the pager reads open too, so that it can look at the unread rest.
private final class PagerPipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32
    private let writer: OutputWriter

    private struct State {
        var written = 0
        var hasRead = false
        var isReading = true
        var isEnded = false
    }

    private let state = Mutex(State())

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
        writer = OutputWriter(writeEnd)
    }

    var isOpen: Bool { writer.isOpen }

    /// Whether less is left in the pipe than was written.
    var hasRead: Bool { state.withLock { look(&$0) } }

    /// Blocks while the pipe is full and the pager reads nothing.
    func write(_ text: String) {
        writer.put(text)
        if writer.isOpen { state.withLock { $0.written += text.utf8.count } }
    }

    /// Nothing more is written.
    func end() {
        state.withLock { state in
            guard !state.isEnded else { return }
            state.isEnded = true
            close(writeEnd)
        }
    }

    /// The pager has ended, so that a write that waits for it fails.
    func endReading() {
        state.withLock { state in
            _ = look(&state)
            state.isReading = false
            close(readEnd)
        }
    }

    private func look(_ state: inout State) -> Bool {
        guard !state.hasRead, state.isReading else { return state.hasRead }
        var left: Int32 = 0
        guard ioctl(readEnd, UInt(FIONREAD), &left) == 0 else { return false }
        state.hasRead = Int(left) < state.written
        return state.hasRead
    }
}
