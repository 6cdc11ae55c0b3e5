import Foundation

extension Process {
    /// Runs the program with the default effect of every signal. This process may have been started to ignore some, as in the background of
    /// a shell, and what it starts would ignore them too.
    package func runWithDefaultSignals() throws {
        for number in [SIGHUP, SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
        try run()
    }

    /// Waits until the program has ended. On Linux, `waitUntilExit` alone keeps a core busy until then.
    package func waitUntilEnded() {
        var report = siginfo_t()
        while waitid(P_PID, id_t(processIdentifier), &report, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        waitUntilExit()
    }
}

/// Waits until a child of this process is stopped: a signal to go on that comes earlier has no effect. Whoever owns the child still learns of it.
package func untilStopped(_ child: Int32) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            var report = siginfo_t()
            while waitid(P_PID, id_t(child), &report, WSTOPPED | WNOWAIT) == -1, errno == EINTR {}
            continuation.resume()
        }
    }
}
