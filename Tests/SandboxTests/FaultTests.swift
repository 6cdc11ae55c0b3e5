import Foundation
import Testing

@testable import MarqueeSandbox

/// The faults of a bad network, on demand.
struct FaultTests {
    @Test func `a script runs once and in order`() async throws {
        let faults: [Sandbox.Behavior] = [.status(503), .rateLimited(retryAfter: 7), .normal, .status(500)]
        try await withSandbox(Sandbox.Options(faults: faults)) { sandbox async throws in
            func statuses(_ count: Int) throws -> [Int] { try (0..<count).map { _ in try sandbox.ask("/3/configuration").status } }
            #expect(try statuses(6) == [503, 429, 200, 500, 200, 200])
            sandbox.script([.status(502), .status(504)])
            sandbox.script([.status(501)])
            #expect(try statuses(2) == [501, 200])
            sandbox.behave(.status(500))
            sandbox.script([.normal])
            #expect(try statuses(2) == [200, 500])
            sandbox.script([.status(502), .status(502)])
            sandbox.behave(.normal)
            #expect(try statuses(2) == [200, 200])
        }
    }

    @Test func `a rate limit says when to retry`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.rateLimited(retryAfter: 7))
            let answer = try sandbox.ask("/3/movie/550")
            #expect(answer.status == 429 && answer.headers["retry-after"] == "7")
            #expect(try answer.object["status_code"] as? Int == 25)
        }
    }

    @Test func `a client sees a reset as a reset`() async throws {
        try await withSandbox(Sandbox.Options(faults: [.fault(.reset)])) { sandbox in
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request("/3/configuration"))
            #expect(throws: ClientError.system(ECONNRESET)) { try client.answer() }
            #expect(sandbox.log.map(\.status) == [0])
            #expect(try sandbox.ask("/3/configuration").status == 200)
        }
    }

    @Test func `a scripted offline drops one request and keeps listening`() async throws {
        try await withSandbox(Sandbox.Options(faults: [.offline])) { sandbox in
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request("/3/configuration"))
            #expect(throws: ClientError.ended) { try client.answer() }
            #expect(sandbox.isListening && sandbox.counters.requests == 1)
            #expect(try sandbox.ask("/3/configuration").status == 200)
        }
    }

    @Test func `a truncated answer ends halfway`() async throws {
        try await withSandbox { sandbox in
            let whole = try sandbox.ask("/3/movie/550").body.count
            sandbox.behave(.fault(.truncated))
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request("/3/movie/550"))
            #expect(throws: ClientError.ended) { try client.answer() }
            #expect(client.unread == whole / 2)
            // Without a body it is the head that ends.
            let brief = try Client(port: sandbox.port)
            try brief.send(Sandbox.request("/3/movie/550", method: "HEAD"))
            #expect(throws: ClientError.ended) { try brief.answer(toHead: true) }
        }
    }

    @Test func `a dripping answer is complete in the end`() async throws {
        try await withSandbox { sandbox in
            let whole = try sandbox.ask("/3/movie/550").body
            sandbox.behave(.drip(.milliseconds(5)))
            let client = try Client(port: sandbox.port)
            let start = ContinuousClock.now
            for _ in 0..<2 {
                try client.send(Sandbox.request("/3/movie/550"))
                #expect(try client.answer().body == whole)
            }
            #expect(ContinuousClock.now - start >= .milliseconds(160))
        }
    }

    @Test func `going offline ends a dripping answer`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.drip(.seconds(60)))
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request("/3/configuration"))
            while sandbox.counters.requests == 0 { await Task.yield() }
            sandbox.behave(.offline)
            #expect(client.isEnded())
        }
    }

    @Test func `garbage claims to be JSON`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.fault(.garbage))
            let answer = try sandbox.ask("/3/movie/550")
            #expect(answer.status == 200 && answer.headers["content-type"] == "application/json;charset=utf-8")
            #expect(String(validating: answer.body, as: UTF8.self) == nil)
            #expect(throws: (any Error).self) { try answer.object }
        }
    }

    @Test func `a captive portal answers with a page`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.fault(.html))
            let answer = try sandbox.ask("/3/movie/550", bearer: nil)
            #expect(answer.status == 200 && answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("<!doctype html>"))
        }
    }

    @Test(arguments: [
        ("normal", Sandbox.Behavior.normal), ("offline", .offline), ("reset", .fault(.reset)), ("truncate", .fault(.truncated)),
        ("gzip-bomb", .fault(.gzipBomb)), ("http-0.9", .fault(.http09)), ("status=503", .status(503)),
        ("429=2", .rateLimited(retryAfter: 2)), ("429=0", .rateLimited(retryAfter: 0)),
        ("latency=200ms", .slow(.milliseconds(200))), ("latency=2s", .slow(.seconds(2))), ("drip=50ms", .drip(.milliseconds(50))),
    ])
    func texts(text: String, behavior: Sandbox.Behavior) {
        #expect(Sandbox.Behavior(text) == behavior)
    }

    @Test(arguments: [
        "", "=", "Reset", " reset", "reset=", "reset=1", "offline=1", "status", "status=", "status=x", "status=+503", "status=099",
        "status=600", "status=5030000000000000000", "429", "429=", "429=-1", "429=2s", "429=99999999999999999999", "latency",
        "latency=200", "latency=ms", "latency=s", "latency=-1ms", "latency=1.5s", "latency=61s", "latency=60001ms", "latency=200ms=1",
        "drip", "drip=1h", "html\n", "everything",
    ])
    func `a text without a meaning is no fault`(_ text: String) {
        #expect(Sandbox.Behavior(text) == nil)
    }
}
