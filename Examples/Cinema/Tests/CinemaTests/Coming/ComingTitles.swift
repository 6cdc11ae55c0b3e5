import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import Testing

@testable import Cinema

/// A time that begins on a day of the test, and passes when the test says so.
final class TestDay: Sendable {
    /// Noon in UTC on the first of December 2026.
    private static let start = Date(timeIntervalSince1970: 1_796_126_400)
    private let seconds = Atomic(0)

    var clock: WallClock { WallClock { Self.start + Double(self.seconds.load(ordering: .relaxed)) } }

    func pass(hours: Int = 0, minutes: Int = 0) { seconds.add(hours * 3_600 + minutes * 60, ordering: .relaxed) }
}

extension Sandbox {
    /// Titles with days around the first of December 2026.
    func addComing(next: String = "2026-12-03", title: String = "The Lighthouse Crew") throws {
        var series = SandboxCatalog.Series(id: 7_100_001, name: title)
        (series.firstAirDate, series.lastAirDate, series.nextAirDate) = ("2025-01-02", "2026-11-26", next)
        series.status = "Returning Series"
        var season = SandboxCatalog.Season(number: 2)
        season.episodes = [(1, "2026-11-26"), (2, next), (3, "2026-12-24")].map { number, day in
            var episode = SandboxCatalog.Episode(number: number)
            (episode.airDate, episode.name, episode.type) = (day, "Part \(number)", number == 3 ? "finale" : "standard")
            episode.runtime = 45
            return episode
        }
        series.seasons = [season]
        series.voteAverage = 8.1
        series.offers = [Self.offers("US", [337])]
        try add(series)
        var fresh = SandboxCatalog.Series(id: 7_100_002, name: "New Harbor")
        (fresh.firstAirDate, fresh.nextAirDate) = ("2026-12-01", "2026-12-01")
        var first = SandboxCatalog.Season(number: 1)
        var pilot = SandboxCatalog.Episode(number: 1)
        (pilot.airDate, pilot.name) = ("2026-12-01", "Pilot")
        first.episodes = [pilot]
        fresh.seasons = [first]
        try add(fresh)
        var movie = SandboxCatalog.Movie(id: 7_100_003, title: "Salt and Rope")
        (movie.releaseDate, movie.runtime, movie.voteAverage) = ("2026-12-02", 95, 7.2)
        movie.releases = [("US", "2026-12-02", 3), ("DE", "2026-12-10", 4)].map { region, day, type in
            var release = SandboxCatalog.Release(region: region, day: day)
            release.type = type
            return release
        }
        movie.offers = [Self.offers("US", [337, 421])]
        try add(movie)
        var long = SandboxCatalog.Movie(id: 7_100_004, title: "The Long Tide")
        (long.releaseDate, long.runtime, long.voteAverage) = ("2026-12-20", 190, 9)
        long.offers = [Self.offers("US", [337])]
        try add(long)
    }

    private static func offers(_ region: String, _ flatrate: [Int]) -> SandboxCatalog.Offers {
        var offers = SandboxCatalog.Offers(region: region, link: "https://www.themoviedb.org/")
        offers.flatrate = flatrate
        return offers
    }
}

extension OpenSite {
    /// A browser of a member, who has titles on the watchlist of TMDb.
    func member(_ username: String, watching titles: [MediaReference]) async throws -> Browser {
        sandbox.edit(username) { library in
            library.watchlistMovies = titles.filter { $0.kind == .movie }.map(\.id)
            library.watchlistTV = titles.filter { $0.kind == .tv }.map(\.id)
        }
        let browser = try await browser(of: username)
        _ = try await browser.get("/library")
        try await browser.syncAll()
        return browser
    }

    /// The session of a signed-in browser.
    func session(of browser: Browser) async throws -> Session {
        let visitor: Visitor? = site.signer.opened(browser.cookie ?? "")
        let account = try #require(visitor?.account)
        return try #require(try await site.marquee.account.session(account))
    }
}
