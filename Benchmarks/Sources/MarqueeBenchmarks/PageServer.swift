import Foundation

/// An HTTP server in a process of its own that answers every request with the same page, as fast as two system calls are.
enum PageServer {
    /// Serves until the process is ended; prints its port on standard output first.
    static func serve() -> Never {
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 512) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { exit(1) }
        print(UInt16(bigEndian: address.sin_port))
        fflush(nil)
        let reply = Array(Self.reply)
        // The owner holds the other end of standard input; when that goes, so does the server.
        Thread.detachNewThread {
            _ = FileHandle.standardInput.readDataToEndOfFile()
            exit(0)
        }
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { continue }
            var yes: Int32 = 1
            setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            Thread.detachNewThread { answer(connection, with: reply) }
        }
    }

    private static var reply: Data {
        let body = SamplePage.body
        let head = """
            HTTP/1.1 200 OK\r
            Content-Type: application/json;charset=utf-8\r
            Cache-Control: public, max-age=3600\r
            ETag: W/"page"\r
            Content-Length: \(body.count)\r
            \r

            """
        return Data(head.utf8) + body
    }

    /// No client here pipelines, so the end of a head is the end of a request.
    private static func answer(_ connection: Int32, with reply: [UInt8]) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var filled = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { recv(connection, $0.baseAddress! + filled, $0.count - filled, 0) }
            guard count > 0 else { break }
            filled += count
            guard filled >= 4, buffer[filled - 4..<filled].elementsEqual([13, 10, 13, 10]) else { continue }
            filled = 0
            var sent = 0
            while sent < reply.count {
                let written = reply.withUnsafeBytes { send(connection, $0.baseAddress! + sent, $0.count - sent, 0) }
                guard written > 0 else { break }
                sent += written
            }
        }
        close(connection)
    }
}

/// A server process, ended with its owner.
final class ServerProcess: Sendable {
    let baseURL: String
    private let process: Process
    private let leash = Pipe()

    init() throws {
        let process = Process()
        process.standardInput = leash
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["serve"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = UInt16(line.prefix { $0.isNumber }) else { throw BenchmarkError("the server did not start") }
        baseURL = "http://127.0.0.1:\(port)"
        self.process = process
    }

    func stop() { process.terminate() }
}

struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
