/// One client's connection: its requests in the order they came, each answered before the next is read.
struct Connection {
    let descriptor: Int32
    let limits: Limits
    let answer: (Request, Int32) -> Reply?

    func serve() {
        var inbox = Inbox(descriptor: descriptor, limits: limits)
        while true {
            switch inbox.next() {
            case .request(let request):
                guard let reply = answer(request, descriptor) else { return }
                guard Socket.send(reply.bytes(to: request), on: descriptor) else { return }
                guard request.keepsAlive else { return linger() }
            case .unreadable(let status):
                _ = Socket.send(Reply.unreadable(status).bytes(to: nil), on: descriptor)
                return linger()
            case .ended:
                return
            }
        }
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
