import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Accepts connections on 127.0.0.1, and serves each on a thread of its own until its function returns.
final class LoopbackListener: Sendable {
    let port: UInt16
    private let listener: Int32
    private let count = Mutex(0)

    /// How many connections were accepted.
    var accepted: Int { count.withLock { $0 } }

    init(_ serve: @escaping @Sendable (_ descriptor: Int32, _ number: Int) -> Void) throws {
        listener = try Self.socket()
        var address = Self.address(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 512) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw Failed("no port is free") }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { break }
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                Thread.detachNewThread {
                    serve(descriptor, number)
                    close(descriptor)
                }
            }
            close(listener)
        }
    }

    /// Accepts no more connections.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    static func connect(_ port: UInt16) throws -> Int32 {
        let descriptor = try socket()
        var address = address(port: port)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        throw Failed("nobody listens at the port")
    }

    /// Bytes that have come; none at the end of the connection.
    static func receive(_ descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(0, count)))
    }

    /// Sends all bytes; false if the other end has gone.
    static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private static func socket() throws -> Int32 {
        #if os(Linux)
            let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw Failed("no socket is free") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private static func address(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        return address
    }
}
