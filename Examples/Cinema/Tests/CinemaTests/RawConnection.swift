import Foundation

@testable import Cinema

/// A connection on which a test writes bytes that no browser writes.
final class RawConnection: Sendable {
    private let descriptor: Int32

    /// - Parameters:
    ///   - address: The site.
    ///   - source: The address of this machine from which it connects, such as 127.0.0.9; nil lets the system choose.
    ///   - patience: How long the connection waits for the site, in seconds; nil is without an end.
    init(to address: URL, from source: String? = nil, patience: Int? = nil) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = in_port_t(address.port ?? 80).bigEndian
        target.sin_addr.s_addr = inet_addr("127.0.0.1")
        if let patience {
            var time = timeval(tv_sec: patience, tv_usec: 0)
            for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
                setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
            }
        }
        if let source {
            var own = sockaddr_in()
            own.sin_family = sa_family_t(AF_INET)
            own.sin_addr.s_addr = inet_addr(source)
            _ = withUnsafePointer(to: &own) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        let status = withUnsafePointer(to: &target) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The next answer on a connection that stays open, read by this thread; nil if the site ends the connection, or takes too long.
    func answer() -> String? {
        var (all, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
            all += bytes.prefix(count)
            let text = String(decoding: all, as: UTF8.self)
            guard let head = text.range(of: "\r\n\r\n") else { continue }
            let length = text[..<head.lowerBound].lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
            let size = length.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0
            if text[head.upperBound...].utf8.count >= size { return text }
        }
        return nil
    }

    /// Whether the site has not ended the connection. Bytes that it has sent are dropped.
    var isOpen: Bool {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count < 0 { return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) }
            if count == 0 { return false }
        }
    }

    /// Whether the site has sent something that is not read yet.
    var hasAnswer: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_PEEK)) > 0
    }

    /// Ends reads and writes of other threads.
    func interrupt() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Everything until the server closes the connection.
    func rest() async -> String {
        await withCheckedContinuation { continuation in
            // The descriptor is closed when the connection is released, so the thread keeps it.
            Thread.detachNewThread { [self] in
                var (all, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
                while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 { all += bytes.prefix(count) }
                continuation.resume(returning: String(decoding: all, as: UTF8.self))
            }
        }
    }

    /// Whether the connection gets an answer; the server keeps it open.
    func firstBytes() async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                var byte: UInt8 = 0
                continuation.resume(returning: recv(descriptor, &byte, 1, 0) == 1)
            }
        }
    }
}

extension OpenSite {
    /// Sends a text as a request on a connection of its own, and returns all that comes back.
    func exchange(_ text: String) async throws -> String {
        let connection = try RawConnection(to: site.localAddress ?? address)
        connection.write(text)
        return await connection.rest()
    }

    /// Sends a request that ends its connection.
    func raw(_ line: String, host: String? = nil, _ more: String...) async throws -> String {
        let fields = ["Host: " + (host ?? "127.0.0.1:\(address.port ?? 0)"), "Connection: close"] + more
        return try await exchange(([line + " HTTP/1.1"] + fields).joined(separator: "\r\n") + "\r\n\r\n")
    }
}

extension String {
    /// The status of an answer.
    var status: Int { split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }
}
