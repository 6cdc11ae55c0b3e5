import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVSearchTests {
    @Test func `series are found`() throws {
        let json = """
            {"page": 1, "results": [{"adult": false, "id": 1396, "origin_country": ["US"], "original_language": "en",
              "original_name": "Breaking Bad", "overview": "A teacher cooks.", "first_air_date": "2008-01-20", "name": "Breaking Bad",
              "vote_average": 8.879, "vote_count": 11536}, {"id": "broken"}], "total_pages": 1, "total_results": 1}
            """
        let answer = try TMDBSearch(WireScene().tmdb).tv("breaking bad").adapt(Data(json.utf8))
        #expect(
            answer.value.items == [
                edited(TVSeries(id: 1396, name: "Breaking Bad")) {
                    $0.originalLanguage = "en"
                    $0.originCountries = ["US"]
                    $0.overview = "A teacher cooks."
                    $0.firstAirDate = Day(year: 2008, month: 1, day: 20)
                    $0.voteAverage = 8.879
                    $0.voteCount = 11_536
                }
            ])
        #expect(answer.dropped == 1)
        #expect(answer.titles.map(\.reference) == [.tv(1396)])
    }

    @Test func `a year is part of the key, and so is the page`() {
        let api = TMDBSearch(WireScene().tmdb)
        let keys = [api.tv("x").key, api.tv(TVSearch("x", year: 2011)).key, api.tv(TVSearch("x", page: 2)).key]
        #expect(Set(keys).count == 3)
    }
}
