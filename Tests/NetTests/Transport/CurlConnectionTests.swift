import MarqueeCCurl
import Dispatch
import Foundation
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

@Suite("CurlTransport: connections", .timeLimit(.minutes(5)))
struct CurlConnectionTests {
    @Test("Reads use a kept connection again")
    func keepAlive() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply("kept") }
        try await withCurl { transport async throws in
            for _ in 0..<20 { #expect(try await transport.get(server.url()).text == "kept") }
        }
        #expect(server.record.requests.count == 20)
        #expect(server.record.accepted == 1)
    }

    @Test("Five hundred requests share sixteen connections, never more")
    func slots() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { request, peer in
            gate.wait()
            gate.signal()
            peer.reply(request.target)
        }
        try await withCurl { transport async throws in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<500 {
                    group.addTask { try await transport.get(server.url("/\(number)")).text == "/\(number)" }
                }
                await server.until { $0.requests.count >= 16 }
                gate.signal()
                for try await isRight in group { #expect(isRight) }
            }
        }
        #expect(server.record.requests.count == 500)
        #expect(server.record.mostOpen == 16)
    }

    @Test("Each host has slots of its own")
    func hosts() async throws {
        let stuck = try LoopbackServer { $0.waitUntilGone() }
        let server = try LoopbackServer.answering { _, peer in peer.reply("free") }
        try await withCurl(connectionsPerHost: 1) { transport async throws in
            async let held = transport.failure(of: .patient(stuck.url()))
            await stuck.until { $0.open == 1 }
            #expect(try await transport.get(server.url()).text == "free")
            await transport.shutdown()
            #expect(await held?.kind == .closed)
        }
    }

    @Test("Requests are served in the order of arrival")
    func order() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let mailbox = CurlMailbox()
        CurlThread.start(.init(connectionsPerHost: 1, usesEnvironmentProxies: false), mailbox)
        for number in 0..<200 {
            let request = TransportRequest(.get, server.url("/\(number)"), limits: .patient)
            mailbox.submit(TransportCall(request, hostKey: try request.screened(userAgent: "")))
        }
        await server.until { $0.requests.count == 200 }
        await withCheckedContinuation { mailbox.close(then: $0) }
        #expect(server.record.requests.map(\.target) == (0..<200).map { "/\($0)" })
    }

    @Test(
        "A write takes a fresh connection and is sent once, though the server drops it", arguments: [TransportMethod.post, .put, .delete])
    func write(_ method: TransportMethod) async throws {
        // A server that answers one request on each connection and then drops it at the second, as idle timeouts do.
        let server = try LoopbackServer { peer in
            guard let first = peer.nextRequest() else { return }
            if first.method == "GET" { peer.reply() } else { return }
            _ = peer.nextRequest()
        }
        try await withCurl { transport async throws in
            _ = try await transport.get(server.url())
            let failure = await transport.failure(of: TransportRequest(method, server.url(), body: Data("once".utf8)))
            #expect(failure?.kind == .lost)
        }
        let writes = server.record.requests.filter { $0.method == method.rawValue }
        #expect(writes.map(\.connection) == [2])
    }

    @Test("What may be retried keeps its connection, and what may not takes a new one each time, a read as well")
    func repeatable() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        try await withCurl { transport async throws in
            for _ in 0..<3 {
                _ = try await transport.send(TransportRequest(.post, server.url("/set"), limits: .patient, isIdempotent: true))
            }
            for _ in 0..<3 {
                _ = try await transport.send(TransportRequest(.get, server.url("/new"), limits: .patient, isIdempotent: false))
            }
        }
        #expect(server.record.requests.map(\.connection) == [1, 1, 1, 2, 3, 4])
    }

    @Test("A full house makes room for a write by closing an idle connection")
    func room() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        try await withCurl(connectionsPerHost: 1) { transport async throws in
            _ = try await transport.get(server.url())
            #expect(try await transport.send(TransportRequest(.post, server.url(), limits: .patient)).status == 200)
            await server.until { $0.open == 1 }
        }
        #expect(server.record.accepted == 2)
    }

    @Test("The transports of a process share the connections to a host, and each has one at least")
    func processLimit() async throws {
        let server = try LoopbackServer.answering { request, peer in
            // Long enough that each opens as many connections as it may.
            if peer.pause(milliseconds: 20) { peer.reply(request.target) }
        }
        @Sendable func ask(_ transport: CurlTransport, _ count: Int) async throws {
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<count {
                    group.addTask { try await transport.get(server.url("/\(number)")).text == "/\(number)" }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
        let transports = (0..<4).map { _ in CurlTransport(.init(connectionsPerHost: 8, usesEnvironmentProxies: false)) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for transport in transports { group.addTask { try await ask(transport, 40) } }
            try await group.waitForAll()
        }
        #expect(server.record.accepted >= 8 && server.record.accepted <= 8 + 3)
        for transport in transports { await transport.shutdown() }
        await server.until { $0.open == 0 }
        let before = server.record.accepted
        try await withCurl(connectionsPerHost: 8) { try await ask($0, 40) }
        #expect(server.record.accepted == before + 8)
    }

    @Test("Connections that are not taken back are given to other hosts when they are closed")
    func connectionLimit() {
        var first = CurlConnectionLimit(3)
        #expect(first.take(2, "http://limit.example") == 2 && first.take(1, "http://limit.example") == 2)
        do {
            var second = CurlConnectionLimit(3)
            #expect(second.take(2, "http://limit.example") == 1 && second.take(2, "http://other.example") == 2)
            var third = CurlConnectionLimit(3)
            #expect(third.take(2, "http://limit.example") == 1 && first.take(3, "http://limit.example") == 2)
            #expect(second.most == 2 && third.most == 1)
        }
        #expect(first.take(9, "http://limit.example") == 3 && first.most == 3)
    }

    @Test("A transport that has been idle closes its connections, and opens new ones when it is used again")
    func idle() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let mailbox = CurlMailbox()
        CurlThread.start(.init(usesEnvironmentProxies: false), mailbox, idleLimit: .milliseconds(1))
        for number in 1...20 {
            mailbox.submit(
                TransportCall(TransportRequest(.get, server.url(), limits: .patient), hostKey: "http://127.0.0.1:\(server.port)"))
            await server.until { $0.requests.count == number && $0.open == 0 }
        }
        #expect(server.record.accepted == 20)
        await withCheckedContinuation { mailbox.close(then: $0) }
    }

    @Test("A transport that gets no thread fails its requests, tries again with each, and can be shut down")
    func noThread() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let refusals = Mutex(3)
        let start: CurlThread.Starter = { body, argument in
            let isRefused = refusals.withLock { left in
                left -= 1
                return left >= 0
            }
            return isRefused ? EAGAIN : marquee_start_thread(body, argument)
        }
        let transport = CurlTransport(.init(usesEnvironmentProxies: false), startThread: start)
        // The first try is that of the initializer.
        for _ in 0..<2 { #expect(await transport.failure(of: .patient(server.url()))?.kind == .connect) }
        #expect(try await transport.send(.patient(server.url())).status == 200)
        await transport.shutdown()
        #expect(await transport.failure(of: .patient(server.url()))?.kind == .closed)
        let never = CurlTransport(.init(usesEnvironmentProxies: false)) { _, _ in EAGAIN }
        await never.shutdown()
        #expect(await never.failure(of: .patient(server.url()))?.kind == .closed)
    }

    @Test("Numbers of connections and requests are clamped to what can be")
    func clampedNumbers() {
        var configuration = CurlTransport.Configuration(connectionsPerHost: .max, requestsPerHost: .min)
        #expect(configuration.connectionsPerHost == 1_000 && configuration.requestsPerHost == 1)
        configuration.connectionsPerHost = 0
        configuration.requestsPerHost = .max
        #expect(configuration.connectionsPerHost == 1 && configuration.requestsPerHost == 1_000)
    }

    @Test("A request that comes as an idle transport is about to rest is answered")
    func idleRequest() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let mailbox = CurlMailbox()
        CurlThread.start(.init(usesEnvironmentProxies: false), mailbox, idleLimit: .zero)
        for _ in 1...100 {
            let call = TransportCall(TransportRequest(.get, server.url(), limits: .patient), hostKey: "http://127.0.0.1:\(server.port)")
            let outcome = await withCheckedContinuation { if call.wait($0) { mailbox.submit(call) } }
            #expect(try outcome.get().status == 200)
        }
        await withCheckedContinuation { mailbox.close(then: $0) }
    }

    @Test("Shutdown ends what is in flight and in line, and refuses what comes later")
    func shutdown() async throws {
        let server = try LoopbackServer { peer in
            _ = peer.nextRequest()
            peer.waitUntilGone()
        }
        let transport = CurlTransport(.init(connectionsPerHost: 2, usesEnvironmentProxies: false))
        await withTaskGroup(of: TransportError?.self) { group in
            for _ in 0..<20 { group.addTask { await transport.failure(of: .patient(server.url())) } }
            await server.until { $0.requests.count == 2 }
            await transport.shutdown()
            for await failure in group { #expect(failure?.kind == .closed) }
        }
        #expect(await transport.failure(of: .patient(server.url()))?.kind == .closed)
        await transport.shutdown()
        await server.until { $0.open == 0 }
        #expect(server.record.requests.count == 2)
    }

    @Test("Several may ask for the shutdown at once")
    func shutdownTogether() async throws {
        let transport = CurlTransport(.init(usesEnvironmentProxies: false))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { await transport.shutdown() } }
        }
        #expect(await transport.failure(of: TransportRequest(.get, "http://127.0.0.1:1/"))?.kind == .closed)
    }

    @Test("A transport that is let go of closes its connections")
    func release() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        do {
            let transport = CurlTransport(.init(usesEnvironmentProxies: false))
            _ = try await transport.get(server.url())
            #expect(server.record.open == 1)
        }
        await server.until { $0.open == 0 }
    }

    #if os(Linux)
        @Test("Neither descriptors nor threads are left behind")
        func leftovers() async throws {
            let server = try LoopbackServer.answering { _, peer in peer.reply() }
            let (descriptors, threads) = try (Self.count("/proc/self/fd"), Self.count("/proc/self/task"))
            let transports = 1_000
            for _ in 0..<transports { _ = try await withCurl { try await $0.get(server.url()) } }
            await server.until { $0.open == 0 }
            #expect(try Self.inheritableSockets(connectedTo: server.port).isEmpty)
            // Other tests run beside this one and hold hundreds of both for a while. One left by each transport would make a thousand for
            // good.
            let most = transports - 200
            while try Self.count("/proc/self/fd") - descriptors >= most || Self.count("/proc/self/task") - threads >= most {
                await Task.yield()
            }
        }

        @Test("Connections stay out of the programs that the process starts")
        func closeOnExec() async throws {
            let gate = DispatchSemaphore(value: 0)
            let server = try LoopbackServer.answering { _, peer in
                gate.wait()
                peer.reply()
            }
            try await withCurl { transport async throws in
                async let answer = transport.get(server.url())
                await server.until { $0.requests.count == 1 }
                let inherited = try Self.inheritableSockets(connectedTo: server.port)
                gate.signal()
                #expect(try await answer.status == 200)
                #expect(inherited == [false])
            }
        }

        private static func count(_ folder: String) throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: folder).count
        }

        /// For each socket of this process whose other end is the port: whether a program started now would inherit it.
        private static func inheritableSockets(connectedTo port: UInt16) throws -> [Bool] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init).compactMap { descriptor in
                var address = sockaddr_in()
                var size = socklen_t(MemoryLayout<sockaddr_in>.size)
                let code = withUnsafeMutablePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
                }
                guard code == 0, address.sin_family == sa_family_t(AF_INET), address.sin_port == port.bigEndian else { return nil }
                return fcntl(descriptor, F_GETFD) & FD_CLOEXEC == 0
            }
        }
    #endif
}
