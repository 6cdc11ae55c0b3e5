import Foundation
import Synchronization

/// The first interruption (Ctrl-C) asks the program to end, the second one ends it. Other signals that end or stop it do so too, after
/// the terminal echoes typed text again.
enum Interruption {
    private static let includesTermination = Atomic(false)
    private static let wasTerminated = Atomic(false)
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
            if number == SIGTSTP {
                ScreenMode.leaving { Echo.showing { stop(group: stopsGroup.exchange(false, ordering: .relaxed)) } }
            } else if number != SIGINT {
                pass(on: number)
            }
        }
        wasTerminated.store(number == SIGTERM, ordering: .relaxed)
        Echo.end()
        ScreenMode.end()
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Calls a function while this thread holds no signal back.
    static func releasing<Value>(_ start: () throws -> Value) rethrows -> Value {
        var (none, held) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
        return try start()
    }

    /// Ends the process by SIGTERM if that interrupted it, so that its parent sees by what it ended. Does nothing after an interruption.
    static func passTermination() {
        guard wasTerminated.load(ordering: .relaxed) else { return }
        fflush(nil)
        kill(getpid(), SIGTERM)
        while true { pause() }
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
    private static let numbers =
        [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP].filter { !isIgnored($0) } + others.filter { handler(of: $0) == 0 }

    /// Further signals that end a process unless it handles them.
    private static let others: [Int32] = {
        var numbers = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU]
        #if os(Linux)
            numbers += [SIGPOLL, SIGPWR, SIGSTKFLT] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())
        #endif
        return numbers
    }()

    static func isIgnored(_ number: Int32) -> Bool { handler(of: number) == 1 }

    /// The address of the handler: 0 for the usual effect, 1 for none; nil if unknown.
    private static func handler(of number: Int32) -> Int? {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return nil }
        // The handler is the first member everywhere; Swift cannot compare pointers to functions.
        return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
    }
}
