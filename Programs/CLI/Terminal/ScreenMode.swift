import Foundation
import Synchronization

/// A terminal that a full-screen program has for itself: keys come one by one, nothing is echoed, and the screen of before comes back on
/// every way out of the program, a crash included.
enum ScreenMode {
    private struct Taken {
        let before: termios
        let farewell: String
    }

    private static let taken = Mutex<Taken?>(nil)

    /// The other screen, no cursor, pasted text marked as such, and reports of clicks and the wheel in their newest form.
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
    private static let leave = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal; false if it is none. The farewell is sent before it is given back, also at a crash.
    static func begin(_ farewell: String) -> Bool {
        taken.withLock { taken in
            guard taken == nil else { return true }
            var mode = termios()
            guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
            taken = Taken(before: mode, farewell: farewell)
            CrashRestore.prepare(mode, farewell + leave)
            cfmakeraw(&mode)
            guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode) == 0 else { return false }
            put(enter)
            return true
        }
    }

    /// Gives the terminal back, if it was taken.
    static func end() {
        taken.withLock { taken in
            guard let screen = taken else { return }
            var mode = screen.before
            put(screen.farewell + leave)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
            CrashRestore.forget()
            taken = nil
        }
    }

    /// Gives the terminal back while the process is stopped, and takes it again when it goes on.
    static func leaving(while stop: () -> Void) {
        let farewell = taken.withLock { $0?.farewell }
        end()
        stop()
        if let farewell, begin(farewell) { resumptions.add(1, ordering: .relaxed) }
    }

    /// Calls a function that writes to the terminal, unless that was given back. It is not given back in the middle of the text.
    static func whileTaken(_ write: () -> Void) {
        taken.withLock { taken in
            if taken != nil { write() }
        }
    }

    /// How often the terminal was taken again: its screen is empty then.
    static let resumptions = Atomic(0)

    /// How many columns and rows there are; nil if unknown.
    static func size() -> (width: Int, height: Int)? {
        guard let size = reported, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The size of a cell in pixels; nil if the terminal does not report it.
    static func cell() -> PictureSize? { reported.flatMap(PictureSize.init(cellOf:)) }

    private static var reported: winsize? {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    private static func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}
