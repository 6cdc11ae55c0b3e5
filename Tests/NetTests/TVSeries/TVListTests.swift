import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVListTests {
    @Test func `the rows of a list are read to the last field`() throws {
        let answer = try adapted(
            """
            {"page": 1, "results": [
              {"backdrop_path": "/mAJ84W6I8I272Da87qplS2Dp9ST.jpg", "first_air_date": "2023-01-23", "genre_ids": [9648, 18], "id": 202250,
               "name": "Dirty Linen", "origin_country": ["PH"], "original_language": "tl", "original_name": "Dirty Linen",
               "overview": "Somebody wants revenge.", "popularity": 2797.914, "poster_path": "/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg",
               "vote_average": 5, "vote_count": 13}],
             "total_pages": 14, "total_results": 265}
            """)
        let series = edited(TVSeries(id: 202_250, name: "Dirty Linen")) {
            $0.originalLanguage = "tl"
            $0.originCountries = ["PH"]
            $0.overview = "Somebody wants revenge."
            $0.firstAirDate = Day(year: 2023, month: 1, day: 23)
            $0.posterPath = ImagePath("/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg")
            $0.backdropPath = ImagePath("/mAJ84W6I8I272Da87qplS2Dp9ST.jpg")
            $0.genreIDs = [9648, 18]
            $0.popularity = 2797.914
            $0.voteAverage = 5
            $0.voteCount = 13
        }
        #expect(answer.value == Page(page: 1, totalPages: 14, totalResults: 265, items: [series]))
        #expect(answer.dropped == 0)
        #expect(
            answer.titles == [
                edited(
                    IndexedTitle(
                        server: "https://api.themoviedb.org", reference: .tv(202_250), language: "en-US", title: "Dirty Linen",
                        originalTitle: "Dirty Linen", overview: "Somebody wants revenge.", released: Day(year: 2023, month: 1, day: 23),
                        popularity: 2797.914, posterPath: ImagePath("/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg"))
                ) {
                    $0.backdropPath = ImagePath("/mAJ84W6I8I272Da87qplS2Dp9ST.jpg")
                    $0.genreIDs = [9648, 18]
                    ($0.voteAverage, $0.voteCount) = (5, 13)
                }
            ])
    }

    @Test func `what TMDb leaves out is empty, and a row without a name is left out`() throws {
        let answer = try adapted(
            """
            {"page": 2.0, "results": [
              {"id": 1, "name": "Only a name", "first_air_date": "", "poster_path": null, "origin_country": null},
              {"id": 2, "original_name": "No name"}, {"name": "No number"}, null]}
            """, page: 2)
        #expect(answer.value.page == 2)
        #expect(answer.value.items == [TVSeries(id: 1, name: "Only a name")])
        #expect(answer.dropped == 3)
    }

    @Test(arguments: [0, -1, 501, Int.max])
    func `a page that TMDb does not serve is refused`(_ page: Int) {
        let refusal = TMDBTVSeries(WireScene().tmdb).list(.popular(page: page)).refusal
        #expect(refusal?.code == .invalidInput && refusal?.reason.key == "page.range" && refusal?.operation == "GET /3/tv/popular")
    }

    private func adapted(_ json: String, page: Int = 1) throws -> Adapted<Page<TVSeries>> {
        try TMDBTVSeries(WireScene().tmdb).list(.airingToday(page: page)).adapt(Data(json.utf8))
    }
}
