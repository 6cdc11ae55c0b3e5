import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Requests of a program's own have the cache, the views, the errors and the limits of all others.
@Suite(.timeLimit(.minutes(5)))
struct CustomRequestTests {
    private struct ReleaseDates: Decodable, Hashable, Sendable {
        struct Country: Decodable, Hashable, Sendable { let iso31661: String }

        let results: [Country]
    }

    private struct Other: Decodable, Hashable, Sendable { let id: Int }

    private let request = CustomRequest.get("movie", .id(550), "release_dates")

    @Test func `an operation that Marquee does not model is sent with an own type and without one`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let answer = try await client.request(request, as: ReleaseDates.self)
            #expect(answer.results.contains { $0.iso31661 == "US" })
            let json = try await client.request(request)
            #expect(json["results"][0]["iso_3166_1"].string == answer.results.first?.iso31661)
            // Nothing is cached.
            #expect(fixture.sandbox.counters.requests == 2)
            #expect(await failure { try await client.request(request, cached: .seconds(60), policy: .offline) }?.code == .offline)
            let operations = fixture.events.events.compactMap(\.operation)
            #expect(operations.contains("GET /3/movie/{movie_id}/release_dates") && !operations.contains { $0.contains("550") })
        }
    }

    @Test func `a cached answer never replaces that of an operation of Marquee, nor the other way round`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.request(.get("configuration"), cached: .seconds(1_000_000_000))
            #expect(try await client.images.configuration().origin == .server)
            #expect(try await client.configuration.jobs().origin == .server)
            for origin in [Origin.server, .memory] {
                #expect(try await client.request(.get("configuration", "jobs"), cached: .seconds(60)).origin == origin)
            }
        }
    }

    @Test func `a cached answer is read under the same policies as every other, and by a later client without a server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let served = try await client.request(request, as: ReleaseDates.self, cached: .seconds(3_600))
            #expect(served.origin == .server && !served.isStale)
            #expect(try await client.request(request, as: ReleaseDates.self, cached: .seconds(3_600)).origin == .memory)
            // Another type reads the same answer.
            #expect(try await client.request(request, as: Other.self, cached: .seconds(3_600)).value.id == 550)
            #expect(fixture.sandbox.counters.requests == 1)
            #expect(try await client.request(request, as: ReleaseDates.self, cached: .seconds(3_600), policy: .fresh).origin == .server)

            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            let offline = try await later.request(request, as: ReleaseDates.self, cached: .seconds(3_600), policy: .offline)
            #expect(offline.origin == .store && offline.value == served.value && !offline.isStale)
            fixture.clock.advance(by: .seconds(3_601))
            let stale = try await later.request(request, as: ReleaseDates.self, cached: .seconds(3_600))
            #expect(stale.value == served.value && stale.isStale && stale.refreshError?.code == .offline)
            var origins: [Origin] = []
            do {
                for try await update in later.read(request, as: ReleaseDates.self, cached: .seconds(3_600)).updates() {
                    origins.append(update.origin)
                }
            } catch {}
            #expect(!origins.isEmpty && !origins.contains(.server))
        }
    }

    @Test func `a call has languages of its own only with the addition`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            func title(_ additions: CustomRequest.Additions, _ language: LanguageChain?) async throws -> String? {
                try await client.request(.get("movie", .id(550), adding: additions), cached: .seconds(60), language: language)
                    .value["overview"].string
            }
            let english = try await title(.language, nil)
            #expect(try await title(.language, "de") != english)
            #expect(try await title([], "de") == english)
        }
    }

    @Test func `a request in the name of an account reads and writes what is its own`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            try await client.request(.post("movie", .id(550), "rating", body: ["value": 8.5], adding: .session))
            let states = try await client.request(.get("movie", .id(550), "account_states", adding: .session))
            #expect(states["rated"]["value"].double == 8.5)
            let account = try await client.request(.get("account", .account), cached: .seconds(60))
            #expect(account.value["username"].string == "viewer")
            // The private answers of an account are in no other view.
            let anonymous = client.anonymous
            let error = await failure { try await anonymous.request(.get("account", .account), cached: .seconds(60), policy: .offline) }
            #expect(error?.code == .unauthorized)
            #expect(
                await failure { try await anonymous.request(.delete("movie", .id(550), "rating", adding: .session)) }?.code == .unauthorized
            )
            try await client.request(.delete("movie", .id(550), "rating", adding: .session))
            #expect(try await client.request(.get("movie", .id(550), "account_states", adding: .session))["rated"].bool == false)
        }
    }

    @Test func `a failure is typed, a read is repeated, and a write is not`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client {
                $0.retries = 2
                $0.time = TimeSource(now: { .zero }, sleep: { _ in try Task.checkCancellation() }, random: { 0 })
            }
            let missing = await failure { try await client.request(.get("movie", .id(999_999_999))) }
            #expect(missing?.code == .notFound && missing?.operation == "GET /3/movie/{movie_id}" && missing?.tmdbCode == 34)
            fixture.sandbox.behave(.status(503))
            let before = fixture.sandbox.counters.requests
            #expect(await failure { try await client.request(.post("list", body: ["name": "a"])) }?.code == .server)
            #expect(fixture.sandbox.counters.requests == before + 1)
            #expect(await failure { try await client.request(request) }?.code == .server)
            #expect(fixture.sandbox.counters.requests > before + 2)
        }
    }
}
