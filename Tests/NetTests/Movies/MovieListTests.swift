import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing
import TestKit

struct MovieListTests {
    private let answer = """
        {"dates": {"maximum": "2023-05-03", "minimum": "2023-03-16"}, "page": 1, "results": [
          {"adult": false, "backdrop_path": "/iJQIbOPm81fPEGKt5BPuZmfnA54.jpg", "genre_ids": [16, 12, 10751, 14, 35], "id": 502356,
           "original_language": "en", "original_title": "The Super Mario Bros. Movie",
           "overview": "Two plumbers fall into a world\\r\\nof pipes \\u2013 and \\ud83c\\udf44.", "popularity": 6572.614,
           "poster_path": "/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg", "release_date": "2023-04-05", "softcore": false,
           "title": "The Super Mario Bros. Movie", "video": false, "vote_average": 7.5, "vote_count": 1456},
          {"adult": true, "backdrop_path": null, "genre_ids": [], "id": 594767, "original_language": "en",
           "original_title": "Shazam! Fury of the Gods", "overview": "", "popularity": 4274, "poster_path": null, "release_date": "",
           "title": "Shazam! Zorn der Götter", "video": false, "vote_average": 7, "vote_count": 1231}
        ], "total_pages": 87, "total_results": 1734}
        """

    @Test func `a page of a list is read to the last field`() throws {
        let page = try TMDBMovies(WireScene().tmdb).list(.nowPlaying()).adapt(Data(answer.utf8))
        #expect(page.dropped == 0)
        #expect(page.value.page == 1)
        #expect(page.value.totalPages == 87)
        #expect(page.value.totalResults == 1734)
        let first = edited(Movie(id: 502_356, title: "The Super Mario Bros. Movie")) {
            $0.originalLanguage = "en"
            $0.overview = "Two plumbers fall into a world\r\nof pipes – and 🍄."
            $0.releaseDate = Day(year: 2023, month: 4, day: 5)
            $0.posterPath = ImagePath("/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg")
            $0.backdropPath = ImagePath("/iJQIbOPm81fPEGKt5BPuZmfnA54.jpg")
            $0.genreIDs = [16, 12, 10_751, 14, 35]
            $0.popularity = 6572.614
            $0.voteAverage = 7.5
            $0.voteCount = 1456
        }
        let second = edited(Movie(id: 594_767, title: "Shazam! Zorn der Götter")) {
            $0.originalTitle = "Shazam! Fury of the Gods"
            $0.originalLanguage = "en"
            $0.popularity = 4274
            $0.voteAverage = 7
            $0.voteCount = 1231
            $0.isAdult = true
        }
        #expect(first.posterPath != nil && first.backdropPath != nil && first.releaseDate != nil)
        #expect(page.value.items == [first, second])
    }

    @Test func `its titles are reported for the index`() throws {
        let tmdb = WireScene(audience: try Audience(language: "de")).tmdb
        let page = try TMDBMovies(tmdb).list(.nowPlaying()).adapt(Data(answer.utf8))
        #expect(page.titles.count == 2)
        #expect(
            page.titles.first
                == edited(
                    IndexedTitle(
                        server: "https://api.themoviedb.org", reference: .movie(502_356), language: "de",
                        title: "The Super Mario Bros. Movie", originalTitle: "The Super Mario Bros. Movie",
                        overview: "Two plumbers fall into a world\r\nof pipes – and 🍄.", released: Day(year: 2023, month: 4, day: 5),
                        popularity: 6572.614, posterPath: ImagePath("/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg"))
                ) {
                    $0.backdropPath = ImagePath("/iJQIbOPm81fPEGKt5BPuZmfnA54.jpg")
                    $0.genreIDs = [16, 12, 10_751, 14, 35]
                    ($0.voteAverage, $0.voteCount) = (7.5, 1456)
                })
        #expect(page.titles.last?.reference == .movie(594_767))
        #expect(page.titles.last?.title == "Shazam! Zorn der Götter")
        #expect(page.titles.last?.released == nil)
    }
}
