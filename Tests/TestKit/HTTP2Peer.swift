import Foundation

/// The client of one HTTP/2 connection, for a script that plays the server frame by frame (RFC 9113). Header fields of requests are not
/// decoded: each is recorded as a GET of `/`, and a script distinguishes them by their order.
package final class HTTP2Peer {
    /// The types of frames that scripts use.
    package enum FrameType: UInt8 {
        case data, headers, priority, resetStream, settings, pushPromise, ping, goAway, windowUpdate, continuation
    }

    /// Codes of RFC 9113, section 7.
    package enum ErrorCode: UInt32 {
        case none, `protocol`, `internal`, flowControl, settingsTimeout, streamClosed, frameSize, refusedStream, cancel
    }

    /// The number of the connection, from 1 in order of acceptance.
    package let connection: Int
    private let peer: LoopbackPeer

    package init(_ peer: LoopbackPeer) {
        self.peer = peer
        connection = peer.connection
    }

    /// Reads the client's preface and agrees to its settings; false if it sends something else.
    package func begin() -> Bool {
        guard let preface = peer.read(24), preface == Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) else { return false }
        return send(.settings)
    }

    /// The next request's stream; nil when the client has gone. Settings and pings are answered on the way.
    package func nextRequest() -> UInt32? {
        while let frame = nextFrame() {
            guard frame.type == .headers else { continue }
            if let request = LoopbackRequest(head: "GET / HTTP/2", connection: connection) { peer.record(request) }
            return frame.stream
        }
        return nil
    }

    /// Answers a request with a status of 200.
    @discardableResult
    package func reply(_ stream: UInt32, headers: [(String, String)] = [], _ text: String = "{}") -> Bool {
        beginReply(stream, headers: headers) && send(.data, flags: 1, stream: stream, Array(text.utf8))
    }

    /// Sends the header section of an answer and no body.
    @discardableResult
    package func beginReply(_ stream: UInt32, headers: [(String, String)] = []) -> Bool {
        // 0x88 is ":status: 200" of HPACK's static table; the other fields are literals without an index.
        let fields = headers.flatMap { name, value -> [UInt8] in [0x00] + Self.literal(name) + Self.literal(value) }
        return send(.headers, flags: 4, stream: stream, [0x88] + fields)
    }

    /// Ends a stream with an error.
    @discardableResult
    package func reset(_ stream: UInt32, _ code: ErrorCode) -> Bool {
        send(.resetStream, stream: stream, Self.bytes(code.rawValue))
    }

    /// Says that the connection takes no more requests, and which was the last that it took.
    @discardableResult
    package func goAway(lastStream: UInt32, _ code: ErrorCode = .none) -> Bool {
        send(.goAway, Self.bytes(lastStream) + Self.bytes(code.rawValue))
    }

    /// Sends a frame as it is.
    @discardableResult
    package func send(_ type: FrameType, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) -> Bool {
        peer.send(Self.bytes(UInt32(payload.count)).dropFirst() + [type.rawValue, flags] + Self.bytes(stream) + payload)
    }

    /// Waits until the client has read everything that was sent; false when it has gone.
    @discardableResult
    package func waitUntilRead() -> Bool {
        guard send(.ping, [UInt8](repeating: 0, count: 8)) else { return false }
        while let frame = nextFrame() {
            if frame.type == .ping, frame.isAcknowledgement { return true }
        }
        return false
    }

    /// Says nothing more until the client has gone.
    package func waitUntilGone() { peer.waitUntilGone() }

    private func nextFrame() -> (type: FrameType?, stream: UInt32, isAcknowledgement: Bool)? {
        guard let head = peer.read(9) else { return nil }
        let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
        guard let payload = peer.read(length) else { return nil }
        let type = FrameType(rawValue: head[3])
        let isAcknowledgement = head[4] & 1 == 1
        if type == .settings, !isAcknowledgement { send(.settings, flags: 1) }
        if type == .ping, !isAcknowledgement { send(.ping, flags: 1, payload) }
        return (type, head[5...8].reduce(0) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF, isAcknowledgement)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

    /// A text of HPACK with its length in 7 bits, or more from 127 on.
    private static func literal(_ text: String) -> [UInt8] {
        var length = text.utf8.count
        guard length >= 127 else { return [UInt8(length)] + Array(text.utf8) }
        var bytes: [UInt8] = [127]
        length -= 127
        while length >= 128 {
            bytes.append(UInt8(length % 128 + 128))
            length /= 128
        }
        return bytes + [UInt8(length)] + Array(text.utf8)
    }
}
