import Foundation
import Synchronization

/// Gives the terminal back when the program crashes. A signal handler may only use memory that is there already, and functions that POSIX
/// allows in handlers: `write`, `tcsetattr`, `sigaction` and `raise`.
enum CrashRestore {
    /// The addresses of the values that the handler needs; 0 while there is nothing to give back. They are never freed, since a crash may
    /// come at any time.
    private static let mode = Atomic<UInt>(0)
    private static let text = Atomic<UInt>(0)
    private static let length = Atomic<Int>(0)
    private static let isInstalled = Atomic(false)

    /// The last signal is not of a crash. It is here because threads do not block it, so that profilers can use it.
    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGPROF]

    /// From now on a crash writes a text and sets a mode of the terminal.
    static func prepare(_ mode: termios, _ text: String) {
        let modePlace = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        modePlace.initialize(to: mode)
        let bytes = Array(text.utf8)
        let textPlace = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        textPlace.initialize(from: bytes, count: bytes.count)
        Self.text.store(UInt(bitPattern: textPlace), ordering: .releasing)
        length.store(bytes.count, ordering: .releasing)
        Self.mode.store(UInt(bitPattern: modePlace), ordering: .releasing)
        guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
        for number in crashes { install(number) }
    }

    /// The terminal was given back in the usual course of things.
    static func forget() { mode.store(0, ordering: .releasing) }

    private static func install(_ number: Int32) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        // After this handler, the crash happens again, and the system or the runtime reports it as ever.
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(number, &action, nil)
    }

    private static let handler: @convention(c) (Int32) -> Void = { number in
        if let mode = UnsafePointer<termios>(bitPattern: CrashRestore.mode.exchange(0, ordering: .acquiring)),
            let text = UnsafeRawPointer(bitPattern: CrashRestore.text.load(ordering: .acquiring))
        {
            _ = write(STDOUT_FILENO, text, CrashRestore.length.load(ordering: .acquiring))
            tcsetattr(STDIN_FILENO, TCSANOW, mode)
        }
        raise(number)
    }
}
