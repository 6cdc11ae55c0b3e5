import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct PeopleSearchTests {
    @Test func `people are found`() throws {
        let json = """
            {"page": 1, "results": [{"adult": false, "gender": 2, "id": 31, "known_for_department": "Acting", "name": "Tom Hanks",
              "original_name": "Tom Hanks", "popularity": 84.631, "profile_path": "/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg",
              "known_for": [{"id": 13, "title": "Forrest Gump", "media_type": "movie"}]}], "total_pages": 1, "total_results": 1}
            """
        let answer = try TMDBSearch(WireScene().tmdb).people("tom hanks").adapt(Data(json.utf8))
        #expect(
            answer.value.items == [
                edited(Person(id: 31, name: "Tom Hanks")) {
                    $0.knownForDepartment = "Acting"
                    $0.gender = .male
                    $0.profilePath = ImagePath("/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg")
                    $0.popularity = 84.631
                    $0.knownFor = [.movie(Movie(id: 13, title: "Forrest Gump"))]
                }
            ])
        #expect(answer.dropped == 0)
    }
}
