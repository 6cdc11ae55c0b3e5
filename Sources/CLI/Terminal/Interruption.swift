import Foundation

/// The first interruption (Ctrl-C) asks the program to end, the second one ends it.
enum Interruption {
    /// Holds interruptions back. To be called before the process has a second thread, as later ones inherit it: then the signal reaches
    /// none of them, but waits for ``wait()``.
    static func hold() {
        var signals = interruption
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Blocks the thread until the interruption comes. From then on the signal does to the process what it does to any other.
    static func wait() {
        var (signals, number) = (interruption, Int32(0))
        sigwait(&signals, &number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static var interruption: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        return signals
    }
}
