import Marquee
import MarqueeSandbox
import Testing

/// Details of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVSeriesDetailsTests {
    @Test func `fallback languages fill an overview that a language lacks, and offline too`() async throws {
        try await ClientFixture.with { fixture in
            func korean(_ configuration: inout MarqueeClient.Configuration) { configuration.language = "ko-KR" }
            let bare = try await fixture.client(korean).tv.details(1396).value
            let filled = try await fixture.client {
                korean(&$0)
                $0.fallbackLanguages = ["fr", "en"]
            }
            let online = try await filled.tv.details(1396).value
            #expect(bare.overview.isEmpty && !online.overview.isEmpty && bare.name == online.name)
            fixture.sandbox.behave(.offline)
            #expect(try await filled.tv.details(1396, policy: .offline).value == online)
        }
    }

    @Test func `a series that TMDb does not have is not found`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.tv.details(424_242) } throws: { code($0) == .notFound }
        }
    }
}
