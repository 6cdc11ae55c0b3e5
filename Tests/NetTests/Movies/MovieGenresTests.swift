import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct MovieGenresTests {
    @Test func `genres are read, without the blanks of some translations`() throws {
        let answer = """
            {"genres": [{"id": 28, "name": "Action"}, {"id": 36, "name": "Historie "}, {"id": 878, "name": " Science  Fiction"},
             {"id": 10752, "name": null}, {"id": "many", "name": "Dokumentarfilm"}]}
            """
        let genres = try TMDBMovies(WireScene().tmdb).genres().adapt(Data(answer.utf8))
        #expect(
            genres.value == [
                Genre(id: 28, name: "Action"), Genre(id: 36, name: "Historie"), Genre(id: 878, name: "Science Fiction"),
                Genre(id: 10_752, name: ""),
            ])
        #expect(genres.dropped == 1)
        #expect(genres.titles.isEmpty)
    }
}
