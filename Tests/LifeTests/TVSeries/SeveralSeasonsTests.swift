import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Many seasons in few requests, through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct SeveralSeasonsTests {
    @Test func `several seasons come in one request, and each is cached as if it had been read alone`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let seasons = try await client.tv.seasons([1, 0, 1, 99], of: 1399)
            #expect(seasons.value.map(\.seasonNumber) == [1, 0] && seasons.origin == .server && !seasons.isStale)
            #expect(seasons.value.first?.episodes.first?.name == "Winter Is Coming")
            #expect(fixture.sandbox.counters.requests == 1)

            let alone = try await client.tvSeasons.details(1399, season: 1, including: [])
            #expect(alone.origin == .memory && alone.value == seasons.value.first)
            #expect(try await client.tv.seasons([0, 1], of: 1399).origin == .memory)
            #expect(fixture.sandbox.counters.requests == 1)

            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            #expect(try await later.tvSeasons.details(1399, season: 0, including: [], policy: .offline).value == seasons.value.last)
            let stored = try await later.tv.seasons([1, 0], of: 1399)
            #expect(stored.origin == .store && stored.value == seasons.value)
            await #expect { try await later.tv.seasons([1, 2], of: 1399, policy: .offline) } throws: { code($0) == .offline }
        }
    }

    @Test func `what is cached is not asked for again, and one season is asked for as always`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let first = try await client.tvSeasons.details(1399, season: 1, including: [])
            #expect(try await client.tv.seasons(0...1, of: 1399).value.last == first.value)
            #expect(try await client.tvSeasons.details(1399, season: 0, including: []).origin == .memory)
            #expect(fixture.sandbox.counters.requests == 2)
            #expect(fixture.events.events.filter { $0.operation == "GET /3/tv/{series_id}" }.isEmpty)
        }
    }

    @Test func `seasons that were under way while the cache was cleared are not stored`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate, path: "/3/tv/1399?", holdsAnswers: true)
            }
            let underWay = Task { try await client.tv.seasons([0, 1], of: 1399) }
            await gate.arrivals(1)
            try await client.cache.clear()
            gate.open()
            #expect(try await underWay.value.value.map(\.seasonNumber) == [0, 1])
            #expect(try await client.tv.seasons([0, 1], of: 1399).origin == .server)
            #expect(fixture.sandbox.counters.requests == 2)
        }
    }

    @Test func `all seasons of a series are those that its details name`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let all = try await client.tv.seasons(of: 1399)
            let details = try await client.tv.details(1399, including: [])
            #expect(all.value.map(\.seasonNumber) == details.value.seasons.map(\.seasonNumber) && all.value.count > 2)
            #expect(fixture.sandbox.counters.requests == 2)
            #expect(try await client.tv.seasons(of: 1399).origin == .memory)
        }
    }

    @Test func `stale seasons are served when the server does not answer, and say why`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let seasons = try await client.tv.seasons(0...2, of: 1399)
            fixture.clock.advance(by: .seconds(8 * 24 * 3600))
            fixture.sandbox.behave(.offline)
            let stale = try await client.tv.seasons(0...2, of: 1399)
            #expect(stale.value == seasons.value && stale.isStale && stale.refreshError?.code == .offline)
            fixture.sandbox.behave(.normal)
            let fresh = try await client.tv.seasons(0...2, of: 1399, policy: .fresh)
            #expect(fresh.origin == .server && !fresh.isStale && fresh.refreshError == nil)
            #expect(fixture.sandbox.counters.requests == 2)
        }
    }

    @Test func `with fallback languages each season is asked for with its translations`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { ($0.language, $0.fallbackLanguages) = ("fr", ["en"]) }
            let seasons = try await client.tv.seasons([0, 1, 99], of: 1399)
            #expect(seasons.value.map(\.seasonNumber) == [0, 1] && fixture.sandbox.counters.requests == 3)
            #expect(try await client.tvSeasons.details(1399, season: 1, including: []).origin == .memory)
        }
    }

    @Test func `seasons that cannot be are refused before anything is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.tv.seasons([1, -1], of: 1399) } throws: { code($0) == .invalidInput }
            await #expect { try await client.tv.seasons(0...Int.max - 1, of: 1399) } throws: { code($0) == .invalidInput }
            await #expect { try await client.tv.seasons([1, 2], of: 0) } throws: { code($0) == .invalidInput }
            #expect(try await client.tv.seasons([], of: 1399).value.isEmpty)
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `episodes of several seasons have the marks of the account`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            try await client.library.rate(.episode(of: 1399, season: 1, number: 1), 8)
            let seasons = try await client.tv.seasons([0, 1], of: 1399)
            #expect(seasons.marks(on: EpisodeReference(series: 1399, season: 1, number: 1)).rating == Rating(halfPoints: 16))
        }
    }
}
