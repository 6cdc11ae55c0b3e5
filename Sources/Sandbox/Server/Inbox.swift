/// Takes requests off a connection, one at a time, within the limits.
struct Inbox {
    enum Delivery {
        case request(Request)
        /// The bytes are no request that is understood here; the connection cannot go on.
        case unreadable(status: Int)
        case ended
    }

    let descriptor: Int32
    let limits: Limits
    private let isIdle: (Bool) -> Void
    private var buffer: [UInt8] = []

    init(descriptor: Int32, limits: Limits, isIdle: @escaping (Bool) -> Void) {
        self.descriptor = descriptor
        self.limits = limits
        self.isIdle = isIdle
    }

    mutating func next() -> Delivery {
        if buffer.isEmpty {
            isIdle(true)
            let hasMore = Socket.hasBytes(descriptor, within: limits.idle)
            // Before anything is read: a thread that closes idle connections sees either the bytes or that the connection is in use.
            isIdle(false)
            guard hasMore, receive(within: limits.transfer) else { return .ended }
        }
        let end = ContinuousClock.now + limits.transfer
        var searched = 0
        while true {
            if let headEnd = endOfHead(from: searched) {
                let request = Request(head: buffer[..<headEnd])
                buffer.removeFirst(headEnd + 4)
                guard let request else { return .unreadable(status: 400) }
                guard request.headers["expect"] == nil || request.headers["expect"]?.lowercased() == "100-continue" else {
                    return .unreadable(status: 417)
                }
                return take(request, until: end)
            }
            if buffer.count > limits.headBytes { return .unreadable(status: 431) }
            searched = max(0, buffer.count - 3)
            guard receive(within: ContinuousClock.now.duration(to: end)) else { return .ended }
        }
    }

    /// Reads the body whether or not the route takes one, to find the request behind it.
    private mutating func take(_ request: Request, until end: ContinuousClock.Instant) -> Delivery {
        guard request.bodyBytes <= limits.bodyBytes else { return .unreadable(status: 413) }
        if request.awaitsContinue, buffer.isEmpty, !Socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), on: descriptor) {
            return .ended
        }
        return request.isChunked ? takeChunks(request, until: end) : takeBytes(request, until: end)
    }

    private mutating func takeBytes(_ request: Request, until end: ContinuousClock.Instant) -> Delivery {
        while buffer.count < request.bodyBytes {
            guard receive(within: ContinuousClock.now.duration(to: end)) else { return .ended }
        }
        var request = request
        request.body = Array(buffer.prefix(request.bodyBytes))
        buffer.removeFirst(request.bodyBytes)
        return .request(request)
    }

    private mutating func takeChunks(_ request: Request, until end: ContinuousClock.Instant) -> Delivery {
        var body = ChunkedBody(limit: limits.bodyBytes)
        while true {
            switch body.take(from: &buffer) {
            case .needsMore: guard receive(within: ContinuousClock.now.duration(to: end)) else { return .ended }
            case .unreadable(let status): return .unreadable(status: status)
            case .whole:
                var request = request
                request.body = body.bytes
                request.bodyBytes = body.bytes.count
                return .request(request)
            }
        }
    }

    private mutating func receive(within time: Duration) -> Bool {
        guard time > .zero, let bytes = Socket.receive(upTo: 8_192, from: descriptor, within: time) else { return false }
        buffer += bytes
        return true
    }

    private func endOfHead(from start: Int) -> Int? {
        guard buffer.count >= 4 else { return nil }
        return (start...(max(start, buffer.count - 4))).first { index in
            index + 3 < buffer.count && buffer[index] == 13 && buffer[index + 1] == 10 && buffer[index + 2] == 13
                && buffer[index + 3] == 10
        }
    }
}
