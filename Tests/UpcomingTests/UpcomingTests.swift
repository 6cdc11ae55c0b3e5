import Foundation
import Marquee
import MarqueeKeeping
import MarqueeSandbox
import MarqueeUpcoming
import Testing

/// What comes next, through a whole client and a real socket.
@Suite(.timeLimit(.minutes(5)))
struct UpcomingTests {
    private let titles: [MediaReference] = [.tv(7_100_001), .tv(7_100_002), .movie(7_100_003), .movie(7_100_004)]

    @Test func `episodes and releases come by day, and no day that has passed`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let upcoming = try await client.upcoming(titles, days: 90)
            let lines = upcoming.entries.map { "\($0.day) \($0.id)" }
            #expect(
                lines == [
                    "2026-12-01 tv-7100002-s1e1", "2026-12-03 tv-7100001-s2e2", "2026-12-09 movie-7100003-DE-3",
                    "2026-12-20 movie-7100004-any-3", "2026-12-24 tv-7100001-s2e3", "2027-02-01 movie-7100003-DE-4",
                ])
            #expect(upcoming.entries[0].isSeasonStart && !upcoming.entries[1].isSeasonStart)
            #expect(upcoming.entries[4].isFinale && !upcoming.entries[1].isFinale)
            #expect(upcoming.today.count == 1 && upcoming.thisWeek.count == 1 && upcoming.later.count == 4 && upcoming.unread.isEmpty)
            // Fewer days, and another first day.
            #expect(try await client.upcoming(titles, days: 3).entries.map(\.id) == ["tv-7100002-s1e1", "tv-7100001-s2e2"])
            let later = try await client.upcoming(titles, from: Day("2026-12-21"), days: 10)
            #expect(later.entries.map(\.id) == ["tv-7100001-s2e3"])
        }
    }

    @Test func `a region without releases has the first day of any region`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client(region: "US")
            #expect(
                try await client.upcoming([.movie(7_100_003)]).entries.map { "\($0.day) \($0.id)" } == ["2026-12-02 movie-7100003-US-3"])
            let other = try await fixture.client(region: "JP")
            #expect(try await other.upcoming([.movie(7_100_004)]).entries.map(\.id) == ["movie-7100004-any-3"])
            #expect(try await other.upcoming([.movie(7_100_003)]).entries.isEmpty)
        }
    }

    @Test func `the same events are found offline, with their age, and a title that was never read is named`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let online = try await client.upcoming(titles)
            fixture.sandbox.behave(.offline)
            let offline = try await client.upcoming(titles + [.movie(603)], policy: .offline)
            #expect(offline.entries == online.entries && offline.unread == [.movie(603)])
            // An answer of the last second is in the file after this.
            _ = try await client.cache.info()
            #expect(try await fixture.client().upcoming(titles, policy: .offline).entries == online.entries)
        }
    }

    @Test func `an episode that moved keeps its identifier`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let before = try await client.upcoming([.tv(7_100_001)])
            try fixture.addTitles(next: "2026-12-05")
            let after = try await client.upcoming([.tv(7_100_001)], policy: .fresh).moved(since: before.entries)
            #expect(after.entries.map(\.id) == before.entries.map(\.id))
            #expect(after.entries[0].previousDay == Day("2026-12-03") && after.entries[1].previousDay == nil)
        }
    }

    @Test func `the watchlist and the favorites are followed, also without a network`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.upcoming() } throws: { ($0 as? MarqueeError)?.code == .unauthorized }
            // Titles that are kept by name need no account.
            let job = try await client.keep(KeepRequest(.titles([.tv(7_100_002)])))
            #expect(try await client.upcoming().entries.map(\.item) == [.tv(7_100_002)])
            try await client.release(job.id)
            let user = Sandbox.Account.viewer
            _ = try await client.account.signIn(username: user.username, password: user.password)
            try await client.library.setWatchlist(.tv(7_100_001))
            try await client.library.setFavorite(.movie(7_100_004))
            let upcoming = try await client.upcoming()
            #expect(Set(upcoming.entries.map(\.item)) == [.tv(7_100_001), .movie(7_100_004)])
            fixture.sandbox.behave(.offline)
            #expect(try await client.upcoming(policy: .offline).entries == upcoming.entries)
        }
    }

    @Test func `tonight has titles that stream in the region and fit the time, the best rated first`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let user = Sandbox.Account.viewer
            _ = try await client.account.signIn(username: user.username, password: user.password)
            for item in [Markable.tv(7_100_001), .tv(7_100_002), .movie(7_100_003), .movie(7_100_004)] {
                try await client.library.setWatchlist(item)
            }
            // What was marked by its number alone is on the shelf with its title after it was sent.
            _ = try await client.library.sync()
            let any = try await client.tonight()
            #expect(any.map(\.item) == [.movie(7_100_004), .tv(7_100_001), .movie(7_100_003)])
            #expect(any.allSatisfy { !$0.providers.isEmpty } && any.last?.providers.count == 2)
            let short = try await client.tonight(minutes: 100)
            #expect(short.map(\.item) == [.tv(7_100_001), .movie(7_100_003)] && short.first?.minutes == 45)
            #expect(try await client.tonight(region: "US").isEmpty)
            // Titles that a program names, on the watchlist or not.
            #expect(try await client.tonight([.movie(7_100_003), .tv(7_100_002), .movie(7_100_003)]).map(\.item) == [.movie(7_100_003)])
            #expect(try await client.tonight([]).isEmpty)
            fixture.sandbox.behave(.offline)
            #expect(try await client.tonight(minutes: 100, policy: .offline) == short)
            let nowhere = try await fixture.client(region: nil)
            await #expect { try await nowhere.tonight() } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
        }
    }

    @Test func `the movies of a collection that a person has not rated are missing, by release`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let user = Sandbox.Account.viewer
            _ = try await client.account.signIn(username: user.username, password: user.password)
            let all = try await client.missing(collection: 10)
            let first = try #require(all.first)
            #expect(all.map(\.id) == (try await client.collections.details(10).value.moviesByRelease.map(\.id)))
            try await client.library.rate(.movie(first.id), 8)
            #expect(try await client.missing(collection: 10).map(\.id) == all.dropFirst().map(\.id))
            // A person's movies come by release, and a favorite is not missing.
            let played = try await client.missing(person: 287)
            let days = played.map { $0.releaseDate?.description ?? "~" }
            #expect(!played.isEmpty && days == days.sorted() && Set(played.map(\.id)).count == played.count)
            try await client.library.setFavorite(.movie(played[0].id))
            #expect(try await client.missing(person: 287).map(\.id) == played.dropFirst().map(\.id))
        }
    }

    @Test func `titles that are kept with the standard parts are found without a network`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.titles([.tv(7_100_001), .movie(7_100_003)])))
            for await _ in try client.keeping.run(job.id) {}
            fixture.sandbox.behave(.offline)
            let offline = try await client.upcoming(policy: .offline)
            // The days of the other episodes are in the season, which is not kept.
            #expect(
                offline.entries.map(\.id) == ["tv-7100001-s2e2", "movie-7100003-DE-3", "movie-7100003-DE-4"] && offline.unread.isEmpty,
                "\(offline)")
            let online = try await client.upcoming()
            #expect(online.entries == offline.entries && online.refreshError?.code == .offline)
        }
    }

    @Test func `titles that a device keeps are nothing for the users of a service`() async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client(users: .many)
            _ = try await client.keep(KeepRequest(.titles([.tv(7_100_001)])))
            let user = Sandbox.Account.viewer
            let session = try await client.account.signIn(username: user.username, password: user.password)
            #expect(try await client.user(session).upcoming(days: 30).entries.isEmpty)
        }
    }

    @Test(arguments: [0, -1, 3_651]) func `a number of days out of its range is refused`(_ days: Int) async throws {
        try await UpcomingFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.upcoming([], days: days) } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
        }
    }
}
