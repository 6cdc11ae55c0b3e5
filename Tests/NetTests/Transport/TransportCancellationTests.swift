import Dispatch
import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("Any transport: cancellation", .timeLimit(.minutes(5)))
struct TransportCancellationTests {
    @Test("In flight: the caller is let go at once, and the connection soon", arguments: Carrier.everyVersion)
    func inFlight(_ carrier: Carrier) async throws {
        let server = try LoopbackServer { peer in
            if peer.nextRequest()?.target == "/next" { peer.reply() } else { peer.waitUntilGone() }
        }
        try await carrier.with { transport async throws in
            let task = Task { await transport.failure(of: .patient(server.url())) }
            await server.until { $0.requests.count == 1 }
            task.cancel()
            #expect(await task.value?.kind == .cancelled)
            // libcurl may end the stream of a connection that it keeps only with the next bytes that it sends there.
            if carrier == .curlHTTP2 { #expect(try await transport.get(server.url("/next")).status == 200) }
            await server.until { $0.open == 0 }
        }
    }

    @Test("In line: what is cancelled is never sent, and the rest goes on", arguments: Carrier.everyVersion)
    func inLine(_ carrier: Carrier) async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { request, peer in
            if request.target == "/first" { gate.wait() }
            peer.reply()
        }
        try await carrier.with(requestsInFlight: 1) { transport async throws in
            async let first = transport.get(server.url("/first"))
            await server.until { $0.requests.count == 1 }
            let cancelled = (0..<100).map { _ in Task { await transport.failure(of: .patient(server.url("/cancelled"))) } }
            async let last = transport.get(server.url("/last"))
            for task in cancelled {
                task.cancel()
                #expect(await task.value?.kind == .cancelled)
            }
            gate.signal()
            #expect(try await first.status == 200)
            #expect(try await last.status == 200)
        }
        #expect(server.record.requests.map(\.target) == ["/first", "/last"])
    }

    @Test("Before: a task that is cancelled already sends nothing", arguments: Carrier.everyVersion)
    func before(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        try await carrier.with { transport async throws in
            let gate = AsyncStream<Void>.makeStream()
            let task = Task {
                for await _ in gate.stream {}
                return await transport.failure(of: .patient(server.url("/cancelled")))
            }
            task.cancel()
            gate.continuation.finish()
            #expect(await task.value?.kind == .cancelled)
            #expect(try await transport.get(server.url("/after")).status == 200)
        }
        #expect(server.record.requests.map(\.target) == ["/after"])
    }

    @Test("After: a cancellation that comes too late changes nothing", arguments: Carrier.here)
    func after(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply("in time") }
        try await carrier.with { transport async throws in
            let task = Task { try await transport.get(server.url()).text }
            #expect(try await task.value == "in time")
            task.cancel()
            #expect(try await transport.get(server.url()).text == "in time")
        }
        #expect(server.record.accepted == 1)
    }

    @Test("A storm of two thousand requests, most of them cancelled at some moment, leaves no slot taken", arguments: Carrier.everyVersion)
    func storm(_ carrier: Carrier) async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { request, peer in
            switch request.target {
            case "/gate":
                gate.wait()
                peer.reply("open")
            case "/hang":
                peer.waitUntilGone()
            case "/half":
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")
                peer.waitUntilGone()
            case "/reset":
                peer.reset()
                peer.send("HTTP/1.1 200 OK\r\nContent-Le")
                peer.waitUntilGone()
            default:
                peer.reply(body: [UInt8](repeating: 65, count: 20_000))
            }
        }
        try await carrier.with { transport async throws in
            var numbers = SplitMix64(seed: 2_000)
            // Foundation on Linux does not survive an answer that breaks off in its head.
            let targets = ["/hang", "/half", carrier == .curl ? "/reset" : "/half", "/plain", "/plain"]
            let plan = (0..<2_000).map { _ in
                (targets[Int.random(in: 0..<targets.count, using: &numbers)], Int.random(in: 0..<8_000, using: &numbers))
            }
            await withTaskGroup(of: Void.self) { group in
                for (number, (target, microseconds)) in plan.enumerated() {
                    if number >= 64 { await group.next() }
                    group.addTask {
                        let task = Task { await transport.failure(of: .patient(server.url(target))) }
                        try? await Task.sleep(for: .microseconds(microseconds))
                        task.cancel()
                        let failure = await task.value
                        let isEnded = failure == nil && target == "/plain" || failure?.kind == .cancelled
                        #expect(isEnded, "\(target): \(failure.map { "\($0)" } ?? "an answer")")
                    }
                }
            }
            // Sixteen at once get through only when every slot is free.
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<16 { group.addTask { try await transport.get(server.url("/gate")).text } }
                await server.until { $0.requests.count { $0.target == "/gate" } == 16 }
                for _ in 0..<16 { gate.signal() }
                for try await text in group { #expect(text == "open") }
            }
        }
        await server.until { $0.open == 0 }
    }
}
