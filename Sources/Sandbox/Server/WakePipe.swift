#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pipe that wakes the thread waiting for connections, because closing a socket does not do so everywhere.
struct WakePipe: Sendable {
    private let reading: Int32
    private let writing: Int32

    init() throws(SandboxError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
        reading = ends[0]
        writing = ends[1]
        for end in ends {
            Socket.closeOnExec(end)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    /// Waits for a wake-up or, if there is a listener, for a connection.
    func wait(with listener: Int32?, milliseconds: Int32 = -1) {
        var entries = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
        if let listener { entries.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
        _ = poll(&entries, nfds_t(entries.count), milliseconds)
        var drained = [UInt8](repeating: 0, count: 64)
        while read(reading, &drained, drained.count) > 0 {}
    }

    func close() {
        Socket.shut(reading)
        Socket.shut(writing)
    }
}
