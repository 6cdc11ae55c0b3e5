import MarqueeDomain
import Synchronization
import Testing

struct ShelfCallTests {
    private final class Calls<Input: Sendable>: Sendable {
        let made = Mutex<[(Input, ReadPolicy)]>([])

        func get() -> Get<Input, Page<Movie>> {
            Get { input in
                Read { (policy) async throws(MarqueeError) in
                    self.made.withLock { $0.append((input, policy)) }
                    return Fetched(.empty, origin: .memory)
                }
            }
        }
    }

    @Test func `a page of a shelf is asked for by number, order and policy, each with a default`() async throws {
        let calls = Calls<ShelfPage>()
        let favorites = calls.get()
        _ = try await favorites()
        _ = try await favorites(page: 2)
        _ = try await favorites(page: 2, order: .oldestFirst)
        _ = try await favorites(order: .oldestFirst, policy: .offline)
        _ = try await favorites(policy: .fresh)
        _ = try await favorites(ShelfPage(page: 3))
        _ = try await favorites(ShelfPage(page: 3), policy: .fresh)
        let made = calls.made.withLock { $0 }
        #expect(
            made.map(\.0) == [
                ShelfPage(), ShelfPage(page: 2), ShelfPage(.oldestFirst, page: 2), ShelfPage(.oldestFirst), ShelfPage(), ShelfPage(page: 3),
                ShelfPage(page: 3),
            ])
        #expect(made.map(\.1) == [.cached, .cached, .cached, .offline, .fresh, .cached, .fresh])
    }

    @Test func `a page of recommendations is asked for by number and policy, each with a default`() async throws {
        let calls = Calls<Recommendations>()
        let recommended = calls.get()
        _ = try await recommended()
        _ = try await recommended(page: 2)
        _ = try await recommended(page: 2, policy: .offline)
        _ = try await recommended(Recommendations(page: 3))
        _ = try await recommended(Recommendations(page: 3), policy: .fresh)
        let made = calls.made.withLock { $0 }
        #expect(made.map(\.0.page) == [1, 2, 2, 3, 3])
        #expect(made.map(\.1) == [.cached, .cached, .offline, .cached, .fresh])
    }

    @Test func `an item of every shelf is found again in its entry, and in no entry of another kind`() throws {
        let movie = Movie(id: 550, title: "Fight Club")
        let series = TVSeries(id: 1399, name: "Game of Thrones")
        let episode = SeriesEpisode(series: 1399, episode: Episode(id: 1, seasonNumber: 1, episodeNumber: 2))
        let rating = try Rating(8)
        #expect(Movie(movie.shelfEntry)?.id == 550 && TVSeries(movie.shelfEntry) == nil && Rated<Movie>(movie.shelfEntry) == nil)
        #expect(TVSeries(series.shelfEntry)?.id == 1399 && Movie(series.shelfEntry) == nil)
        #expect(SeriesEpisode(episode.shelfEntry) == episode && Movie(episode.shelfEntry) == nil)
        let rated = Rated(episode, rating: rating)
        #expect(Rated<SeriesEpisode>(rated.shelfEntry) == rated && Rated<Movie>(rated.shelfEntry) == nil)
        #expect(rated.shelfEntry.markable == .episode(of: 1399, season: 1, number: 2) && rated.shelfEntry.rating == rating)
    }
}
