import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct MediaSearchTests {
    @Test func `a mixed answer keeps its order, and rows of other kinds are left out and counted`() throws {
        let json = """
            {"page": 1, "results": [
              {"id": 11, "title": "Star Wars", "media_type": "movie", "release_date": "1977-05-25"},
              {"id": 10, "title": "Star Wars Collection", "media_type": "collection"},
              {"id": 83867, "name": "Star Wars: Andor", "media_type": "tv", "first_air_date": "2022-09-21"},
              {"id": 31, "name": "Tom Hanks", "media_type": "person", "known_for": []},
              {"id": 1, "name": "No kind"}, {"id": 2, "media_type": null}],
             "total_pages": 1, "total_results": 6}
            """
        let answer = try TMDBSearch(WireScene().tmdb).multi("star wars").adapt(Data(json.utf8))
        #expect(
            answer.value.items == [
                .movie(edited(Movie(id: 11, title: "Star Wars")) { $0.releaseDate = Day("1977-05-25") }),
                .collection(MovieCollection(id: 10, name: "Star Wars Collection")),
                .tv(
                    edited(TVSeries(id: 83_867, name: "Star Wars: Andor")) { $0.firstAirDate = Day("2022-09-21") }),
                .person(Person(id: 31, name: "Tom Hanks")),
            ])
        #expect(answer.value.items.map(\.id) == [.movie(11), .collection(10), .tv(83_867), .person(31)])
        #expect(answer.value.items.map(\.title) == ["Star Wars", "Star Wars Collection", "Star Wars: Andor", "Tom Hanks"])
        #expect(answer.dropped == 2)
        #expect(answer.titles.map(\.reference) == [.movie(11), .tv(83_867)])
    }

    @Test func `a page of rows of other kinds is an empty page, and a broken row among them breaks it`() throws {
        let (other, broken) = (#"{"id": 10, "name": "A Podcast", "media_type": "podcast"}"#, #"{"id": 1, "name": "A"}"#)
        func page(_ rows: String...) throws -> Adapted<Page<MediaItem>> {
            let json = #"{"page": 1, "results": [\#(rows.joined(separator: ","))], "total_pages": 1, "total_results": 1}"#
            return try TMDBSearch(WireScene().tmdb).multi("star wars").adapt(Data(json.utf8))
        }
        let answer = try page(other)
        #expect(answer.value.items.isEmpty && answer.losses.rows == 1 && answer.losses.fields == 0)
        #expect(throws: MarqueeError.self) { try page(other, broken) }
        #expect(throws: MarqueeError.self) { try page(other, #"{"id": 1, "media_type": null}"#) }
    }

    @Test func `people and everything are searched under different keys`() {
        let api = TMDBSearch(WireScene().tmdb)
        #expect(api.people("x").key != api.multi("x").key)
    }
}
