import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing

struct EpisodeRatingsTests {
    private let library = TMDBLibrary(WireScene().tmdb)
    private let season = SeasonReference(series: 1399, number: 1)

    @Test func `the ratings of a season are read, and its episodes can be marked`() throws {
        let json = """
            {"id":3624,"results":[{"id":63056,"episode_number":1,"rated":{"value":9}},{"id":63057,"episode_number":2,"rated":false},
             {"id":63058,"episode_number":3,"rated":{"value":8.5}},{"id":63059,"episode_number":4,"rated":true},
             {"id":63060,"episode_number":5}]}
            """
        let remote = library.episodeRatings(of: season, as: .person)
        let ratings = try remote.adapt(Data(json.utf8))
        #expect(
            ratings.value == [
                EpisodeRating(id: 63056, episodeNumber: 1, rating: Rating(halfPoints: 18)), EpisodeRating(id: 63057, episodeNumber: 2),
                EpisodeRating(id: 63058, episodeNumber: 3, rating: Rating(halfPoints: 17)),
            ])
        // Taken for "not rated", the others would hide a rating.
        #expect(ratings.dropped == 2)
        #expect(ratings.markables == (1...3).map { .episode(of: 1399, season: 1, number: $0) })
        #expect(remote.isPrivate && remote.key.subject == .tv(1399))
    }

    @Test(arguments: ["{}", #"{"id":1,"results":[{"id":1}]}"#, #"{"season_number":2,"results":[]}"#, "[]"])
    func `what is not about the season is unreadable`(_ json: String) {
        let remote = library.episodeRatings(of: season, as: .guest)
        #expect(failure(of: { () throws(MarqueeError) in try remote.adapt(Data(json.utf8)).dropped })?.code == .unreadable)
    }

    @Test func `a season that cannot be is not asked for`() {
        #expect(library.episodeRatings(of: SeasonReference(series: 0, number: 1), as: .person).refusal?.reason.key == "path.id")
        #expect(library.episodeRatings(of: SeasonReference(series: 1, number: -1), as: .person).refusal?.reason.key == "path.number")
    }
}
