import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// One of several lists in an answer may fail alone.
@Suite(.ownThread)
struct SeparateListTests {
    private static let cast = #"{"credit_id": "c1", "id": 1, "name": "Sample", "character": "A"}"#
    private static let crew = #"{"credit_id": "c2", "id": null, "name": "Other", "job": "Casting"}"#
    private let tmdb = WireScene().tmdb

    @Test(arguments: ["", #", "crew": null"#, #", "crew": [\#(crew)]"#, #", "crew": 5"#])
    func `a cast is kept without its crew, which is counted`(_ crew: String) throws {
        let body = #"{"cast": [\#(Self.cast)]\#(crew)}"#
        let season = SeasonReference(series: 1, number: 1)
        for remote in [
            TMDBMovies(tmdb).credits(of: 1), TMDBTVSeries(tmdb).credits(of: 1), TMDBSeasons(tmdb).credits(of: season),
        ] {
            let answer = try remote.adapt(Data(body.utf8))
            #expect(answer.value.cast.map(\.name) == ["Sample"] && answer.value.crew.isEmpty)
            #expect(answer.losses.rows == 0 && answer.losses.fields == 1)
        }
        let details = try TMDBTVSeries(tmdb).season(season, including: [.credits]).adapt(
            Data(#"{"id": 5, "season_number": 1, "name": "Season 1", "episodes": [], "credits": \#(body)}"#.utf8))
        #expect(details.value.credits?.cast.map(\.name) == ["Sample"] && details.losses.fields == 1)
    }

    @Test func `a crew is kept without its cast`() throws {
        let body = #"{"cast": [{"id": null}], "crew": [{"credit_id": "c2", "id": 2, "name": "Other", "job": "Casting"}]}"#
        let answer = try TMDBMovies(tmdb).credits(of: 1).adapt(Data(body.utf8))
        #expect(answer.value.cast.isEmpty && answer.value.crew.map(\.job) == ["Casting"] && answer.losses.fields == 1)
    }

    @Test func `every other answer with several lists has the same rule`() throws {
        let role = #"{"id": 1, "name": "Sample", "roles": [{"credit_id": "c1"}]}"#
        let series = try TMDBTVSeries(tmdb).aggregateCredits(of: 1).adapt(Data(#"{"cast": [\#(role)], "crew": [{"id": null}]}"#.utf8))
        #expect(series.value.cast.count == 1 && series.losses.fields == 1)

        let title = #"{"id": 5, "title": "A", "media_type": "movie", "credit_id": "c1"}"#
        let person = try TMDBPeople(tmdb).combinedCredits(of: 1).adapt(Data(#"{"cast": [\#(title)]}"#.utf8))
        #expect(person.value.cast.count == 1 && person.losses.fields == 1)

        let found = try TMDBSearch(tmdb).find(.imdb("tt1")).adapt(
            Data(#"{"movie_results": [\#(title)], "tv_results": [5], "person_results": [], "tv_episode_results": []}"#.utf8))
        #expect(found.value.movieResults.count == 1 && found.losses.fields == 2 && found.losses.rows == 0)

        let images = try TMDBMovies(tmdb).images(of: 1).adapt(
            Data(#"{"posters": [{"file_path": 5}], "backdrops": [{"file_path": "/b.jpg"}]}"#.utf8))
        #expect(images.value.backdrops.count == 1 && images.value.posters.isEmpty && images.losses.fields == 1)

        let episode = try TMDBEpisodes(tmdb).credits(of: EpisodeReference(series: 1, season: 1, number: 1)).adapt(
            Data(#"{"guest_stars": [\#(Self.cast)]}"#.utf8))
        #expect(episode.value.guestStars.count == 1 && episode.losses.fields == 1)
    }

    @Test func `where no list has a row, one that cannot be read breaks the answer`() {
        for body in [#"{"movie_results": [5], "tv_results": []}"#, #"{"movie_results": []}"#] {
            let error = failure(of: { () throws(MarqueeError) in try TMDBSearch(tmdb).find(.imdb("tt1")).adapt(Data(body.utf8)) })
            #expect(error?.code == .unreadable)
        }
    }

    /// A second required list would take a good first one along.
    @Test func `no shape requires two lists in another way`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/Net")
            .standardized
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String })
        var shapes: [String] = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for shape in text.matches(of: /struct (\w+DTO)\b[^{]*\{([^{}]*)/) {
                let lists = shape.2.split(separator: "\n").filter { $0.wholeMatch(of: /\s*let [`\w]+: \[.*\]/) != nil }
                if lists.count > 1 { shapes.append(String(shape.1)) }
            }
        }
        #expect(shapes == [])
    }
}
