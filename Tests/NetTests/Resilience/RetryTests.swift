import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

@Suite(.timeLimit(.minutes(5)))
struct RetryTests {
    private static let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

    /// Answers in order, the last one again and again.
    private static func script(_ answers: [RetryDecision.Outcome]) -> StubTransport {
        let left = Mutex(answers)
        return StubTransport { (_) throws(TransportError) in
            try left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
        }
    }

    private static func chain(
        _ base: StubTransport, _ time: ManualTime, retries: Int = 2, events: EventLog = EventLog()
    ) -> TransportChain {
        var options = TransportChain.Options()
        options.retries = retries
        options.usesCircuitBreaker = false
        options.time = time.source
        return TransportChain(base, options, onEvent: events.handler)
    }

    private static func answer(_ status: Int, _ headers: TransportHeaders = [:], _ body: String = "") -> RetryDecision.Outcome {
        .success(TransportResponse(status: status, headers: headers, body: Data(body.utf8)))
    }

    private static let request = TransportRequest(.get, "https://tmdb.example.com/3", operation: "GET /3")

    @Test(arguments: [
        (200, 1), (304, 1), (400, 1), (401, 1), (404, 1), (422, 1), (429, 3), (500, 3), (501, 1), (502, 3), (503, 3), (504, 3),
    ])
    func `statuses that pass are tried three times, the others once`(status: Int, attempts: Int) async throws {
        let stub = Self.script([Self.answer(status)])
        let response = try await Self.chain(stub, ManualTime(jumps: true)).send(Self.request)
        #expect(response.status == status && stub.requests.count == attempts)
    }

    @Test(arguments: [
        (TransportError.Kind.lookup, 1), (.blockedName, 1), (.proxyAuthentication, 1), (.proxyRefused, 1), (.clientCertificate, 1),
        (.connect, 3), (.lost, 3), (.timeout, 3), (.tls, 1), (.tooLarge, 1), (.malformed, 1),
        (.badRequest, 1), (.cancelled, 1), (.closed, 1), (.suspended, 1),
    ])
    func `failures that pass are tried three times, the others once`(kind: TransportError.Kind, attempts: Int) async {
        let stub = Self.script([.failure(TransportError(kind, "planned"))])
        let chain = Self.chain(stub, ManualTime(jumps: true))
        await #expect(throws: TransportError(kind, "planned")) { try await chain.send(Self.request) }
        #expect(stub.requests.count == attempts)
    }

    @Test func `the failure that opens the circuit breaker is reported, and not that it is open`() async {
        let stub = Self.script([.failure(TransportError(.lost, "planned"))])
        let time = ManualTime(jumps: true)
        var options = TransportChain.Options()
        options.time = time.source
        let chain = TransportChain(stub, options)
        for number in 1...4 {
            let write = TransportRequest(.post, "https://tmdb.example.com/3/list/\(number)", operation: "POST /3")
            await #expect(throws: TransportError(.lost, "planned")) { try await chain.send(write) }
        }
        #expect(chain.breakerStates.values.allSatisfy { $0 == .closed })
        await #expect(throws: TransportError(.lost, "planned")) { try await chain.send(Self.request) }
        #expect(chain.breakerStates.values.contains(.open))
        #expect(stub.requests.count == 5)
    }

    @Test func `an id that TMDb calls not valid is not asked for again`() async throws {
        let stub = Self.script([Self.answer(500, [:], #"{"success":false,"status_code":44}"#)])
        _ = try await Self.chain(stub, ManualTime(jumps: true)).send(Self.request)
        #expect(stub.requests.count == 1)
    }

    @Test func `what is not idempotent, and what is told never to retry, goes out once`() async throws {
        for method in [TransportMethod.post, .put, .delete] {
            let stub = Self.script([Self.answer(503)])
            _ = try await Self.chain(stub, ManualTime(jumps: true)).send(TransportRequest(method, "https://tmdb.example.com/3"))
            #expect(stub.requests.count == 1)
        }
        let set = Self.script([Self.answer(503)])
        let request = TransportRequest(.post, "https://tmdb.example.com/3", isIdempotent: true)
        _ = try await Self.chain(set, ManualTime(jumps: true)).send(request)
        #expect(set.requests.count == 3)
        let off = Self.script([Self.answer(503)])
        _ = try await Self.chain(off, ManualTime(jumps: true), retries: 0).send(Self.request)
        #expect(off.requests.count == 1)
    }

    @Test(arguments: [(TransportMethod.post, TransportError.Kind.lost), (.get, .connect)])
    func `a change that may have arrived is not reported as one that never left`(
        _ method: TransportMethod, _ reported: TransportError.Kind
    ) async throws {
        let stub = Self.script([.failure(TransportError(.lost, "planned")), .failure(TransportError(.connect, "planned"))])
        let request = TransportRequest(method, "https://tmdb.example.com/3", isIdempotent: true)
        await #expect(throws: TransportError(reported, "planned")) {
            try await Self.chain(stub, ManualTime(jumps: true), retries: 1).send(request)
        }
        #expect(stub.requests.count == 2)
    }

    @Test func `waits grow, are reported beforehand, and shorten the remaining time`() async throws {
        let (time, events) = (ManualTime(jumps: true, dice: 0.5), EventLog())
        let stub = Self.script([Self.answer(503), .failure(TransportError(.lost, "planned")), Self.answer(200)])
        let response = try await Self.chain(stub, time, events: events).send(Self.request)
        #expect(response.status == 200 && time.slept == [.milliseconds(100), .milliseconds(200)])
        #expect(stub.requests.map(\.limits.total) == [.seconds(30), .milliseconds(29_900), .milliseconds(29_700)])
        #expect(
            events.events.map(\.kind) == [
                .requestStarted,
                .retryScheduled(after: .milliseconds(100), reason: .init("status.server", "The server failed.")),
                .retryScheduled(
                    after: .milliseconds(200),
                    reason: .init("transport.lost", "The connection ended before the answer was complete.")),
                .requestFinished(status: 200, bytes: 0, duration: .milliseconds(300)),
            ])
        #expect(events.events.allSatisfy { $0.operation == "GET /3" })
    }

    @Test func `jitter is full and never beyond twenty seconds`() {
        for (retry, most) in [(0, 200), (1, 400), (2, 800), (6, 12_800), (7, 20_000), (62, 20_000)] {
            for dice in [0, 0.25, 0.999] {
                let delay = RetryDecision.delay(after: Self.answer(503), retry: retry, random: dice, now: Self.now)
                #expect(delay == Duration.milliseconds(most) * dice)
            }
        }
    }

    @Test func `a wait that the caller has no time for is the caller's to know of at once`() async throws {
        let time = ManualTime(jumps: true, dice: 0)
        let stub = Self.script([Self.answer(429, ["Retry-After": "31"])])
        let response = try await Self.chain(stub, time).send(Self.request)
        #expect(stub.requests.count == 1 && time.slept.isEmpty)
        let error = WireError.error(of: response, operation: "GET /3")
        #expect(error.code == .rateLimited && error.retryAfter == .seconds(31))

        let patient = Self.script([Self.answer(429, ["Retry-After": "29"]), Self.answer(200)])
        #expect(try await Self.chain(patient, time).send(Self.request).status == 200)
        #expect(time.slept == [.seconds(29)])
    }

    @Test func `a deadline that has passed is not tried again`() async {
        let time = ManualTime(jumps: true)
        let stub = StubTransport { (request) throws(TransportError) in
            time.advance(by: request.limits.total)
            throw TransportError(.timeout, "planned")
        }
        await #expect(throws: TransportError.self) { try await Self.chain(stub, time).send(Self.request) }
        #expect(stub.requests.count == 1)
    }

    @Test func `in an outage attempts stay below eleven tenths of requests, and a lone request is still tried again`() async throws {
        let time = ManualTime(jumps: true, dice: 0)
        let stub = Self.script([Self.answer(503)])
        let chain = Self.chain(stub, time)
        for _ in 0..<2_400 {
            _ = try await chain.send(Self.request)
            time.advance(by: .milliseconds(25))
        }
        #expect(stub.requests.count > 2_500 && stub.requests.count <= 2_640)
        time.advance(by: .seconds(60))
        let before = stub.requests.count
        _ = try await chain.send(Self.request)
        #expect(stub.requests.count == before + 3)
    }

    @Test func `a cancelled wait ends at once`() async {
        let time = ManualTime()
        let stub = Self.script([Self.answer(503)])
        let chain = Self.chain(stub, time)
        let task = Task { try await chain.send(Self.request) }
        await time.sleepers(1)
        task.cancel()
        await #expect { try await task.value } throws: { ($0 as? TransportError)?.kind == .cancelled }
        #expect(time.sleepers == 0 && stub.requests.count == 1)
    }

    @Test func `no wait begins after the end of the client`() async {
        let waits = PendingWaits()
        waits.end()
        await #expect(throws: TransportError.closing) { try await waits.wait { true } }
    }

    @Test func `the end of the client ends a wait too`() async {
        let time = ManualTime()
        let chain = Self.chain(Self.script([Self.answer(503)]), time)
        let task = Task { try await chain.send(Self.request) }
        await time.sleepers(1)
        await chain.shutdown(deadline: .zero)
        await #expect { try await task.value } throws: { ($0 as? TransportError)?.kind == .closed }
        #expect(time.sleepers == 0)
    }

    @Test(arguments: [
        ("0", 0), ("7", 7), ("86400", 86_400), ("99999999999999999999", 86_400), ("-1", nil), ("1.5", nil), ("", nil), ("soon", nil),
        ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sunday, 06-Nov-94 08:50:37 GMT", 60), ("Sun Nov  6 08:50:37 1994", 60),
        ("Sun, 06 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49:36 GMT", nil), ("Tue, 29 Feb 2000 00:00:00 GMT", 86_400),
        ("Mon, 29 Feb 1999 00:00:00 GMT", nil), ("Sun, 31 Nov 1994 08:50:37 GMT", nil), ("Sun, 06 Nov 1994 24:50:37 GMT", nil),
        ("Sun, 06 Nov 1994 08:50:37 CET", nil), ("Sun, 6 Nov 1994 08:50:37 GMT", nil), ("Sun 06 Nov 1994 08:50:37 GMT", nil),
        ("Sunday, 06-Nov-93 08:50:37 GMT", nil), ("Sunday, 06-Nov-1994 08:50:37 GMT", nil), ("Sun Nov 06 08:50:37 1994 GMT", nil),
        ("Sün, 06 Nov 1994 08:50:37 GMT", nil), ("Sun, 06 Nov 1994 08:50 GMT", nil), ("Sun, 06 Now 1994 08:50:37 GMT", nil),
        ("Sun, 06 Nov 1994 08:50:60 GMT", 83), ("Sun Nov  6 08:49:38 1994", 1),
    ])
    func `Retry-After is read in all its forms`(value: String, seconds: Int?) {
        let headers: TransportHeaders = ["Retry-After": value]
        #expect(RetryAfter.wait(in: headers, now: Self.now) == seconds.map { .seconds($0) })
    }

    @Test func `Retry-After is rounded up, and read by the server's clock where it tells it`() {
        var headers: TransportHeaders = ["Retry-After": "Sun, 06 Nov 1994 08:50:37 GMT"]
        #expect(RetryAfter.wait(in: headers, now: Self.now + 0.25) == .seconds(60))
        #expect(RetryAfter.wait(in: headers, now: Self.now + 1.25) == .seconds(59))
        headers["Date"] = "Sun, 06 Nov 1994 08:50:30 GMT"
        #expect(RetryAfter.wait(in: headers, now: Self.now) == .seconds(7))
        headers["Date"] = "yesterday"
        #expect(RetryAfter.wait(in: headers, now: Self.now) == .seconds(60))
    }

    @Test func `two digits of a year are read as at most fifty years ahead`() {
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        #expect(HTTPDate.seconds("Friday, 01-Jan-76 00:00:00 GMT", now: now) == 3_345_062_400)
        #expect(HTTPDate.seconds("Friday, 01-Jan-77 00:00:00 GMT", now: now) == 220_924_800)
        #expect(HTTPDate.seconds("Thu, 01 Jan 1970 00:00:00 GMT", now: now) == 0)
    }
}
