import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// The circuit breaker by operation, and the choice of the request that tests the server.
@Suite(.timeLimit(.minutes(5)))
struct OperationBreakerTests {
    private static let failure = Data(#"{"status_code":11,"status_message":"Internal error.","success":false}"#.utf8)
    private let time = ManualTime()
    private let events = EventLog()

    private func chain(_ answer: @escaping StubTransport.Answer) -> (chain: TransportChain, stub: StubTransport) {
        let stub = StubTransport(answer)
        var options = TransportChain.Options()
        options.retries = 0
        options.time = time.source
        return (TransportChain(stub, options, onEvent: events.handler), stub)
    }

    private func person(_ id: Int, _ caller: String? = nil) -> TransportRequest {
        var request = TransportRequest(.get, "https://a.example.com/3/person/\(id)", operation: "GET /3/person/{person_id}")
        request.callers = caller.map { RequestCallers(Caller($0)) }
        return request
    }

    private let search = TransportRequest(.get, "https://a.example.com/3/search/movie?query=a", operation: "GET /3/search/movie")

    private static func peopleFail(_ request: TransportRequest) -> TransportResponse {
        request.url.contains("/person/") ? TransportResponse(status: 500, body: failure) : TransportResponse(status: 200)
    }

    @Test(arguments: [500, 502, 503, 504])
    func `TMDb's own error counts for its operation alone`(_ status: Int) async throws {
        let (chain, stub) = chain { (request) throws(TransportError) in
            var answer = Self.peopleFail(request)
            if answer.status != 200 { answer.status = status }
            return answer
        }
        for id in 1...4 { #expect(try await chain.send(person(id)).status == status) }
        #expect(chain.operationBreakerStates.isEmpty)
        #expect(try await chain.send(person(5)).status == status)
        #expect(await chain.failure(of: person(6))?.kind == .suspended)
        #expect(try await chain.send(search).status == 200)
        #expect(chain.breakerStates == ["https://a.example.com": .closed])
        #expect(chain.operationBreakerStates == ["GET /3/person/{person_id}": .open])
        #expect(stub.requests.count == 6)
        #expect(events.events.filter { $0.kind == .operationCircuitOpened }.map(\.operation) == ["GET /3/person/{person_id}"])
        #expect(!events.events.contains { $0.kind == .circuitOpened })
    }

    @Test func `an operation works again after one success, and says so`() async throws {
        let (chain, stub) = chain { (request) throws(TransportError) in Self.peopleFail(request) }
        for id in 1...5 { _ = try await chain.send(person(id)) }
        stub.answer { (_) throws(TransportError) in TransportResponse(status: 200) }
        #expect(await chain.failure(of: person(7))?.kind == .suspended)
        time.advance(by: .milliseconds(1_500))
        #expect(try await chain.send(person(7)).status == 200)
        #expect(stub.requests.last?.needsNewConnection == true)
        #expect(chain.operationBreakerStates.isEmpty)
        #expect(events.events.contains { $0.kind == .operationCircuitClosed })
        #expect(try await chain.send(person(8)).status == 200)
    }

    @Test(arguments: [9, 46])
    func `TMDb's own word that the whole service is offline counts for the host`(_ code: Int) async throws {
        let body = Data("{\"status_code\":\(code),\"status_message\":\"Offline.\",\"success\":false}".utf8)
        let (chain, _) = chain { (_) throws(TransportError) in TransportResponse(status: 503, body: body) }
        for _ in 1...5 { #expect(try await chain.send(search).status == 503) }
        #expect(chain.breakerStates.values.map(\.self) == [.open] && chain.operationBreakerStates.isEmpty)
    }

    @Test func `a 500 without TMDb's body says nothing about the host`() async throws {
        let (chain, _) = chain { (request) throws(TransportError) in
            TransportResponse(status: request.url.contains("/person/") ? 500 : 200, body: Data(#"{"status_code":11}"#.utf8))
        }
        for id in 1...5 { #expect(try await chain.send(person(id)).status == 500) }
        #expect(chain.breakerStates.values.map(\.self) == [.closed] && chain.operationBreakerStates.count == 1)
    }

    @Test(arguments: [(502, 5), (503, 5), (504, 5)])
    func `without TMDb's body, a bad gateway counts for the host`(_ status: Int, _ failures: Int) async throws {
        let (chain, _) = chain { (_) throws(TransportError) in
            TransportResponse(status: status, body: Data("<html>".utf8))
        }
        for id in 1..<failures { #expect(try await chain.send(person(id)).status == status) }
        #expect(chain.breakerStates.values.map(\.self) == [.closed])
        #expect(try await chain.send(person(failures)).status == status)
        #expect(chain.breakerStates.values.map(\.self) == [.open] && chain.operationBreakerStates.isEmpty)
        #expect(await chain.failure(of: search)?.kind == .suspended)
    }

    @Test func `one caller's failures count once, whatever it asks for`() async throws {
        for kind in [TransportError.Kind.timeout, .lost] {
            let (chain, stub) = chain { (_) throws(TransportError) in throw TransportError(kind, "planned") }
            for id in 1...30 { #expect(await chain.failure(of: person(id, "one"))?.kind == kind) }
            for caller in ["two", "three", "four"] { #expect(await chain.failure(of: person(1, caller))?.kind == kind) }
            #expect(chain.breakerStates.values.map(\.self) == [.closed])
            #expect(await chain.failure(of: person(1, "five"))?.kind == kind)
            #expect(chain.breakerStates.values.map(\.self) == [.open] && stub.requests.count == 34)
        }
        let (chain, _) = chain { (request) throws(TransportError) in Self.peopleFail(request) }
        for id in 1...30 { _ = try await chain.send(person(id, "one")) }
        // Their subjects have failed already, so they count for nothing.
        for id in 1...10 { _ = try await chain.send(person(id, "other \(id)")) }
        for id in 31...33 { _ = try await chain.send(person(id, "another \(id)")) }
        #expect(chain.operationBreakerStates.isEmpty)
        _ = try await chain.send(person(34, "fifth"))
        #expect(chain.operationBreakerStates.count == 1)
    }

    @Test func `a refused connection counts for every caller, because no request can cause it`() async throws {
        for kind in [TransportError.Kind.connect, .lookup, .tls] {
            let (chain, _) = chain { (_) throws(TransportError) in throw TransportError(kind, "planned") }
            for id in 1...5 { _ = await chain.failure(of: person(id, "one")) }
            #expect(chain.breakerStates.values.map(\.self) == [.open])
        }
    }

    @Test func `the probe is another caller's request for another subject, where there is one`() async throws {
        let (chain, stub) = chain { (request) throws(TransportError) in
            request.url.hasSuffix("/100") ? TransportResponse(status: 200) : TransportResponse(status: 500, body: Self.failure)
        }
        for id in 1...5 { _ = try await chain.send(person(id, "caller \(id)")) }
        // Another caller has been refused meanwhile.
        #expect(await chain.failure(of: person(100, "person"))?.kind == .suspended)
        time.advance(by: .milliseconds(1_500))
        // Neither a subject nor a caller that failed gets the probe, and so cannot keep the breaker open.
        #expect(await chain.failure(of: person(1, "other"))?.kind == .suspended)
        #expect(await chain.failure(of: person(6, "caller 1"))?.kind == .suspended)
        #expect(stub.requests.count == 5)
        #expect(try await chain.send(person(100, "person")).status == 200)
        #expect(chain.operationBreakerStates.isEmpty)
    }

    @Test func `where no other request comes, the probe is one of those that failed`() async throws {
        let (chain, stub) = chain { (request) throws(TransportError) in Self.peopleFail(request) }
        for id in 1...5 { _ = try await chain.send(person(id)) }
        time.advance(by: .milliseconds(1_499))
        #expect(await chain.failure(of: person(1))?.kind == .suspended)
        time.advance(by: .milliseconds(1))
        #expect(try await chain.send(person(1)).status == 500)
        #expect(stub.requests.count == 6 && chain.operationBreakerStates.values.map(\.self) == [.open])
        // Another one came, but not again: after a second pause the probe is for any.
        #expect(await chain.failure(of: person(100))?.kind == .suspended)
        time.advance(by: .milliseconds(2_999))
        #expect(await chain.failure(of: person(1))?.kind == .suspended)
        time.advance(by: .milliseconds(1))
        stub.answer { (_) throws(TransportError) in TransportResponse(status: 200) }
        #expect(try await chain.send(person(1)).status == 200)
    }

    @Test func `a request that its operation refuses does not take the probe of the host`() async throws {
        let (chain, stub) = chain { (request) throws(TransportError) in
            if request.url.contains("/person/") { return TransportResponse(status: 500, body: Self.failure) }
            throw TransportError(.connect, "planned")
        }
        for id in 1...5 { _ = try await chain.send(person(id)) }
        #expect(await chain.failure(of: person(6))?.kind == .suspended)
        for _ in 1...5 { _ = await chain.failure(of: search) }
        #expect(chain.breakerStates.values.map(\.self) == [.open])
        time.advance(by: .milliseconds(1_500))
        // The probe of the operation is for others.
        #expect(await chain.failure(of: person(1))?.kind == .suspended)
        stub.answer { (_) throws(TransportError) in TransportResponse(status: 200) }
        #expect(try await chain.send(search).status == 200)
        #expect(chain.breakerStates.values.map(\.self) == [.closed])
    }

    @Test func `breakers remember a bounded number of subjects, callers and operations`() {
        var breaker = CircuitBreaker()
        for number in 0..<20_000 {
            let source = CircuitBreaker.Source(subject: number, caller: Caller("\(number)"))
            guard let pass = breaker.enter(source, at: .seconds(number / 4_000)).pass else { continue }
            let verdict: CircuitBreaker.Verdict =
                number.isMultiple(of: 2) ? .works : .failsFor(subject: number, caller: Caller("\(number)"))
            _ = breaker.leave(pass, verdict, at: .seconds(number / 4_000))
        }
        #expect(breaker.keys <= 3_006)
        // Attempts that began before it opened may fail after it.
        var flooded = CircuitBreaker()
        let passes = (0..<10_000).compactMap { flooded.enter(CircuitBreaker.Source(subject: $0), at: .zero).pass }
        for (number, pass) in passes.enumerated() { _ = flooded.leave(pass, .failsFor(subject: number), at: .zero) }
        #expect(passes.count == 10_000 && flooded.keys <= 3_006)
        var host = HostCircuitBreakers()
        for number in 0..<2_000 {
            let request = TransportRequest(.get, "https://a.example.com/\(number)", operation: "GET /\(number)")
            guard case .success(let entry) = host.enter(request, at: .zero) else { continue }
            _ = host.leave(
                entry.pass, HostCircuitBreakers.Verdict(host: .works, operation: .failsFor(subject: number)), request, at: .zero)
        }
        #expect(host.operations.count == 500)
    }
}
