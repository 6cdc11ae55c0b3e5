import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing
import TestKit

struct MovieSearchTests {
    @Test func `hits are read to the last field`() throws {
        let answer = """
            {"page": 2, "results": [
              {"adult": false, "backdrop_path": "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", "genre_ids": [18, 53, 35], "id": 550,
               "original_language": "en", "original_title": "Fight Club", "overview": "A man sleeps badly.", "popularity": 73.433,
               "poster_path": "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "release_date": "1999-10-15", "title": "Fight Club", "video": false,
               "vote_average": 8.433, "vote_count": 26279}
            ], "total_pages": 2, "total_results": 39}
            """
        let page = try TMDBSearch(WireScene().tmdb).movies(MovieSearch("fight club", page: 2)).adapt(Data(answer.utf8))
        let poster = try #require(ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"))
        let backdrop = try #require(ImagePath("/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"))
        let movie = edited(Movie(id: 550, title: "Fight Club")) {
            $0.originalLanguage = "en"
            $0.overview = "A man sleeps badly."
            $0.releaseDate = Day(year: 1999, month: 10, day: 15)
            $0.posterPath = poster
            $0.backdropPath = backdrop
            $0.genreIDs = [18, 53, 35]
            $0.popularity = 73.433
            $0.voteAverage = 8.433
            $0.voteCount = 26_279
        }
        #expect(page.value == Page(page: 2, totalPages: 2, totalResults: 39, items: [movie]))
        #expect(page.dropped == 0)
        #expect(page.titles.map(\.reference) == [.movie(550)])
    }

    @Test func `no hits are an empty page`() throws {
        let answer = #"{"page": 1, "results": [], "total_pages": 1, "total_results": 0}"#
        #expect(try TMDBSearch(WireScene().tmdb).movies("zzzz").adapt(Data(answer.utf8)).value == .empty)
    }
}
