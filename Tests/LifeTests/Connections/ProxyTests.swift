import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The proxies that an environment names are for other machines: requests to this one would show a credential to them.
@Suite(.timeLimit(.minutes(5)))
struct ProxyTests {
    private static let (child, other) = ("MARQUEE_TEST_PROXY", "https://marquee.invalid")

    @Test func `a request to this machine goes through no proxy, one to another machine does`() async throws {
        let proxy = try LoopbackServer.answering { _, peer in peer.reply(502) }
        let sandbox = try await Sandbox.start()
        let address = proxy.url("")
        let run = try await ChildRun.tests(
            "LifeTests.ProxyTests/.*in such a process",
            [
                Self.child: sandbox.baseURL.absoluteString, "http_proxy": address, "https_proxy": address, "HTTPS_PROXY": address,
                "ALL_PROXY": address, "all_proxy": address, "no_proxy": "", "NO_PROXY": "",
            ])
        #expect(run.passed, "\(run.tail)")
        #expect(sandbox.counters.requests == 1)
        #expect(proxy.record.requests.map { "\($0.method) \($0.target)" } == ["CONNECT marquee.invalid:443"])
        await sandbox.stop()
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[child] != nil))
    func `both are sent, in such a process`() async throws {
        for base in [try #require(ProcessInfo.processInfo.environment[Self.child]), Self.other] {
            let client = try await MarqueeClient(environment: ["TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": base]) {
                $0.storage = .none
                $0.retries = 0
                $0.limits = TransportLimits(total: .seconds(600), connect: .seconds(600), firstByte: .seconds(600))
            }
            if base == Self.other {
                await #expect(throws: MarqueeError.self) { try await client.movies.details(550) }
            } else {
                #expect(try await client.movies.details(550).value.title == "Fight Club")
            }
            await client.shutdown(deadline: .zero)
        }
    }
}
