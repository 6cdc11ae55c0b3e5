import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a command's words go: data to one side, talk to the other. Everything passes ``Harmless`` on its way.
package struct Terminal: Sendable {
    private let out: @Sendable (String) -> Void
    private let aside: @Sendable (String) -> Void
    let width: Int

    package init(width: Int = 80, out: @escaping @Sendable (String) -> Void, aside: @escaping @Sendable (String) -> Void) {
        self.width = width
        self.out = out
        self.aside = aside
    }

    /// Standard output and standard error.
    package static var standard: Terminal {
        Terminal(width: width(of: STDOUT_FILENO)) {
            write($0, to: STDOUT_FILENO)
        } aside: {
            write($0, to: STDERR_FILENO)
        }
    }

    /// Prints data, a line or several.
    func print(_ text: String) { out(Harmless.lines(text) + "\n") }

    /// Says something to the person on the side.
    func complain(_ text: String) { aside(Harmless.lines(text) + "\n") }

    /// The same terminal with its data noted down.
    func recorded(by recorder: Recorder) -> Terminal {
        Terminal(width: width) { text in
            recorder.note(text)
            out(text)
        } aside: {
            aside($0)
        }
    }

    private static func width(of descriptor: Int32) -> Int {
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return
            }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes, count)
        #else
            Darwin.write(descriptor, bytes, count)
        #endif
    }
}

/// Notes down what a command printed.
final class Recorder: Sendable {
    private let text = Mutex("")

    func note(_ more: String) { text.withLock { $0 += more } }

    var lines: [String] { text.withLock { $0 }.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
