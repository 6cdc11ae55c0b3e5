import Foundation
import MarqueeSandbox
import Synchronization
import TestKit

/// A person before a terminal in which the executable runs.
final class TerminalUser: Sendable {
    private let process: ChildProcess
    var number: Int32 { process.number }
    private let (mine, its): (Int32, Int32)
    private let screen: Mutex<TerminalEmulator>
    private let before: Mutex<termios>
    private let folder: TemporaryFolder
    private let name: String
    private let cell: (width: UInt16, height: UInt16)

    /// - Parameters:
    ///   - name: The name with which the terminal answers.
    ///   - cell: The size of a cell in pixels that the terminal reports; zeros report none.
    init(
        _ arguments: [String], _ server: Sandbox, _ more: [String: String] = [:], name: String = "", cell: (UInt16, UInt16) = (0, 0)
    ) throws {
        (self.name, self.cell) = (name, cell)
        var ends: (Int32, Int32) = (0, 0)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 80 * cell.0, ws_ypixel: 24 * cell.1)
        guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
        (mine, its) = ends
        _ = fcntl(mine, F_SETFL, O_NONBLOCK)
        var settings = termios()
        tcgetattr(its, &settings)
        before = Mutex(settings)
        screen = Mutex(TerminalEmulator(width: 80, height: 24))
        folder = try TemporaryFolder()
        let terminal = FileHandle(fileDescriptor: its, closeOnDealloc: false)
        let environment = [
            "HOME": folder.path, "TERM": "xterm-256color", "TMDB_BASE_URL": server.baseURL.absoluteString,
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "SWIFT_BACKTRACE": "enable=no",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        ].merging(sanitizerVariables) { $1 }.merging(more) { _, given in given }
        guard let executable = Shell.executable else { throw CocoaError(.fileNoSuchFile) }
        process = try ChildProcess(
            executable.path, arguments, environment: environment, input: .file(terminal), output: .file(terminal), errors: .file(terminal))
    }

    deinit {
        process.send(SIGKILL)
        close(mine)
        close(its)
    }

    func types(_ text: String) { _ = write(mine, text, text.utf8.count) }
    func signals(_ signal: Int32) { process.send(signal) }

    func resizes(width: Int, height: Int) {
        screen.withLock { $0.resize(width: width, height: height) }
        let (rows, columns) = (UInt16(height), UInt16(width))
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.width, ws_ypixel: rows * cell.height)
        _ = ioctl(its, UInt(TIOCSWINSZ), &size)
    }

    /// Waits until the terminal shows something, looking every few milliseconds on a thread of its own.
    func sees(_ isShown: @escaping @Sendable (TerminalEmulator) -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var left = 200_000
                while left > 0 {
                    self.reads()
                    if self.screen.withLock({ isShown($0) }) { break }
                    usleep(5_000)
                    left -= 1
                }
                if left == 0 { print(self.screen.withLock { $0.text }) }
                continuation.resume(returning: left > 0)
            }
        }
    }

    /// The pictures that the terminal had when it was read last.
    var pictures: PictureTerminal { screen.withLock { $0.pictures } }

    func end() async -> ChildProcess.End {
        let end = await process.end()
        reads()
        return end
    }

    /// Whether keys are echoed again, the cursor is there, and the screen of before is back.
    var hasItsTerminalBack: Bool {
        var now = termios()
        tcgetattr(its, &now)
        let old = before.withLock { $0 }
        let isRestored = now.c_lflag == old.c_lflag && now.c_iflag == old.c_iflag && now.c_oflag == old.c_oflag
        return isRestored && screen.withLock { !$0.isOnOtherScreen && !$0.hidesCursor && !$0.marksPaste && !$0.reportsClicks }
    }

    private func reads() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        screen.withLock { screen in
            while case let count = read(mine, &buffer, buffer.count), count > 0 {
                let before = screen.questions
                screen.feed(buffer[..<count])
                guard screen.questions > before else { continue }
                types((name.isEmpty ? "" : "\u{1B}P>|\(name)\u{1B}\\") + "\u{1B}[?62;c")
            }
        }
    }
}
