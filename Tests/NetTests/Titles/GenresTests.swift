import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct GenresTests {
    @Test(arguments: [TMDBMovies(WireScene().tmdb).genres(), TMDBTVSeries(WireScene().tmdb).genres()])
    func `the genres of movies and series are read, without stray blanks in their names`(_ genres: Remote<[Genre]>) throws {
        let answer = """
            {"genres": [{"id": 28, "name": "Action & Adventure"}, {"id": 36, "name": "Historie "}, {"id": 878, "name": " Science  Fiction"},
             {"id": 10752, "name": null}, {"id": "many", "name": "Dokumentarfilm"}, {"name": "Lost"}]}
            """
        let adapted = try genres.adapt(Data(answer.utf8))
        #expect(
            adapted.value == [
                Genre(id: 28, name: "Action & Adventure"), Genre(id: 36, name: "Historie"), Genre(id: 878, name: "Science Fiction"),
                Genre(id: 10_752, name: ""),
            ])
        #expect(adapted.dropped == 2)
        #expect(adapted.titles.isEmpty)
    }
}
