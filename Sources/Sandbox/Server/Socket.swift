#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few calls on sockets that a server on loopback needs, alike on every platform.
enum Socket {
    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif
    #if canImport(Darwin)
        private static let quiet: Int32 = 0
    #else
        private static let quiet = Int32(MSG_NOSIGNAL)
    #endif

    /// A socket bound to the port on an IPv4 address that does not listen yet. Several may be bound while none listens.
    static func bound(to port: UInt16, on host: String) throws(SandboxError) -> Int32 {
        var address = sockaddr_in()
        guard inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &address.sin_addr) == 1 else { throw .notAnAddress(host) }
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
        closeOnExec(descriptor)
        enable(SOL_SOCKET, SO_REUSEADDR, on: descriptor)
        #if canImport(Darwin)
            enable(SOL_SOCKET, SO_REUSEPORT, on: descriptor)
        #endif
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        guard status == 0 else {
            let code = errno
            shut(descriptor)
            throw code == EADDRINUSE ? .portTaken(port) : .system(call: "bind", code: code)
        }
        return descriptor
    }

    /// Starts listening without ever blocking in `accept`.
    static func listens(_ descriptor: Int32, backlog: Int32) throws(SandboxError) {
        guard listen(descriptor, backlog) == 0 else { throw .system(call: "listen", code: errno) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection, blocking and with a bound on how long a write may wait; nil when there is none.
    static func accepted(from listener: Int32, sending timeout: Duration) -> Int32? {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        closeOnExec(descriptor)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        enable(Int32(IPPROTO_TCP), TCP_NODELAY, on: descriptor)
        #if canImport(Darwin)
            enable(SOL_SOCKET, SO_NOSIGPIPE, on: descriptor)
        #endif
        var limit = timeval()
        limit.tv_sec = time_t(max(1, timeout.components.seconds))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return descriptor
    }

    /// Sends everything, or returns false when the other side is gone or takes too long.
    static func send(_ bytes: [UInt8], on descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let sent = write(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
                if sent > 0 {
                    rest = rest.dropFirst(sent)
                } else if sent == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        #if canImport(Glibc)
            Glibc.send(descriptor, bytes.baseAddress, bytes.count, quiet)
        #elseif canImport(Musl)
            Musl.send(descriptor, bytes.baseAddress, bytes.count, quiet)
        #else
            Darwin.send(descriptor, bytes.baseAddress, bytes.count, quiet)
        #endif
    }

    /// The bytes that arrived within the time, at most `limit`; nil when nothing did or the other side is gone.
    static func receive(upTo limit: Int, from descriptor: Int32, within time: Duration) -> [UInt8]? {
        guard wait(for: descriptor, events: Int16(POLLIN), within: time) != 0 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = max(0, recv(descriptor, buffer.baseAddress, limit, 0))
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// Waits, and returns false as soon as the connection is shut down; nothing else ends the wait early.
    static func pause(_ descriptor: Int32, for time: Duration) -> Bool {
        wait(for: descriptor, events: 0, within: time) == 0
    }

    /// Whether something can be read or accepted within the time, or the other side is gone.
    static func hasBytes(_ descriptor: Int32, within time: Duration = .zero) -> Bool {
        wait(for: descriptor, events: Int16(POLLIN), within: time) != 0
    }

    /// Lets the thread sleep.
    static func rest(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

    private static func wait(for descriptor: Int32, events: Int16, within time: Duration) -> Int16 {
        let end = ContinuousClock.now + time
        while true {
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            let ready = poll(&entry, 1, milliseconds(ContinuousClock.now.duration(to: end)))
            if ready > 0 { return entry.revents }
            if ready < 0, errno != EINTR { return Int16(POLLERR) }
            if ready == 0, ContinuousClock.now >= end { return 0 }
        }
    }

    private static func milliseconds(_ time: Duration) -> Int32 {
        let (seconds, attoseconds) = time.components
        // Rounded up, so that a wait of less than a millisecond is not a busy loop.
        let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return max(0, Int32(min(seconds, 86_400)) * 1_000 + Int32(rest))
    }

    /// A step after the opening, because the calls that do both in one are hidden from Swift by the C library's headers.
    static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    /// Ends both directions at once, which wakes every thread that waits on the socket.
    static func hangUp(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Says that nothing more will be sent, so that a last answer arrives before the connection closes.
    static func finish(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Makes the next close discard unsent bytes and reset the connection.
    static func resetWhenClosed(_ descriptor: Int32) {
        var abrupt = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &abrupt, socklen_t(MemoryLayout<linger>.size))
    }

    static func shut(_ descriptor: Int32) { close(descriptor) }

    private static func enable(_ level: Int32, _ option: Int32, on descriptor: Int32) {
        var on: Int32 = 1
        setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}
