import Foundation

/// Standard input, output and error.
enum StandardStreams {
    /// Opens missing ones on `/dev/null`. Otherwise the next file or socket would get their numbers, and text that is
    /// printed would go there. To be called before anything else is opened.
    static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is taken, which is this one.
            if Foundation.open("/dev/null", O_RDWR) >= 0 { continue }
            // A machine without devices: the end of a pipe whose other end is closed.
            var ends: [Int32] = [0, 0]
            if pipe(&ends) == 0 { close(ends[1]) }
        }
    }
}

/// Pipes whose reader has ended.
enum ClosedPipes {
    /// From now on, writing to one fails and does not end the program by SIGPIPE: a reader that wants no more, such as `head`, is no
    /// failure.
    ///
    /// A handler that does nothing, as programs that are started from here would inherit an ignored signal.
    static func report() {
        guard !Interruption.isIgnored(SIGPIPE) else { return }
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { _ in }
        #else
            action.__sigaction_handler.sa_handler = { _ in }
        #endif
        action.sa_flags = Int32(SA_RESTART)
        sigaction(SIGPIPE, &action, nil)
    }
}
