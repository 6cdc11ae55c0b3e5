/// Takes requests off a connection, one at a time, within the limits.
struct Inbox {
    enum Delivery {
        case request(Request)
        /// What came cannot be a request that is understood here; the connection cannot go on.
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
            // Before anything is read: whoever closes idle connections sees either the bytes or that the connection is in use.
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
                return take(request.bodyBytes, until: end, of: request)
            }
            if buffer.count > limits.headBytes { return .unreadable(status: 431) }
            searched = max(0, buffer.count - 3)
            guard receive(within: ContinuousClock.now.duration(to: end)) else { return .ended }
        }
    }

    /// Reads the body whether or not the route takes one, to find the request behind it.
    private mutating func take(_ count: Int, until end: ContinuousClock.Instant, of request: Request) -> Delivery {
        guard count <= limits.bodyBytes else { return .unreadable(status: 413) }
        // A client that waits to be asked for its body gets its answer instead.
        if request.headers["expect"] != nil { return .request(request) }
        while buffer.count < count {
            guard receive(within: ContinuousClock.now.duration(to: end)) else { return .ended }
        }
        var request = request
        request.body = Array(buffer.prefix(count))
        buffer.removeFirst(count)
        return .request(request)
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
