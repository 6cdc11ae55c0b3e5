import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct PopularPeopleTests {
    @Test func `people are read with what they are known for, which is for the index`() throws {
        let answer = try adapted(
            """
            {"page": 1, "results": [
              {"adult": false, "gender": 1, "id": 224513, "known_for": [
                {"id": 335984, "media_type": "movie", "title": "Blade Runner 2049", "release_date": "2017-10-04"},
                {"id": 1396, "media_type": "tv", "name": "Breaking Bad", "first_air_date": "2008-01-20"},
                {"id": 7, "media_type": "opera", "title": "Not of this version"}, {"id": 8, "title": "No kind"}],
               "known_for_department": "Acting", "name": "Ana de Armas", "popularity": 343.33,
               "profile_path": "/3vxvsmYLTf4jnr163SUlBIw51ee.jpg"}],
             "total_pages": 500, "total_results": 10000}
            """)
        let person = edited(Person(id: 224_513, name: "Ana de Armas")) {
            $0.knownForDepartment = "Acting"
            $0.gender = .female
            $0.profilePath = ImagePath("/3vxvsmYLTf4jnr163SUlBIw51ee.jpg")
            $0.popularity = 343.33
            $0.knownFor = [
                .movie(
                    edited(Movie(id: 335_984, title: "Blade Runner 2049")) { $0.releaseDate = Day("2017-10-04") }),
                .tv(edited(TVSeries(id: 1396, name: "Breaking Bad")) { $0.firstAirDate = Day("2008-01-20") }),
            ]
        }
        #expect(answer.value == Page(page: 1, totalPages: 500, totalResults: 10_000, items: [person]))
        #expect(answer.dropped == 2)
        #expect(answer.titles.map(\.reference) == [.movie(335_984), .tv(1396)])
    }

    @Test(arguments: [
        ("0", Gender.unset), ("1", .female), ("2", .male), ("3", .nonBinary), ("4", .unknown(4)), ("2.0", .male), ("null", .unset),
        ("\"x\"", .unset),
    ])
    func `a gender is read from any value`(_ raw: String, _ gender: Gender) throws {
        let answer = try adapted(#"{"results": [{"id": 1, "name": "A name", "gender": \#(raw)}]}"#)
        #expect(answer.value.items.map(\.gender) == [gender])
        #expect(Gender(rawValue: gender.rawValue) == gender)
    }

    private func adapted(_ json: String) throws -> Adapted<Page<Person>> {
        try TMDBPeople(WireScene().tmdb).popular(ListPage()).adapt(Data(json.utf8))
    }
}
