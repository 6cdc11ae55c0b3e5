import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// All texts, images and videos of details in all wished languages come from one request.
struct FallbackRequestTests {
    static let body = """
        {"id": 5, "name": "Folge 5", "title": "Filmen", "original_title": "Filmen", "original_language": "no", "overview": "",
         "biography": "", "episode_number": 5, "season_number": 5, "episodes": [],
         "translations": {"translations": [
          {"iso_639_1": "en", "iso_3166_1": "US", "data": {
            "title": "The Film", "overview": "C", "biography": "C", "homepage": "https://example.com/en"}},
          {"iso_639_1": "no", "iso_3166_1": "NO", "data": {
            "name": "", "title": "", "overview": "B", "biography": "B", "tagline": "T"}}]}}
        """

    @Test func `details in three languages cost one request each`() async throws {
        let scene = WireScene(body: Self.body, audience: try Audience(language: "de-DE", fallbackLanguages: ["nb-NO", "en"]))
        let reader = Reader()
        let (movies, series) = (TMDBMovies(scene.tmdb), TMDBTVSeries(scene.tmdb))
        let movie = try await reader.read(movies.details(5))().value
        #expect(movie.title == "Filmen" && movie.overview == "B")
        #expect(movie.textLanguages?[.title] == "no" && movie.textLanguages?[.overview] == "no-NO")
        let season = try await reader.read(series.season(SeasonReference(series: 1, number: 5), including: SeasonPart.standard, as: nil))()
            .value
        #expect(season.name == "The Film" && season.textLanguages == [.name: "en-US", .overview: "no-NO"])
        let episode = try await reader.read(
            series.episode(EpisodeReference(series: 1, season: 5, number: 5), including: EpisodePart.standard, as: nil))().value
        #expect(episode.name == "The Film" && episode.overview == "B")
        let person = try await reader.read(TMDBPeople(scene.tmdb).details(5))().value
        #expect(person.biography == "B" && person.textLanguages == [.biography: "no-NO"])
        let whole = try await reader.read(series.details(5))().value
        #expect(whole.overview == "B" && whole.tagline == "T" && whole.homepage == "https://example.com/en")
        #expect(whole.textLanguages == [.overview: "no-NO", .tagline: "no-NO", .homepage: "en-US"])
        #expect(movie.tagline == "T" && movie.homepage == "https://example.com/en")
        #expect(scene.transport.requests.count == 5)
        for request in scene.transport.requests {
            #expect(request.url.contains("translations") && request.url.contains("language=de-DE"))
        }
        #expect(scene.transport.requests[0].url.contains("include_image_language=de%2Cnb%2Cno%2Cen%2Cnull"))
        #expect(scene.transport.requests[0].url.contains("include_video_language=de%2Cnb%2Cno%2Cen%2Cnull"))
    }

    @Test func `Norwegian under its other code is asked for without fallback languages too`() async throws {
        let scene = WireScene(body: Self.body, audience: try Audience(language: "nb-NO"))
        let movie = try await Reader().read(TMDBMovies(scene.tmdb).details(5))().value
        #expect(movie.title == "Filmen" && movie.overview == "B" && movie.textLanguages == nil)
        #expect(scene.transport.requests.count == 1)
    }
}
