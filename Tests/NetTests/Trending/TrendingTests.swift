import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TrendingTests {
    private let api = TMDBTrending(WireScene().tmdb)

    private let movie = #"{"id": 934433, "title": "Scream VI", "media_type": "movie", "release_date": "2023-03-08"}"#
    private let series = #"{"id": 103768, "name": "Sweet Tooth", "media_type": "tv", "first_air_date": "2021-06-04"}"#
    private let person = #"{"id": 224513, "name": "Ana de Armas", "media_type": "person", "known_for": []}"#

    private var isScream: Movie {
        edited(Movie(id: 934_433, title: "Scream VI")) { $0.releaseDate = Day("2023-03-08") }
    }
    private var isTooth: TVSeries {
        edited(TVSeries(id: 103_768, name: "Sweet Tooth")) { $0.firstAirDate = Day("2021-06-04") }
    }
    private var isAna: Person { Person(id: 224_513, name: "Ana de Armas") }

    @Test func `each list has rows of its own kind`() throws {
        #expect(try api.movies(.today()).adapt(page(of: movie)).value.items == [isScream])
        #expect(try api.tv(.today()).adapt(page(of: series)).value.items == [isTooth])
        #expect(try api.people(.today()).adapt(page(of: person)).value.items == [isAna])
    }

    @Test func `the list of all has all kinds, and their titles are for the index`() throws {
        let answer = try api.all(.thisWeek()).adapt(page(of: movie, series, person, #"{"id": 1, "media_type": "list"}"#))
        #expect(answer.value.items == [.movie(isScream), .tv(isTooth), .person(isAna)])
        #expect(answer.value.totalPages == 1000)
        #expect(answer.dropped == 1)
        #expect(answer.titles.map(\.reference) == [.movie(934_433), .tv(103_768)])
    }

    @Test func `a day and a week are kept apart`() {
        #expect(api.all(.today()).key != api.all(.thisWeek()).key)
        #expect(api.all(.today()).key.arguments == [.init("page", "1"), .init("time_window", "day")])
    }

    @Test func `a page that TMDb does not serve is refused`() {
        #expect(api.movies(.today(page: 501)).refusal?.reason.key == "page.range")
        #expect(api.all(.thisWeek(page: 0)).refusal?.operation == "GET /3/trending/all/{time_window}")
    }

    private func page(of rows: String...) -> Data {
        Data(#"{"page": 1, "results": [\#(rows.joined(separator: ","))], "total_pages": 1000, "total_results": 20000}"#.utf8)
    }
}
