import Foundation
import MarqueeData
import MarqueeDomain

/// An API of our own: what is watched at home, instead of a TMDb server.
struct HomeTrends: TrendingAPI {
    private let watched: [Movie]

    init() {
        var starWars = Movie(id: 11, title: "Star Wars")
        starWars.releaseDate = Day("1977-05-25")
        var fightClub = Movie(id: 550, title: "Fight Club")
        fightClub.releaseDate = Day("1999-10-15")
        watched = [starWars, fightClub]
    }

    func movies(_ trending: Trending) -> Remote<Page<Movie>> { remote("movies", trending, watched) }
    func tv(_ trending: Trending) -> Remote<Page<TVSeries>> { remote("tv", trending, []) }
    func people(_ trending: Trending) -> Remote<Page<Person>> { remote("people", trending, []) }
    func all(_ trending: Trending) -> Remote<Page<MediaItem>> { remote("all", trending, watched.map(MediaItem.movie)) }

    private func remote<Item: Codable & Sendable>(_ operation: String, _ trending: Trending, _ items: [Item]) -> Remote<Page<Item>> {
        let arguments: [SnapshotKey.Argument] = [.init("time_window", trending.timeWindow.rawValue), .init("page", String(trending.page))]
        let key = SnapshotKey(server: "home", operation: operation, arguments: arguments, audience: .standard)
        return Remote(key: key, freshFor: .seconds(3600)) { () throws(MarqueeError) in
            print("(home is asked for)")
            return Page(page: trending.page, totalPages: 1, totalResults: items.count, items: trending.page == 1 ? items : [])
        }
    }
}
