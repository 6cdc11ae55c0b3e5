import Foundation
import MarqueeDomain
import Testing
import TestKit

struct MovieDetailsTests {
    private func movie(overview: String = "", tagline: String = "") -> MovieDetails {
        edited(MovieDetails(movie: edited(Movie(id: 1, title: "One")) { $0.overview = overview })) {
            $0.tagline = tagline
            $0.translations = [
                edited(Translation(language: "pt", country: "BR")) { $0.overview = "brasileiro" },
                edited(Translation(language: "pt", country: "PT")) {
                    $0.overview = "europeu"
                    $0.tagline = "lema"
                },
                edited(Translation(language: "en", country: "US")) {
                    $0.overview = "english"
                    $0.tagline = "motto"
                    $0.homepage = "https://example.org"
                },
            ]
        }
    }

    @Test func `each empty text is filled from the best language that has it`() throws {
        let filled = try movie().fillingGaps(for: Audience(language: "de", fallbackLanguages: ["pt-BR", "en"]))
        #expect(filled.overview == "brasileiro")
        // Another region of a wished language comes before the next language.
        #expect(filled.tagline == "lema")
        #expect(filled.homepage == "https://example.org")
    }

    @Test func `the exact region comes before another of the language`() throws {
        #expect(try movie().fillingGaps(for: Audience(language: "de", fallbackLanguages: ["pt-PT"])).overview == "europeu")
        #expect(try movie().fillingGaps(for: Audience(language: "de", fallbackLanguages: ["pt-AO"])).overview != "")
    }

    @Test func `texts that are there stay`() throws {
        let filled = try movie(overview: "here", tagline: "here too").fillingGaps(for: Audience(language: "de", fallbackLanguages: ["en"]))
        #expect(filled.overview == "here")
        #expect(filled.tagline == "here too")
    }

    @Test func `without a fitting language nothing changes`() throws {
        #expect(try movie().fillingGaps(for: Audience(language: "de", fallbackLanguages: ["ja"])) == movie())
    }

    @Test func `what stands in lists can be read and changed directly`() {
        var details = movie(overview: "here")
        details.title = "Two"
        details.voteCount += 1
        #expect(details.movie.title == "Two" && details.voteCount == 1 && details.overview == "here")
        #expect(details.originalTitle == "One")
    }

    @Test func `an edited value survives being written and read`() throws {
        let details = edited(movie(tagline: "motto")) {
            $0.belongsToCollection = MovieCollection(id: 10, name: "A collection")
            $0.credits = Credits(cast: [CastMember(creditID: "c", personID: 2, name: "A name")], crew: [])
        }
        #expect(try JSONDecoder().decode(MovieDetails.self, from: JSONEncoder().encode(details)) == details)
    }

    @Test func `a runtime is a duration too`() {
        var details = MovieDetails(movie: Movie(id: 1, title: "A"))
        #expect(details.duration == nil)
        details.runtime = 139
        #expect(details.duration == .seconds(8_340))
        var episode = Episode(id: 1, seasonNumber: 1, episodeNumber: 1)
        episode.runtime = 62
        #expect(episode.duration == .seconds(3_720))
    }
}
