import Foundation
import Synchronization
import TestKit

/// A relay between a pool and the server, which loses a connection during a commit: before the server hears of it, or when it has answered.
final class CommitRelay: Sendable {
    enum Loss: Sendable {
        case request
        case answer
        /// Before the server hears of it, and no later connection is made.
        case server
    }

    /// The folder of its socket.
    let folder: TemporaryFolder
    private let listener: Int32
    private let planned: Plan

    private final class Plan: Sendable {
        let losses = Mutex<[Loss]>([])
    }

    init(to server: PostgreSQLServer) throws {
        folder = try TemporaryFolder()
        listener = socket(AF_UNIX, Self.stream, 0)
        let (listener, planned, relay) = (listener, Plan(), folder.path)
        self.planned = planned
        guard Self.withAddress(folder.path, { bind(listener, $0, $1) }) == 0, listen(listener, 16) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        Thread.detachNewThread {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread.detachNewThread { Self.serve(client, server.folder, relay, planned) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The next commits are lost so.
    func lose(_ losses: Loss...) { planned.losses.withLock { $0 += losses } }

    private static func serve(_ client: Int32, _ folder: String, _ relay: String, _ plan: Plan) {
        let server = socket(AF_UNIX, stream, 0)
        defer {
            close(server)
            close(client)
        }
        guard withAddress(folder, { connect(server, $0, $1) }) == 0 else { return }
        var isLosingAnswer = false
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            var sockets = [pollfd(fd: client, events: Int16(POLLIN), revents: 0), pollfd(fd: server, events: Int16(POLLIN), revents: 0)]
            guard poll(&sockets, 2, -1) > 0 else { return }
            for (source, target, state) in [(client, server, sockets[0]), (server, client, sockets[1])] where state.revents != 0 {
                let count = recv(source, &buffer, buffer.count, 0)
                guard count > 0 else { return }
                if source == client, String(decoding: buffer[..<count], as: UTF8.self).contains("COMMIT") {
                    switch plan.losses.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                    case .request: return
                    case .server:
                        unlink(relay + "/.s.PGSQL.5432")
                        return
                    case .answer: isLosingAnswer = true
                    case nil: break
                    }
                } else if source == server, isLosingAnswer {
                    return
                }
                guard send(target, buffer, count, Int32(MSG_NOSIGNAL)) == count else { return }
            }
        }
    }

    private static var stream: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue)
        #else
            SOCK_STREAM
        #endif
    }

    private static func withAddress(_ folder: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array((folder + "/.s.PGSQL.5432").utf8)) }
        return withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
