import Foundation
import Synchronization

/// The first interruption (Ctrl-C) asks the program to end, the second one ends it. Other signals that end or stop it do so too, after
/// the terminal echoes typed text again.
enum Interruption {
    private static let includesTermination = Atomic(false)

    private static let isForOthers = Atomic(false)
    private static let stopsGroup = Atomic(false)

    /// Whether another program has the terminal, so that an interruption is meant for it.
    static func leaveToOthers(_ isForOthers: Bool) {
        if !isForOthers { forgetPending() }
        Self.isForOthers.store(isForOthers, ordering: .relaxed)
    }

    /// An interruption that came while another program had the terminal may not have reached ``wait()`` yet.
    private static func forgetPending() {
        #if os(Linux)
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGINT)
            var atOnce = timespec()
            sigtimedwait(&signals, nil, &atOnce)
        #endif
    }

    /// From now on SIGTERM interrupts too: a program that serves others is ended by it in the usual course of things.
    static func includeTermination() { includesTermination.store(true, ordering: .relaxed) }

    /// Holds signals back. To be called before the process has a second thread, as later ones inherit it: then they reach none of them,
    /// but wait for ``wait()``.
    static func hold() {
        var signals = held
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Blocks the thread until the interruption comes. From then on signals have their usual effects on the process.
    static func wait() {
        var (signals, number) = (held, Int32(0))
        while number != SIGINT {
            guard sigwait(&signals, &number) == 0 else { continue }
            if number == SIGINT, isForOthers.load(ordering: .relaxed) {
                number = 0
                continue
            }
            if number == SIGTERM, includesTermination.load(ordering: .relaxed) { break }
            if number == SIGTSTP { ScreenMode.leaving { Echo.showing { stop(group: stopsGroup.exchange(false, ordering: .relaxed)) } } }
            if [SIGTERM, SIGHUP, SIGQUIT].contains(number) { pass(on: number) }
        }
        Echo.end()
        if number == SIGINT { ScreenMode.end() }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Stops the process, and with it the other processes of its job, as the terminal does for Ctrl-Z. ``wait()`` gives the terminal back
    /// first.
    static func suspend() {
        guard !isIgnored(SIGTSTP) else { return }
        stopsGroup.store(true, ordering: .relaxed)
        kill(getpid(), SIGTSTP)
    }

    /// Stops the process by the signal itself, which the system discards where no shell could continue the process.
    private static func stop(group: Bool) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(group ? 0 : getpid(), SIGTSTP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private static func pass(on number: Int32) {
        Echo.end()
        ScreenMode.end()
        // The runtime would take it for a crash of its own, and go on afterwards.
        if number == SIGQUIT { signal(number, SIG_DFL) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), number)
    }

    private static var held: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    /// Without those that are ignored from the start: `nohup`, and shells that run the program in the background, mean it so.
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP].filter { !isIgnored($0) }

    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        // The handler is the first member everywhere, and SIG_IGN is 1; Swift cannot compare pointers to functions.
        return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
    }
}
