import Foundation
import Marquee
import MarqueeSandbox
import MarqueeURLSession
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FaultCodeTests {
    /// The transport that this process tests, and the faults that it gets over.
    static let carrier = Carrier.here.first ?? .curl
    static let faults = carrier.faults

    #if os(Linux)
        @Test(.enabled(if: carrier == .curl))
        func `it is the same with URLSession, in a process of its own`() async throws {
            let run = try await ChildRun.tests("LifeTests.FaultCodeTests/", [Carrier.variable: Carrier.urlSession.rawValue])
            #expect(run.passed, "\(run.tail)")
        }
    #endif

    @Test(arguments: faults)
    func `each fault is the one code that the table says, and nothing of it is kept`(fault: Sandbox.Fault) async throws {
        let expected = try #require(FaultTable.word(for: fault.rawValue, with: Self.carrier))
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.fault(fault))
            let client = try await fixture.client(meeting: fault)
            // A server that says when to come back binds a client: another one need not wait.
            let other = fault.verdict == .answer(429) ? try await fixture.client(meeting: fault) : client
            let codes = (
                await outcome { try await client.movies.details(550) }, await outcome { try await other.movies.list(.popular()) }
            )
            #expect(codes == (expected, expected))
            guard expected != "none" else { return }
            for reader in [client, try await fixture.client(meeting: fault)] {
                #expect(await outcome { try await reader.movies.details(550, policy: .offline) } == "offline")
                #expect(await outcome { try await reader.movies.list(.popular(), policy: .offline) } == "offline")
                #expect(await outcome { try await reader.search.movies("club", policy: .offline) } == "offline")
            }
        }
    }

    @Test(arguments: faults)
    func `what is kept stands behind every fault, and is none the worse for it`(fault: Sandbox.Fault) async throws {
        let expected = try #require(FaultTable.word(for: fault.rawValue, with: Self.carrier))
        try await ClientFixture.with { fixture in
            let kept = try await fixture.client().movies.details(550).value
            fixture.clock.advance(by: .seconds(8 * 24 * 3600))
            fixture.sandbox.behave(.fault(fault))
            let client = try await fixture.client(meeting: fault)
            let served = try await client.movies.details(550)
            #expect(served.value == kept)
            // For the account to which it applies, "not modified" is an answer.
            let isFine = expected == "none" || fault == .notModified
            #expect((served.refreshError?.code.rawValue ?? "none") == (isFine ? "none" : expected))
            #expect(served.isStale == !isFine)
            #expect(try await fixture.client().movies.details(550, policy: .offline).value == kept)
        }
    }

    @Test(arguments: 500...599)
    func `every status from 500 is a failure of the server`(status: Int) async throws {
        #expect(FaultTable.word(for: "status=5xx") == "server")
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.status(status))
            #expect(await outcome { try await fixture.client(meeting: nil).movies.details(550) } == "server")
        }
    }

    @Test(arguments: [
        (Sandbox.Fault.retryAfterSeconds, 30), (.retryAfterDate, 30), (.retryAfterRFC850, 30), (.retryAfterAsctime, 30),
        (.retryAfterHuge, 86_400),
    ])
    func `every form in which a server says when to come back is understood`(fault: Sandbox.Fault, seconds: Int) async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.fault(fault))
            let wait = await failure { try await fixture.client(meeting: fault).movies.details(550) }?.retryAfter
            #expect(wait == .seconds(seconds))
        }
    }

    @Test(arguments: [Sandbox.Fault.retryAfterNegative, .retryAfterGarbage, .retryAfterMissing])
    func `a server that makes no sense of coming back has said nothing`(fault: Sandbox.Fault) async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.fault(fault))
            let failure = await failure { try await fixture.client(meeting: fault).movies.details(550) }
            #expect(failure?.code == .rateLimited && failure?.retryAfter == nil)
        }
    }

    @Test func `a part that was not requested is no answer, even if all of it is there`() async throws {
        let server = try LoopbackServer.answering { _, peer in
            _ = peer.reply(206, headers: [("Content-Range", "bytes 0-24/25")], #"{"id": 550, "title": "A"}"#)
        }
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.baseURL = URL(string: server.url()) }
            #expect(await outcome { try await client.movies.details(550) } == "unreadable")
            #expect(await outcome { try await client.movies.details(550, policy: .offline) } == "offline")
        }
    }

    @Test(arguments: [Sandbox.Fault.redirect, .redirectElsewhere, .redirectLoop])
    func `where a redirect points is never asked`(fault: Sandbox.Fault) async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.fault(fault))
            _ = await failure { try await fixture.client(meeting: fault).movies.details(550) }
            #expect(fixture.sandbox.log.map(\.path.first) == ["/"] && fixture.sandbox.counters.requests == 1)
            #expect(!fixture.sandbox.log.contains { $0.path.hasPrefix("/redirected") })
        }
    }

    @Test func `the table names every fault, and nothing that there is not`() {
        let others = ["status=5xx", "offline"] + OuterFaultTests.names
        #expect(Set(FaultTable.rows.keys) == Set(Sandbox.Fault.allCases.map(\.rawValue) + others))
        #expect(Sandbox.Fault.allCases.count >= 40)
    }
}

extension ClientFixture {
    /// A client whose deadline is short where nothing else ends a fault.
    func client(meeting fault: Sandbox.Fault?) async throws -> MarqueeClient {
        try await client {
            if FaultCodeTests.carrier == .urlSession { $0.transport = URLSessionTransport() }
            if fault?.needsDeadline == true { $0.limits.total = .milliseconds(700) }
            if fault == .hugeBody { $0.limits.bodyBytes = 1 << 20 }
        }
    }
}

/// The error of a read, if it is one of ours.
func failure<Value>(of read: () async throws -> Value) async -> MarqueeError? {
    do {
        _ = try await read()
        return nil
    } catch {
        return error as? MarqueeError
    }
}

/// The code of a read's error, or "none".
func outcome<Value>(of read: () async throws -> Value) async -> String {
    await failure(of: read)?.code.rawValue ?? "none"
}
