import Dispatch
import Foundation
import Synchronization

/// Hostile visitors: threads with blocking connections, from addresses that no other visitor has.
final class Attackers: Sendable {
    private struct State {
        var isOver = false
        var connections: [ObjectIdentifier: RawConnection] = [:]
        var answers: [String: Int] = [:]
        var requests = 0
    }

    private let site: URL
    private let state = Mutex(State())
    private let threads = DispatchGroup()

    init(of site: URL) { self.site = site }

    /// How often each status was answered; `-` is a connection that ended without an answer.
    var answers: [String: Int] { state.withLock(\.answers) }
    var isOver: Bool { state.withLock(\.isOver) }

    /// Starts threads, which act again and again until the end.
    ///
    /// - Parameters:
    ///   - count: The number of threads.
    ///   - each: How many of them have the same address.
    ///   - network: The third number of these addresses.
    ///   - act: The act of a thread on a new connection. It gets its own address to open more of them.
    func start(_ count: Int, each: Int, network: Int, _ act: @escaping @Sendable (Attackers, RawConnection, String) -> Void) {
        for number in 0..<count {
            let source = "127.0.\(network).\(number / each + 1)"
            threads.enter()
            let thread = Thread { [self] in
                while !isOver {
                    guard let connection = open(from: source) else {
                        usleep(50_000)
                        continue
                    }
                    act(self, connection, source)
                    close(connection)
                }
                threads.leave()
            }
            thread.stackSize = 256 * 1_024
            thread.start()
        }
    }

    /// Ends all threads, and waits for that.
    func end() async {
        let open = state.withLock { state in
            state.isOver = true
            return Array(state.connections.values)
        }
        for connection in open { connection.interrupt() }
        await withCheckedContinuation { ended in threads.notify(queue: .global()) { ended.resume() } }
    }

    /// Opens a connection that the end interrupts.
    func open(from source: String) -> RawConnection? {
        guard let connection = try? RawConnection(to: site, from: source, patience: 2) else { return nil }
        let isOver = state.withLock { state in
            state.connections[ObjectIdentifier(connection)] = connection
            return state.isOver
        }
        if isOver { connection.interrupt() }
        return connection
    }

    func close(_ connection: RawConnection) { state.withLock { $0.connections[ObjectIdentifier(connection)] = nil } }

    /// A number that no other request has.
    func next() -> Int {
        state.withLock { state in
            state.requests += 1
            return state.requests
        }
    }

    /// Sends a request, and returns the answer; nil if the connection has ended.
    func ask(_ connection: RawConnection, _ line: String, _ fields: String = "", body: String? = nil) -> String? {
        let length = body.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
        connection.write("\(line) HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\(fields)\(length)\r\n\(body ?? "")")
        let answer = connection.answer()
        state.withLock { $0.answers[answer.map { "\($0.status)" } ?? "-", default: 0] += 1 }
        return answer
    }
}
