import MarqueeDomain
import Testing

struct MovieDetailsTests {
    private func movie(overview: String = "", tagline: String = "") -> MovieDetails {
        MovieDetails(
            movie: Movie(id: 1, title: "One", originalTitle: "One", overview: overview), tagline: tagline,
            translations: [
                Translation(language: "pt", region: "BR", overview: "brasileiro"),
                Translation(language: "pt", region: "PT", overview: "europeu", tagline: "lema"),
                Translation(language: "en", region: "US", overview: "english", tagline: "motto", homepage: "https://example.org"),
            ])
    }

    @Test func `each empty text is filled from the best language that has it`() {
        let filled = movie().fillingGaps(from: ["pt-BR", "en"])
        #expect(filled.overview == "brasileiro")
        #expect(filled.tagline == "motto")
        #expect(filled.homepage == "https://example.org")
    }

    @Test func `the exact region comes before another of the language`() {
        #expect(movie().fillingGaps(from: ["pt-PT"]).overview == "europeu")
        #expect(movie().fillingGaps(from: ["pt-AO"]).overview != "")
    }

    @Test func `texts that are there stay`() {
        let filled = movie(overview: "here", tagline: "here too").fillingGaps(from: ["en"])
        #expect(filled.overview == "here")
        #expect(filled.tagline == "here too")
    }

    @Test func `without a fitting language nothing changes`() {
        #expect(movie().fillingGaps(from: ["ja"]) == movie())
    }
}
