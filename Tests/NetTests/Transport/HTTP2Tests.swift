import Dispatch
import Foundation
import MarqueeData
import TestKit
import Testing

@testable import MarqueeNet

@Suite(
    "CurlTransport: HTTP/2 over TLS", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: NginxServer.isAvailable, "nginx speaks TLS for the script"))
struct HTTP2Tests {
    @Test func `sixteen cold reads share one connection`() async throws {
        let together = CountedGate(16)
        let backend = try LoopbackServer.answering { request, peer in
            together.enter()
            peer.reply(request.target)
        }
        let server = try await NginxServer.start(.http1(port: backend.port))
        let relay = try MuteRelay(to: server.port)
        try await withCurl(caFile: server.certificate) { transport async throws in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<16 {
                    group.addTask { try await transport.get("https://127.0.0.1:\(relay.port)/\(number)").text == "/\(number)" }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
        #expect(relay.accepted == 1)
        relay.stop()
        backend.stop()
    }

    @Test func `a server that speaks only HTTP/1.1 gets no more connections than allowed`() async throws {
        let backend = try LoopbackServer.answering { request, peer in peer.reply(request.target) }
        let server = try await NginxServer.start(.http1(port: backend.port, speaksHTTP2: false))
        let relay = try MuteRelay(to: server.port)
        try await withCurl(connectionsPerHost: 4, caFile: server.certificate) { transport async throws in
            for _ in 0..<2 {
                try await withThrowingTaskGroup(of: Bool.self) { group in
                    for number in 0..<100 {
                        group.addTask { try await transport.get("https://127.0.0.1:\(relay.port)/\(number)").text == "/\(number)" }
                    }
                    for try await isRight in group { #expect(isRight) }
                }
            }
        }
        #expect(relay.accepted <= 4)
        relay.stop()
        backend.stop()
    }

    @Test func `a cancelled read ends alone, and the others of the connection live`() async throws {
        let (hasBegun, isCancelled) = (Gate(), DispatchSemaphore(value: 0))
        try await HTTP2Scene.with { peer in
            guard let first = peer.nextRequest(), let second = peer.nextRequest() else { return }
            // On a slow machine, two silent reads would be taken for a sign of a dead connection.
            for stream in [first, second] { peer.beginReply(stream) }
            peer.waitUntilRead()
            hasBegun.open()
            isCancelled.wait()
            for stream in [first, second] { peer.send(.data, flags: 1, stream: stream, Array("alive".utf8)) }
            while let stream = peer.nextRequest() { peer.reply(stream, "alive") }
        } _: { scene async throws in
            let reads = (0..<2).map { _ in Task { try await scene.transport.get(scene.url).text } }
            await hasBegun.pass()
            reads[0].cancel()
            await #expect(throws: TransportError.cancelled) { try await reads[0].value }
            isCancelled.signal()
            #expect(try await reads[1].value == "alive")
            #expect(try await scene.transport.get(scene.url).text == "alive")
            #expect(scene.server.record.accepted == 1)
        }
    }

    @Test func `a connection that takes no more requests is replaced`() async throws {
        try await HTTP2Scene.with { peer in
            guard let stream = peer.nextRequest() else { return }
            peer.reply(stream, "\(peer.connection)")
            peer.goAway(lastStream: stream)
            peer.waitUntilGone()
        } _: { scene async throws in
            // A read that crosses the message is lost and retried.
            let chain = TransportChain(scene.transport)
            for number in 1...3 { #expect(try await chain.send(scene.request()).text == "\(number)") }
        }
    }

    @Test func `a server that ends each connection after a few requests costs no read, beside cancelled ones`() async throws {
        let backend = try LoopbackServer.answering { request, peer in
            if request.target == "/hang" { peer.waitUntilGone() } else { peer.reply(request.target) }
        }
        let server = try await NginxServer.start(.http1(port: backend.port, requestsPerConnection: 20))
        let url = "https://127.0.0.1:\(server.port)/"
        try await withCurl(caFile: server.certificate) { transport async throws in
            let chain = TransportChain(transport)
            // libcurl 7.88 now and then never sends a request that it gives to a connection in the moment of its end: that is retried then.
            var limits = TransportLimits.patient
            limits.firstByte = .seconds(20)
            try await withThrowingTaskGroup(of: Void.self) { [limits] group in
                for number in 0..<500 {
                    if number >= 16 { try await group.next() }
                    group.addTask {
                        let cancelled = Task { await chain.failure(of: .patient(url + "hang")) }
                        let answer = try await chain.send(TransportRequest(.get, url + "\(number)", limits: limits))
                        cancelled.cancel()
                        #expect(answer.body == Data("/\(number)".utf8))
                        #expect(await cancelled.value?.kind == .cancelled)
                    }
                }
                try await group.waitForAll()
            }
        }
        backend.stop()
    }

    @Test func `connections that take no more requests hold up no read, while their last ones go on`() async throws {
        let (isLast, isOver) = ((0..<4).map { _ in Gate() }, DispatchSemaphore(value: 0))
        try await HTTP2Scene.with { peer in
            guard let stream = peer.nextRequest() else { return }
            peer.goAway(lastStream: stream)
            peer.beginReply(stream)
            peer.waitUntilRead()
            isLast[peer.connection - 1].open()
            if peer.connection < 4 { isOver.wait() }
            peer.send(.data, flags: 1, stream: stream, Array("\(peer.connection)".utf8))
            peer.waitUntilGone()
        } _: { scene async throws in
            var reads: [Task<String, any Error>] = []
            for gate in isLast.dropLast() {
                reads.append(Task { try await scene.transport.get(scene.url).text })
                await gate.pass()
            }
            #expect(try await scene.transport.get(scene.url).text == "4")
            for _ in reads { isOver.signal() }
            for (number, read) in reads.enumerated() { #expect(try await read.value == "\(number + 1)") }
        }
    }

    @Test func `a refused stream is sent again`() async throws {
        try await HTTP2Scene.with { peer in
            while let stream = peer.nextRequest() {
                if peer.connection == 1 { peer.reset(stream, .refusedStream) } else { peer.reply(stream) }
            }
        } _: { scene async throws in
            #expect(try await TransportChain(scene.transport).send(scene.request()).status == 200)
        }
    }

    @Test(arguments: [HTTP2Peer.ErrorCode.internal, .cancel, .flowControl])
    func `a reset stream is a lost answer, and the connection lives`(_ code: HTTP2Peer.ErrorCode) async throws {
        try await HTTP2Scene.with { peer in
            guard let first = peer.nextRequest() else { return }
            peer.beginReply(first)
            peer.reset(first, code)
            while let stream = peer.nextRequest() { peer.reply(stream, "alive") }
        } _: { scene async throws in
            #expect(await scene.transport.failure(of: scene.request())?.kind == .lost)
            #expect(try await scene.transport.get(scene.url).text == "alive")
        }
    }

    @Test func `a header section beyond the limit is too large`() async throws {
        try await HTTP2Scene.with { peer in
            guard let stream = peer.nextRequest() else { return }
            peer.beginReply(stream, headers: (0..<8).map { ("x-\($0)", String(repeating: "a", count: 1_500)) })
            peer.send(.data, flags: 1, stream: stream)
            peer.waitUntilGone()
        } _: { scene async throws in
            var request = scene.request()
            request.limits.headerBytes = 8 << 10
            #expect(await scene.transport.failure(of: request)?.kind == .tooLarge)
        }
    }

    @Test func `header frames without end are not collected for ever`() async throws {
        try await HTTP2Scene.with { peer in
            guard let stream = peer.nextRequest() else { return }
            peer.send(.headers, stream: stream, [0x88])
            let field = [0x00, 1, UInt8(ascii: "x"), 100] + [UInt8](repeating: UInt8(ascii: "a"), count: 100)
            while peer.send(.continuation, stream: stream, field) {}
        } _: { scene async throws in
            let failure = try #require(await scene.transport.failure(of: scene.request()))
            #expect([.tooLarge, .lost, .malformed].contains(failure.kind), "\(failure)")
        }
    }

    @Test func `a body that stops ends with the total time, and the next read uses a new connection`() async throws {
        try await HTTP2Scene.with { peer in
            while let stream = peer.nextRequest() {
                if peer.connection > 1 { peer.reply(stream, "new") } else { peer.beginReply(stream) }
            }
        } _: { scene async throws in
            let limits = TransportLimits(total: .seconds(2), connect: .seconds(60), firstByte: .seconds(2))
            #expect(await scene.transport.failure(of: scene.request(limits: limits))?.kind == .timeout)
            #expect(try await scene.transport.get(scene.url).text == "new")
        }
    }

    /// The cause that made the connection mute made a read that has begun mute too, and libcurl closes no connection before all its reads
    /// have ended.
    @Test func `an answer that stopped half way keeps no later read on its connection`() async throws {
        let hasBegun = Gate()
        try await HTTP2Scene.with { peer in
            if peer.connection > 1 {
                while let stream = peer.nextRequest() { peer.reply(stream, "new") }
            } else if let stream = peer.nextRequest() {
                peer.beginReply(stream)
                peer.waitUntilRead()
                hasBegun.open()
                while peer.nextRequest() != nil {}
            }
        } _: { scene async throws in
            let stopped = Task { await scene.transport.failure(of: scene.request()) }
            await hasBegun.pass()
            func limits(_ firstByte: Duration) -> TransportLimits {
                TransportLimits(total: .seconds(1_800), connect: .seconds(1_800), firstByte: firstByte)
            }
            #expect(await scene.transport.failure(of: scene.request(limits: limits(.seconds(2))))?.kind == .timeout)
            for _ in 0..<3 { #expect(try await scene.transport.send(scene.request(limits: limits(.seconds(60)))).text == "new") }
            stopped.cancel()
            #expect(await stopped.value?.kind == .cancelled)
        }
    }

    @Test func `a body beyond the limit is too large, and the connection lives`() async throws {
        try await HTTP2Scene.with { peer in
            guard let stream = peer.nextRequest() else { return }
            peer.reply(stream, String(repeating: "a", count: 10_000))
            while let stream = peer.nextRequest() { peer.reply(stream, "alive") }
        } _: { scene async throws in
            var request = scene.request()
            request.limits.bodyBytes = 9_999
            #expect(await scene.transport.failure(of: request)?.kind == .tooLarge)
            #expect(try await scene.transport.get(scene.url).text == "alive")
        }
    }

    @Test func `a frame that breaks the protocol ends the connection, and the next read uses a new one`() async throws {
        try await HTTP2Scene.with { peer in
            while let stream = peer.nextRequest() {
                if peer.connection > 1 { peer.reply(stream, "new") } else { peer.send(.data, stream: 0, [1, 2, 3]) }
            }
        } _: { scene async throws in
            #expect(await scene.transport.failure(of: scene.request()) != nil)
            #expect(try await scene.transport.get(scene.url).text == "new")
        }
    }
}

/// A transport, and a server that plays HTTP/2 frame by frame behind nginx's TLS.
struct HTTP2Scene: Sendable {
    let transport: CurlTransport
    let server: LoopbackServer
    let url: String

    static func with(
        _ script: @escaping @Sendable (HTTP2Peer) -> Void, _ body: @Sendable (HTTP2Scene) async throws -> Void
    ) async throws {
        let backend = try LoopbackServer { peer in
            let peer = HTTP2Peer(peer)
            if peer.begin() { script(peer) }
        }
        let server = try await NginxServer.start(.bytes(port: backend.port))
        try await withCurl(caFile: server.certificate) { transport async throws in
            try await body(HTTP2Scene(transport: transport, server: backend, url: "https://127.0.0.1:\(server.port)/"))
        }
        backend.stop()
    }

    func request(limits: TransportLimits = .patient) -> TransportRequest { TransportRequest(.get, url, limits: limits) }
}
