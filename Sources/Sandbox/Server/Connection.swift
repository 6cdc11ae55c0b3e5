/// One client's connection: its requests in the order they came, each answered before the next is read.
struct Connection {
    let descriptor: Int32
    let limits: Limits
    /// Called when the connection waits for its next request, and when the first byte of that has come.
    let isIdle: (Bool) -> Void
    let answer: (Request, Int32) -> Outcome

    func serve() {
        var inbox = Inbox(descriptor: descriptor, limits: limits, isIdle: isIdle)
        while true {
            switch inbox.next() {
            case .request(let request):
                switch answer(request, descriptor) {
                case .reply(let reply, let manner):
                    guard send(reply, to: request, manner) else { return }
                    guard request.keepsAlive else { return linger() }
                case .steps(let steps):
                    guard take(steps) else { return }
                    return linger()
                case .dropped: return
                case .reset: return Socket.resetWhenClosed(descriptor)
                }
            case .unreadable(let status):
                _ = send(Reply.unreadable(status), to: nil, .whole)
                return linger()
            case .ended:
                return
            }
        }
    }

    /// Sends an answer and returns whether the connection can go on.
    private func send(_ reply: Reply, to request: Request?, _ manner: Manner) -> Bool {
        let (head, body) = reply.parts(to: request)
        switch manner {
        case .whole: return Socket.send(head + body, on: descriptor)
        case .half:
            // An answer without a body is cut within its head.
            let sent = body.isEmpty ? Array(head.prefix(head.count / 2)) : head + body.prefix(body.count / 2)
            _ = Socket.send(sent, on: descriptor)
            return false
        case .pieces(let pause): return drip(head + body, pause)
        }
    }

    private func drip(_ bytes: [UInt8], _ pause: Duration) -> Bool {
        let size = max(1, (bytes.count + 15) / 16)
        for start in stride(from: 0, to: bytes.count, by: size) {
            guard Socket.pause(descriptor, for: pause) else { return false }
            guard Socket.send(Array(bytes[start..<min(start + size, bytes.count)]), on: descriptor) else { return false }
        }
        return true
    }

    /// Closing with unread bytes resets the connection and may take the last answer away, so a little is read first.
    private func linger() {
        Socket.finish(descriptor)
        let end = ContinuousClock.now + .milliseconds(500)
        var rest = limits.bodyBytes
        while rest > 0, let bytes = Socket.receive(upTo: 8_192, from: descriptor, within: ContinuousClock.now.duration(to: end)) {
            rest -= bytes.count
        }
    }
}
