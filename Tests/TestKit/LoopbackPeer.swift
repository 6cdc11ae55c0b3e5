import Foundation

/// The client at the other end of one connection, for a script that plays the server; used on the connection's own thread.
public final class LoopbackPeer {
    /// The number of the connection, from 1 in order of acceptance.
    public let connection: Int
    let descriptor: Int32
    let record: (LoopbackRequest) -> Void
    private var unread: [UInt8] = []

    init(_ descriptor: Int32, connection: Int, record: @escaping (LoopbackRequest) -> Void) {
        self.descriptor = descriptor
        self.connection = connection
        self.record = record
    }

    /// Reads and records the next request; nil when the client has gone or sends something else.
    public func nextRequest() -> LoopbackRequest? {
        var end: Int?
        while end == nil {
            end = unread.indices.first { unread[$0...].starts(with: [13, 10, 13, 10]) }
            if end == nil, !read() { return nil }
        }
        guard let end, var request = LoopbackRequest(head: String(decoding: unread[..<end], as: UTF8.self), connection: connection)
        else { return nil }
        let length = Int(request.header("Content-Length") ?? "0") ?? 0
        while unread.count < end + 4 + length {
            guard read() else { return nil }
        }
        request.body = Array(unread[(end + 4)..<(end + 4 + length)])
        unread.removeFirst(end + 4 + length)
        record(request)
        return request
    }

    /// Reads so many bytes; nil when the client has gone.
    func read(_ count: Int) -> [UInt8]? {
        while unread.count < count {
            guard read() else { return nil }
        }
        defer { unread.removeFirst(count) }
        return Array(unread[..<count])
    }

    /// Sends bytes as they are; false when the client has gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends text as it is; false when the client has gone.
    @discardableResult
    public func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Sends a whole answer with its length; false when the client has gone.
    @discardableResult
    public func reply(_ status: Int = 200, headers: [(String, String)] = [], body: [UInt8]) -> Bool {
        let fields = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
        return send(Array("HTTP/1.1 \(status) Scripted\r\n\(fields)Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Sends a whole answer with its length; false when the client has gone.
    @discardableResult
    public func reply(_ status: Int = 200, headers: [(String, String)] = [], _ text: String = "") -> Bool {
        reply(status, headers: headers, body: Array(text.utf8))
    }

    /// Sends the text as a whole answer with its length; false when the client has gone.
    @discardableResult
    public func reply(_ text: String) -> Bool {
        reply(body: Array(text.utf8))
    }

    /// Lets time pass, as a slow server does; false as soon as the client has gone.
    public func pause(milliseconds: Int) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, Int32(milliseconds)) > 0 else { return true }
        return read()
    }

    /// Says nothing more until the client has gone.
    public func waitUntilGone() {
        while read() {}
    }

    /// Makes the end of the connection a reset instead of an orderly close.
    public func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        return true
    }
}
