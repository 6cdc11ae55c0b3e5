import MarqueeCZlib
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a client could not go on; `refused` is the look of offline.
enum ClientError: Error, Equatable {
    case refused
    case ended
    case system(Int32)
    case unreadable
}

/// One answer as it came off the wire.
struct Answer {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]

    var object: [String: Any] { get throws { try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:] } }
    /// TMDb's own code.
    var code: Int? { get throws { try object["status_code"] as? Int } }
    var text: String { String(decoding: body, as: UTF8.self) }
    var rows: [[String: Any]] { get throws { try object["results"] as? [[String: Any]] ?? [] } }
}

/// A raw connection that blocks, with a bound, on the thread of the test.
final class Client {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(port: UInt16, timeout: Int = 600) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var limit = timeval()
        limit.tv_sec = timeout
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            // The deinitializer closes the socket: everything is initialized by now.
            let code = errno
            throw code == ECONNREFUSED ? ClientError.refused : .system(code)
        }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        #if canImport(Glibc)
            let sent = Glibc.send(descriptor, bytes, bytes.count, flags)
        #elseif canImport(Musl)
            let sent = Musl.send(descriptor, bytes, bytes.count, flags)
        #else
            let sent = Darwin.send(descriptor, bytes, bytes.count, flags)
        #endif
        guard sent == bytes.count else { throw ClientError.system(errno) }
    }

    /// The next answer; bytes behind it stay for the one after.
    func answer(toHead: Bool = false) throws -> Answer {
        while !hasHead { try receive() }
        guard let end = headEnd else { throw ClientError.unreadable }
        let lines = String(decoding: buffer[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        buffer.removeFirst(end + 4)
        let words = lines[0].split(separator: " ")
        guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else { throw ClientError.unreadable }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let sides = line.split(separator: ":", maxSplits: 1)
            headers[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces)
        }
        let length = toHead ? 0 : Int(headers["content-length"] ?? "0") ?? 0
        while buffer.count < length { try receive() }
        defer { buffer.removeFirst(length) }
        return Answer(status: status, headers: headers, body: Array(buffer.prefix(length)))
    }

    /// Whether the server has closed its side, with nothing left to read.
    func isEnded() -> Bool {
        do {
            try receive()
            return false
        } catch ClientError.ended {
            return true
        } catch {
            return (error as? ClientError) == .system(ECONNRESET)
        }
    }

    /// How many bytes came that are no whole answer.
    var unread: Int { buffer.count }

    private var hasHead: Bool { headEnd != nil }

    private var headEnd: Int? {
        guard buffer.count >= 4 else { return nil }
        return (0...buffer.count - 4).first { buffer[$0] == 13 && buffer[$0 + 2] == 13 && buffer[$0 + 1] == 10 && buffer[$0 + 3] == 10 }
    }

    private func receive() throws {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count == 0 { throw ClientError.ended }
        guard count > 0 else { throw ClientError.system(errno) }
        buffer += bytes.prefix(count)
    }
}

/// The content of a gzip file.
func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard marquee_gunzip_begin(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1 << 20)
    let status = input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
            stream.next_in = source.baseAddress
            stream.avail_in = uInt(source.count)
            stream.next_out = target.baseAddress
            stream.avail_out = uInt(target.count)
            return inflate(&stream, Z_FINISH)
        }
    }
    return status == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
}
