import Foundation
import TestKit
import Testing

@testable import MarqueeNet

/// The counts of a transport's connections.
@Suite(.timeLimit(.minutes(5)))
struct CurlCountsTests {
    @Test func `connections that are opened and reused are counted, and requests that wait for one`() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let mailbox = CurlMailbox()
        let calls = try (0..<3).map { number in
            let request = TransportRequest(.get, server.url("/\(number)"), limits: .patient)
            return TransportCall(request, hostKey: try request.screened(userAgent: ""))
        }
        // All of them are there before the thread looks.
        for call in calls { mailbox.submit(call) }
        CurlThread.start(.init(connectionsPerHost: 1, usesEnvironmentProxies: false), mailbox)
        for call in calls { _ = await withCheckedContinuation { _ = call.wait($0) } }
        await withCheckedContinuation { mailbox.close(then: $0) }
        #expect(mailbox.counts == CurlCounts(opened: 1, reused: 2, waits: 2))
    }

    @Test func `a connection that cannot be made is none`() async throws {
        let gone = try LoopbackServer { _ in }.url()
        try await withCurl { transport async throws in
            #expect(await transport.failure(of: TransportRequest(.get, gone, limits: .patient)) != nil)
            #expect(transport.counts.reused == 0 && transport.counts.waits == 0)
        }
    }
}
