import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct MovieCollectionTests {
    private let movies = TMDBMovies(WireScene().tmdb)

    @Test func `a collection is read with its movies, whose titles stand as names there`() throws {
        let answer = try movies.collection(10, including: []).adapt(
            Data(
                """
                {"id": 10, "name": "Star Wars Collection", "original_language": "en", "original_name": "Star Wars Collection",
                 "overview": "", "poster_path": "/22dj38IckjzEEUZwN1tPU5VJ1qq.jpg", "backdrop_path": null, "parts": [
                 {"id": 11, "name": "Star Wars", "original_name": "Star Wars", "media_type": "movie", "release_date": "1977-05-25"},
                 {"id": 1891, "title": "The Empire Strikes Back", "name": "Other", "genre_ids": [12]}, {"id": 1892}]}
                """.utf8))
        #expect(answer.value.name == "Star Wars Collection" && answer.value.posterPath == ImagePath("/22dj38IckjzEEUZwN1tPU5VJ1qq.jpg"))
        #expect(answer.value.originalLanguage == "en" && answer.value.originalName == "Star Wars Collection")
        #expect(answer.value.movies.map(\.title) == ["Star Wars", "The Empire Strikes Back"])
        #expect(answer.value.movies.map(\.releaseDate) == [Day(year: 1977, month: 5, day: 25), nil])
        #expect(answer.losses.rows == 1 && answer.losses.fields == 0)
        #expect(answer.titles.map(\.reference) == [.movie(11), .movie(1891)] && answer.markables == [.movie(11), .movie(1891)])
    }

    @Test(arguments: [5, 70])
    func `a title is read from its own key or else from the name, however many members a movie has`(_ count: Int) throws {
        let others = (0..<count).map { "\"other_\($0)\": \($0)" }.joined(separator: ", ")
        for (titles, title, original) in [
            (#""name": "A", "original_name": "B""#, "A", "B"), (#""title": "C", "name": "A", "original_title": "D""#, "C", "D"),
            (#""name": "A", "original_title": "D", "original_name": "B""#, "A", "D"), (#""name": "A""#, "A", "A"),
        ] {
            let answer = try movies.collection(10, including: []).adapt(
                Data(#"{"id": 10, "name": "X", "parts": [{"id": 11, \#(titles), \#(others)}]}"#.utf8))
            #expect(answer.value.movies.map(\.title) == [title] && answer.value.movies.map(\.originalTitle) == [original])
            #expect(answer.losses.rows == 0 && answer.losses.fields == 0)
        }
    }

    @Test func `the credits of a movie are read on their own`() throws {
        let json = #"{"id": 550, "cast": [{"credit_id": "a", "id": 819, "name": "Edward Norton", "order": 0}], "crew": []}"#
        let credits = try movies.credits(of: 550).adapt(Data(json.utf8)).value
        #expect(credits.cast == [CastMember(creditID: "a", personID: 819, name: "Edward Norton")] && credits.crew.isEmpty)
    }
}
