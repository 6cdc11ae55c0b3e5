import Foundation

/// A program that shows text page by page while it comes.
struct Pager: Sendable {
    let write: @Sendable (String) -> Void
    /// Whether it still takes text: not after the person has left it.
    let isOpen: @Sendable () -> Bool
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
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        // As git does: colors, and no page for what fits.
        let usual = environment.merging(["LESS": "FRX"]) { own, _ in own }
        let program = ForegroundProgram(line, environment: usual, input: readEnd)
        close(readEnd)
        guard let program else {
            close(writeEnd)
            return nil
        }
        // A person who leaves the pager early wants no more, which must not end this program with a signal.
        signal(SIGPIPE, SIG_IGN)
        Interruption.leaveToOthers(true)
        let writer = OutputWriter(writeEnd)
        return Pager(write: writer.put, isOpen: { writer.isOpen }) {
            close(writeEnd)
            await program.end()
            Interruption.leaveToOthers(false)
        }
    }
}
