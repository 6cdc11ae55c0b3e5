import Foundation

/// A server program that ends with this process, however that ends.
///
/// A guardian, which is a shell, waits for the end of its input. Then it removes the program's folder and ends the program. The signal that
/// Linux sends at the death of a parent would come too early: it is bound to the thread that started the program.
package final class GuardedProcess: Sendable {
    private let guardian: ChildProcess
    private let leash: FileHandle

    /// Starts a program.
    ///
    /// - Parameter folder: A folder of the program alone.
    package init(_ words: [String], folder: String, output: ChildProcess.Stream = .null) throws {
        let input = Pipe()
        guardian = try ChildProcess(
            "/bin/sh", ["-c", Self.script, "guardian", folder] + words, input: .pipe(input), output: output)
        leash = input.fileHandleForWriting
    }

    /// Whether the program has not ended yet.
    package var isRunning: Bool { guardian.isRunning }

    deinit {
        try? leash.write(contentsOf: Data("end\n".utf8))
        try? leash.close()
        guardian.wait()
    }

    /// The shell ends with the program. A second shell, which holds none of the program's output, ends their group: at a word, or when this
    /// process has ended, which removes no folder any more.
    private static let script = #"""
        trap "" INT TERM HUP
        folder=$1
        shift
        exec 3<&0
        { read -r word <&3 || rm -rf "$folder"; kill -KILL 0; } >/dev/null 2>&1 &
        "$@" 3<&- </dev/null &
        exec >/dev/null
        wait "$!"
        """#
}
