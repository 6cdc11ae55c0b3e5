import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct RatingsTests {
    private let library = TMDBLibrary(WireScene().tmdb)

    @Test func `rated movies are read with their ratings, and those without one are left out`() throws {
        let json = """
            {"page":1,"results":[
              {"id":120,"title":"The Lord of the Rings: The Fellowship of the Ring","release_date":"2001-12-18","rating":8.0},
              {"id":550,"title":"Fight Club","rating":10},{"id":11,"title":"Star Wars","rating":7.3},
              {"id":1,"title":"a"},{"id":2,"title":"b","rating":null},{"id":3,"title":"c","rating":"high"},{"id":4,"title":"d","rating":0},
              {"id":5,"title":"e","rating":-3},{"id":6,"title":"f","rating":false},{"title":"g","rating":8}],
             "total_pages":1,"total_results":10}
            """
        for user in [UserAuthorization.person, .guest] {
            let page = try library.shelf(.ratedMovies, ShelfPage(), as: user).adapt(Data(json.utf8))
            #expect(page.value.items.map(\.item.id) == [120, 550, 11])
            #expect(page.value.items.map(\.rating.value) == [8, 10, 7.5])
            #expect(page.value.items.first?.item.releaseDate == Day(year: 2001, month: 12, day: 18))
            #expect(page.dropped == 7 && page.value.totalResults == 10)
            #expect(page.titles.map(\.reference) == [.movie(120), .movie(550), .movie(11)])
            #expect(page.markables == [.movie(120), .movie(550), .movie(11)])
        }
    }

    @Test func `rated series are read with their ratings`() throws {
        let json = #"{"page":1,"results":[{"id":1705,"name":"Fringe","rating":9.0}],"total_pages":1,"total_results":1}"#
        let page = try library.shelf(.ratedTV, ShelfPage(), as: .person).adapt(Data(json.utf8))
        #expect(page.value.items == [Rated(TVSeries(id: 1705, name: "Fringe"), rating: try Rating(9))])
        #expect(page.titles.map(\.title) == ["Fringe"] && page.markables == [.tv(1705)])
    }

    @Test func `rated episodes are read with their series and their ratings`() throws {
        let json = """
            {"page":1,"results":[
              {"air_date":"2013-10-17","episode_number":5,"id":64782,"name":"The Workplace Proximity","overview":"","production_code":"4X5305",
               "runtime":22,"season_number":7,"show_id":1418,"still_path":"/k8atjbd5gAsntuhbPnFpvnvo0qn.jpg","vote_average":7.242,
               "vote_count":31,"rating":8.0},
              {"id":2,"show_id":1399,"season_number":0,"episode_number":1,"rating":0.5},
              {"id":2,"show_id":1399,"season_number":0,"episode_number":1,"rating":0.5},
              {"id":3,"show_id":1399,"season_number":null,"episode_number":1,"rating":5},
              {"id":4,"season_number":1,"episode_number":1,"rating":5},{"id":5,"show_id":1399,"season_number":1,"episode_number":1}],
             "total_pages":1,"total_results":6}
            """
        for user in [UserAuthorization.person, .guest] {
            let page = try library.shelf(.ratedEpisodes, ShelfPage(), as: user).adapt(Data(json.utf8))
            #expect(page.value.items.map(\.item.id) == [64_782, 2, 2, 3] && page.dropped == 2)
            #expect(page.value.items.map(\.rating.halfPoints) == [16, 1, 1, 10])
            #expect(
                page.value.items[0].item
                    == SeriesEpisode(
                        series: 1418,
                        episode: edited(Episode(id: 64_782, seasonNumber: 7, episodeNumber: 5)) {
                            $0.name = "The Workplace Proximity"
                            $0.airDate = Day(year: 2013, month: 10, day: 17)
                            $0.runtime = 22
                            $0.productionCode = "4X5305"
                            $0.stillPath = ImagePath("/k8atjbd5gAsntuhbPnFpvnvo0qn.jpg")
                            $0.voteAverage = 7.242
                            $0.voteCount = 31
                        }))
            #expect(page.markables == [.episode(of: 1418, season: 7, number: 5), .episode(of: 1399, season: 0, number: 1)])
            #expect(page.titles.isEmpty)
        }
    }

    @Test(arguments: [#"{"success":false,"status_code":34,"status_message":"x"}"#, #"{"status_code":34}"#])
    func `a guest who has rated nothing yet has empty shelves`(_ body: String) async throws {
        let headers: TransportHeaders = ["ETag": "\"a\"", "Cache-Control": "max-age=9999"]
        let library = TMDBLibrary(WireScene(status: 404, headers: headers, body: body).tmdb)
        for validator in [nil, "\"a\""] {
            #expect(try await Self.page(of: library.shelf(.ratedMovies, ShelfPage(), as: .guest), validator) == .empty)
            let seventh = try await Self.page(of: library.shelf(.ratedTV, ShelfPage(page: 7), as: .guest), validator)
            #expect(seventh == Page(page: 7, totalPages: 1, totalResults: 0, items: []))
            #expect(try await Self.page(of: library.shelf(.ratedEpisodes, ShelfPage(), as: .guest), validator) == .empty)
        }
    }

    @Test func `nothing else that is not found is an empty shelf`() async {
        let missing = TMDBLibrary(WireScene(status: 404, body: #"{"success":false,"status_code":34}"#).tmdb)
        let expired = TMDBLibrary(WireScene(status: 404, body: #"{"success":false,"status_code":37}"#).tmdb)
        let refused = TMDBLibrary(WireScene(status: 401, body: #"{"success":false,"status_code":3}"#).tmdb)
        for remote in [
            missing.shelf(.ratedMovies, ShelfPage(), as: .person), expired.shelf(.ratedMovies, ShelfPage(), as: .guest),
            refused.shelf(.ratedMovies, ShelfPage(), as: .guest),
        ] {
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })
            #expect(error?.tmdbCode != nil)
        }
    }

    private static func page<Item>(of remote: Remote<Page<Item>>, _ validator: String?) async throws -> Page<Item>? {
        guard case .body(let body, let tag, let lifetime) = try await remote.fetch(validator) else { return nil }
        #expect(tag == nil && lifetime == .seconds(300))
        let adapted = try remote.adapt(body)
        #expect(adapted.dropped == 0)
        return adapted.value
    }
}
