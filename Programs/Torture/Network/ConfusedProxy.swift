import Foundation

/// A proxy that speaks HTTP/1.1 and sends more than was asked for. On every other connection each answer comes twice; on the rest, what is
/// sent in place of an answer is the one before it.
final class ConfusedProxy: Sendable {
    private let listener: LoopbackListener

    var port: UInt16 { listener.port }
    var opened: Int { listener.accepted }

    init(to port: UInt16) throws {
        listener = try LoopbackListener { client, number in
            guard let server = try? LoopbackListener.connect(port) else { return }
            defer { close(server) }
            var (requests, answers) = (HTTPMessages(client), HTTPMessages(server))
            var earlier: [UInt8]?
            while let request = requests.next(), LoopbackListener.send(request, to: server), let answer = answers.next() {
                let sent = number.isMultiple(of: 2) ? answer + answer : earlier ?? answer
                guard LoopbackListener.send(sent, to: client) else { return }
                earlier = answer
            }
        }
    }

    func stop() { listener.stop() }
}

/// The messages on a connection, one after the other, each with a stated length or without a body.
private struct HTTPMessages {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    mutating func next() -> [UInt8]? {
        var end: Int?
        while end == nil {
            end = unread.indices.first { unread[$0...].starts(with: [13, 10, 13, 10]) }
            if end == nil, !read() { return nil }
        }
        guard let end else { return nil }
        let lines = String(decoding: unread[..<end], as: UTF8.self).lowercased().components(separatedBy: "\r\n")
        let length = lines.first { $0.hasPrefix("content-length:") }?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        let count = end + 4 + (length.flatMap { Int($0) } ?? 0)
        while unread.count < count {
            guard read() else { return nil }
        }
        defer { unread.removeFirst(count) }
        return Array(unread[..<count])
    }

    private mutating func read() -> Bool {
        let bytes = LoopbackListener.receive(descriptor)
        unread += bytes
        return !bytes.isEmpty
    }
}
