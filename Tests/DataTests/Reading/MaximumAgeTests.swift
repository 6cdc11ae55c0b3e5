import Foundation
@testable import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

/// The age that a read allows, the lifetimes that a program sets, and the time of a value.
@Suite(.timeLimit(.minutes(5)))
struct MaximumAgeTests {
    private let clock = ManualClock()
    private let server = ReaderTests.Server()

    private func reader(_ stores: Stores, _ lifetimes: AnswerLifetimes = AnswerLifetimes()) -> Reader {
        Reader(snapshots: stores.snapshots, clock: clock.wall, marks: nil, lifetimes: lifetimes)
    }

    @Test func `a value is served up to the age that the policy allows, and fetched beyond it`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        let read = reader(stores).read(server.remote(freshFor: .seconds(600)))
        let start = clock.now
        #expect(try await read(policy: .maxAge(.seconds(60))).origin == .server)
        clock.advance(by: .seconds(60))
        let inMemory = try await read(policy: .maxAge(.seconds(60)))
        #expect(inMemory.origin == .memory && inMemory.age == .seconds(60) && !inMemory.isStale && inMemory.fetchedAt == start)
        let stored = try await reader(stores).read(server.remote())(policy: .maxAge(.seconds(60)))
        #expect(stored.origin == .store && !stored.isStale && stored.fetchedAt == start && server.asked.count == 1)
        // Fresh for its server, and too old for the policy.
        #expect(try await read(policy: .maxAge(.seconds(59))).origin == .server)
        #expect(server.asked == [nil, "v1"])
        // The other way round.
        clock.advance(by: .seconds(3_600))
        let old = try await read(policy: .maxAge(.seconds(3_600)))
        #expect(old.origin == .memory && !old.isStale && server.asked.count == 2)
        #expect(try await reader(stores).read(server.remote())(policy: .maxAge(.seconds(3_600))).origin == .store)
        #expect(try await read().origin == .server && server.asked.count == 3)
    }

    @Test func `without a server, an older value is served, and said to be stale`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        let read = reader(stores).read(server.remote())
        _ = try await read()
        clock.advance(by: .seconds(61))
        server.reach(false)
        let served = try await read(policy: .maxAge(.seconds(60)))
        #expect(served.value == 1 && served.isStale && served.refreshError?.code == .offline && served.age == .seconds(61))
        // Other policies still call it fresh.
        #expect(try await !read().isStale)
        server.reach(true)
        let fetched = try await read(policy: .maxAge(.zero))
        #expect(fetched.origin == .server && !fetched.isStale && fetched.age == .zero)
        // No age at all is allowed, so the next one asks again.
        clock.advance(by: .seconds(1))
        #expect(try await read(policy: .maxAge(.seconds(-1))).origin == .server)
    }

    @Test func `a value that is known to have changed is fetched, however young it is`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        let reader = reader(stores)
        let remote = server.remote()
        _ = try await reader.read(remote)()
        try await reader.expire(.key(remote.key))
        #expect(try await reader.read(remote)(policy: .maxAge(.seconds(3_600))).origin == .server)
        // A clock that was set back says nothing about the age.
        clock.advance(by: .seconds(-7_200))
        #expect(try await reader.read(remote)(policy: .maxAge(.seconds(3_600))).origin == .server)
    }

    @Test(arguments: [
        ("GET /3/movie/popular", "lists"), ("GET /3/movie/{movie_id}/similar", "lists"), ("GET /3/discover/tv", "lists"),
        ("GET /3/trending/all/{time_window}", "lists"), ("GET /3/person/popular", "lists"), ("GET /3/movie/{movie_id}", "details"),
        ("GET /3/tv/{series_id}/season/{season_number}", "details"), ("GET /3/person/{person_id}", "details"),
        ("GET /3/search/movie", "search"), ("GET /3/find/{external_id}", "search"), ("GET /3/configuration", "reference"),
        ("GET /3/genre/movie/list", "reference"), ("GET /3/certification/movie/list", "reference"),
        ("GET /3/watch/providers/movie", "reference"), ("own GET /3/movie/{movie_id}", "nil"),
    ])
    func `each operation is in one group`(_ operation: String, _ group: String) {
        var lifetimes = AnswerLifetimes()
        #expect(lifetimes.lifetime(of: operation, isPrivate: false) == nil)
        (lifetimes.lists, lifetimes.details, lifetimes.search) = (.seconds(101), .seconds(102), .seconds(103))
        (lifetimes.reference, lifetimes.account) = (.seconds(104), .seconds(105))
        let expected: [String: Duration] = [
            "lists": .seconds(101), "details": .seconds(102), "search": .seconds(103), "reference": .seconds(104),
        ]
        #expect(lifetimes.lifetime(of: operation, isPrivate: false) == expected[group])
        if group != "nil" { #expect(lifetimes.lifetime(of: operation, isPrivate: true) == .seconds(105)) }
    }

    @Test func `a lifetime of the program wins over that of the server, within the bounds`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        var lifetimes = AnswerLifetimes()
        lifetimes.details = .seconds(7_200)
        lifetimes.lists = .seconds(1)
        let reader = reader(stores, lifetimes)
        let details = reader.read(server.remote("GET /3/movie/{movie_id}", freshFor: .seconds(60)))
        let list = reader.read(server.remote("GET /3/movie/popular", freshFor: .seconds(86_400)))
        _ = (try await details(), try await list())
        clock.advance(by: .seconds(59))
        // A minute is the least.
        #expect(try await list().origin == .memory)
        clock.advance(by: .seconds(1))
        #expect(try await list().origin == .server)
        #expect(try await details().origin == .memory)
        clock.advance(by: .seconds(7_140))
        #expect(try await details().origin == .server)
    }
}
