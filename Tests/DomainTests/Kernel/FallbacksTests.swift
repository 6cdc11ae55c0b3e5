import MarqueeDomain
import TestKit
import Testing

/// Which translation fills a text, where there are several.
struct FallbacksTests {
    private static func translation(_ tag: String, title: String = "", overview: String = "", tagline: String = "") -> Translation {
        edited(Translation(language: String(tag.prefix(2)), country: String(tag.suffix(2)))) {
            ($0.title, $0.overview, $0.tagline) = (title, overview, tagline)
        }
    }

    private static func audience(_ language: String, _ fallbacks: String...) throws -> Audience {
        try Audience(language: language, fallbackLanguages: fallbacks)
    }

    private static func movie(_ title: String, original: String = "원제", in language: String = "ko", _ texts: [Translation]) -> MovieDetails
    {
        edited(
            MovieDetails(
                movie: edited(Movie(id: 1, title: title)) { ($0.originalTitle, $0.originalLanguage) = (original, language) })
        ) { $0.translations = texts }
    }

    @Test func `all regions of a wished language count, field by field, the main one first`() throws {
        let texts = [
            Self.translation("pt-BR", overview: "brasileira", tagline: "frase"), Self.translation("pt-PT", overview: "europeia"),
            Self.translation("en-GB", tagline: "British"), Self.translation("en-US", overview: "American", tagline: "American"),
        ]
        let filled = try Self.movie("T", texts).fillingGaps(for: Self.audience("de", "pt", "en"))
        #expect(filled.overview == "europeia" && filled.tagline == "frase")
        #expect(try Self.movie("T", texts).fillingGaps(for: Self.audience("de", "pt-BR")).overview == "brasileira")
        #expect(try Self.movie("T", texts).fillingGaps(for: Self.audience("de", "en")).tagline == "American")
        #expect(try Self.movie("T", texts).fillingGaps(for: Self.audience("de", "en-GB")).tagline == "British")
        #expect(try Self.movie("T", texts).fillingGaps(for: Self.audience("de", "en-GB")).overview == "American")
    }

    @Test func `an original title in place of one in the asked language is filled`() throws {
        let texts = [Self.translation("de-DE", overview: "Text."), Self.translation("en-US", title: "The Title")]
        #expect(try Self.movie("원제", texts).fillingGaps(for: Self.audience("de-DE", "fr", "en")).title == "The Title")
        #expect(try Self.movie("원제", [texts[1]]).fillingGaps(for: Self.audience("de", "en")).originalTitle == "원제")
        var series = TVSeriesDetails(
            series: edited(TVSeries(id: 1, name: "원제")) { ($0.originalName, $0.originalLanguage) = ("원제", "ko") })
        series.translations = texts
        #expect(try series.fillingGaps(for: Self.audience("de-DE", "en")).name == "The Title")
    }

    @Test func `a title that is right stays`() throws {
        let texts = [Self.translation("de-DE", title: "원제"), Self.translation("en-US", title: "The Title"), Self.translation("ko-KR")]
        // In the asked language, though it is the original one.
        #expect(try Self.movie("원제", texts).fillingGaps(for: Self.audience("de", "en")).title == "원제")
        #expect(try Self.movie("원제", texts).fillingGaps(for: Self.audience("de-DE", "en")).title == "원제")
        // The one of another language of the person, in which the movie was made.
        #expect(try Self.movie("원제", [texts[1]]).fillingGaps(for: Self.audience("de", "ko", "en")).title == "원제")
        #expect(try Self.movie("원제", texts).fillingGaps(for: Self.audience("ko-KR", "en")).title == "원제")
        // Another than the original one, or one of which nothing more is known.
        #expect(try Self.movie("Der Titel", texts).fillingGaps(for: Self.audience("fr", "en")).title == "Der Titel")
        #expect(try Self.movie("원제", in: "", texts).fillingGaps(for: Self.audience("fr", "en")).title == "원제")
        #expect(try Self.movie("원제", texts).fillingGaps(for: Self.audience("fr", "it")).title == "원제")
    }
}
