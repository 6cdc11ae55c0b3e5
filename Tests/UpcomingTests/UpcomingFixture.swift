import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import Synchronization
import TestKit

/// A sandbox whose days are those of a test, and clients of it.
final class UpcomingFixture: Sendable {
    let sandbox: Sandbox
    let folder: TemporaryFolder
    private let clients = Mutex<[MarqueeClient]>([])

    /// The first day of the tests.
    static let today = Day("2026-12-01")!

    private init(_ sandbox: Sandbox) throws {
        self.sandbox = sandbox
        folder = try TemporaryFolder()
    }

    static func with(_ body: (UpcomingFixture) async throws -> Void) async throws {
        let fixture = try UpcomingFixture(await Sandbox.start(Sandbox.Options()))
        do {
            try fixture.addTitles()
            try await body(fixture)
        } catch {
            await fixture.clear()
            throw error
        }
        await fixture.clear()
    }

    /// A client on the fixture's folder, for a region.
    func client(region: String? = "DE", users: MarqueeClient.Users = .one) async throws -> MarqueeClient {
        let clock = ManualClock()
        clock.advance(by: .seconds(Self.today.date(in: .gmt).timeIntervalSince(clock.now)))
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path("store"))
            $0.region = region
            $0.users = users
            $0.connections.usesEnvironmentProxies = false
            $0.storeLimit = .seconds(600)
            $0.retries = 0
            $0.rateLimiter = nil
            $0.usesCircuitBreaker = false
            $0.clock = clock.wall
        }
        clients.withLock { $0.append(client) }
        return client
    }

    /// Two series and two movies of the test, with days around the first one.
    func addTitles(next: String = "2026-12-03") throws {
        var series = SandboxCatalog.Series(id: 7_100_001, name: "The Lighthouse Crew")
        (series.firstAirDate, series.lastAirDate, series.nextAirDate, series.status) = (
            "2025-01-02", "2026-11-26", next, "Returning Series"
        )
        var season = SandboxCatalog.Season(number: 2)
        season.episodes = [(1, "2026-11-26"), (2, next), (3, "2026-12-24")].map { number, day in
            var episode = SandboxCatalog.Episode(number: number)
            (episode.airDate, episode.name, episode.type) = (day, "Part \(number)", number == 3 ? "finale" : "standard")
            episode.runtime = 45
            return episode
        }
        series.seasons = [season]
        series.voteAverage = 8.1
        series.offers = [offers(in: "DE", [337])]
        try sandbox.add(series)
        var fresh = SandboxCatalog.Series(id: 7_100_002, name: "New Harbor")
        (fresh.firstAirDate, fresh.nextAirDate) = ("2026-12-01", "2026-12-01")
        var first = SandboxCatalog.Season(number: 1)
        var pilot = SandboxCatalog.Episode(number: 1)
        pilot.airDate = "2026-12-01"
        first.episodes = [pilot]
        fresh.seasons = [first]
        try sandbox.add(fresh)
        var movie = SandboxCatalog.Movie(id: 7_100_003, title: "Salt and Rope")
        movie.releaseDate = "2026-09-01"
        movie.runtime = 95
        movie.voteAverage = 7.2
        movie.releases = [
            ("DE", "2026-12-10", 3), ("DE", "2026-12-09", 3), ("DE", "2027-02-01", 4), ("DE", "2026-09-01", 1), ("US", "2026-12-02", 3),
        ].map { region, day, type in
            var release = SandboxCatalog.Release(region: region, day: day)
            release.type = type
            return release
        }
        movie.offers = [offers(in: "DE", [337, 421]), offers(in: "US", [])]
        try sandbox.add(movie)
        var long = SandboxCatalog.Movie(id: 7_100_004, title: "The Long Tide")
        (long.releaseDate, long.runtime, long.voteAverage) = ("2026-12-20", 190, 9.0)
        long.offers = [offers(in: "DE", [337])]
        try sandbox.add(long)
    }

    private func offers(in region: String, _ flatrate: [Int]) -> SandboxCatalog.Offers {
        var offers = SandboxCatalog.Offers(region: region, link: "https://www.themoviedb.org/")
        offers.flatrate = flatrate
        return offers
    }

    private func clear() async {
        for client in clients.withLock({ $0 }) { await client.shutdown(deadline: .zero) }
        await sandbox.stop()
    }
}
