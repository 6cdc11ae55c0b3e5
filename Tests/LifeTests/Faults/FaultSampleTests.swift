import Marquee
import MarqueeSandbox
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FaultSampleTests {
    @Test func `the samples of the documents do what they say`() async throws {
        let credulous = StubTransport { _ in TransportResponse(status: 200) }
        #expect(try await findings(about: credulous).contains { $0.fault == .truncated })

        try await programBehindAPortal { marquee async throws in
            #expect(try await marquee.movies.details(550).origin == .server)
            #expect(await outcome { try await marquee.movies.details(551, policy: .fresh) } == "unreadable")
        }
    }
}
