import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing

/// The shelves of version 4.
struct SortedShelfTests {
    private let library = TMDBLibrary(WireScene().tmdb)

    @Test func `a rating comes with its time`() throws {
        let json = """
            {"page":2,"results":[{"id":550,"title":"Fight Club","account_rating":{"created_at":"2018-07-10 03:20:51 UTC","value":9}},
             {"id":11,"title":"Star Wars","account_rating":{"created_at":null,"value":7.5}},{"id":13,"title":"No rating"},
             {"id":603,"title":"Odd","account_rating":{"value":0}}],"total_pages":3,"total_results":43}
            """
        let remote = library.sortedRatedMovies(SortedShelfPage(page: 2), as: .person)
        let page = try remote.adapt(Data(json.utf8))
        #expect(page.value.page == 2 && page.value.totalPages == 3 && page.value.totalResults == 43 && page.dropped == 2)
        #expect(page.value.items.map(\.item.id) == [550, 11] && page.value.items.map(\.rating.halfPoints) == [18, 15])
        #expect(page.value.items.map(\.ratedAt) == [Date(timeIntervalSince1970: 1_531_192_851), nil])
        #expect(page.titles.map(\.title) == ["Fight Club", "Star Wars"] && page.markables == [.movie(550), .movie(11)])
        #expect(remote.isPrivate && remote.refusal == nil)
        let series = #"{"results":[{"id":1399,"name":"A","account_rating":{"created_at":"2018-07-10T03:20:51.000Z","value":"8.5"}}]}"#
        let rated = try library.sortedRatedTV(SortedShelfPage(), as: .person).adapt(Data(series.utf8)).value.items
        #expect(rated.map(\.rating.halfPoints) == [17] && rated.map(\.ratedAt) == [Date(timeIntervalSince1970: 1_531_192_851)])
    }

    @Test func `favorites and the watchlist are pages of titles`() throws {
        let movies = Data(#"{"page":1,"results":[{"id":550,"title":"Fight Club"}],"total_pages":1,"total_results":1}"#.utf8)
        for remote in [
            library.sortedFavoriteMovies(SortedShelfPage(), as: .person), library.sortedWatchlistMovies(SortedShelfPage(), as: .person),
        ] {
            #expect(try remote.adapt(movies).value.items.map(\.title) == ["Fight Club"])
        }
        let series = Data(#"{"page":1,"results":[{"id":1399,"name":"Game of Thrones"}],"total_pages":1,"total_results":1}"#.utf8)
        for remote in [library.sortedFavoriteTV(SortedShelfPage(), as: .person), library.sortedWatchlistTV(SortedShelfPage(), as: .person)]
        {
            #expect(try remote.adapt(series).markables == [.tv(1399)])
        }
    }

    @Test func `a session without a token of version 4 asks for nothing`() {
        let user = UserAuthorization(kind: .account, session: Secret("s"), accountID: 1)
        #expect(library.sortedFavoriteMovies(SortedShelfPage(), as: user).refusal?.reason.key == "session.userToken")
        #expect(library.sortedRatedTV(SortedShelfPage(), as: .guest).refusal?.reason.key == "session.userToken")
        #expect(library.sortedRatedTV(SortedShelfPage(page: 501), as: .person).refusal?.reason.key == "page.range")
    }

    @Test func `each order is a part of the key`() {
        let pages = ShelfSortKey.allCases.flatMap { [SortedShelfPage(.ascending($0)), SortedShelfPage(.descending($0))] }
        #expect(Set(pages.map { library.sortedFavoriteTV($0, as: .person).key }).count == 8)
    }
}
