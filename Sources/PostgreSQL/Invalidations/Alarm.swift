import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Wakes a thread that waits for a connection or for some time.
final class Alarm: Sendable {
    private let isOn = Atomic(false)
    private let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    var isRaised: Bool { isOn.load(ordering: .acquiring) }

    func raise() {
        isOn.store(true, ordering: .releasing)
        _ = write(writing, "!", 1)
    }

    /// Waits until it is raised, or for some time.
    func wait(milliseconds: Int32) { wait([reading], milliseconds) }

    /// Waits until it is raised, or the server says something on a connection.
    func wait(orFor handle: PostgreSQLHandle) { wait([reading, handle.socket], -1) }

    private func wait(_ descriptors: [Int32], _ milliseconds: Int32) {
        var sockets = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&sockets, nfds_t(sockets.count), milliseconds)
    }
}
