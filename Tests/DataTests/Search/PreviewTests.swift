import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct PreviewTests {
    private static func title(_ reference: MediaReference, language: String = "de-DE", overview: String = "Text.") -> IndexedTitle {
        var title = IndexedTitle(
            server: "s", reference: reference, language: language, title: "Titel", originalTitle: "Title", overview: overview,
            released: Day(year: 2001, month: 2, day: 3), popularity: 4, posterPath: ImagePath("/p.jpg"))
        (title.backdropPath, title.genreIDs, title.voteAverage, title.voteCount) = (ImagePath("/b.jpg"), [18], 7.5, 12)
        return title
    }

    @Test func `a movie has all that the index knows`() throws {
        guard case .movie(let movie) = Self.title(.movie(1)).preview(in: "de-AT") else { throw Missing() }
        #expect(movie.id == 1 && movie.title == "Titel" && movie.originalTitle == "Title" && movie.overview == "Text.")
        #expect(movie.releaseDate?.year == 2001 && movie.popularity == 4 && movie.genreIDs == [18])
        #expect(movie.posterPath == ImagePath("/p.jpg") && movie.backdropPath == ImagePath("/b.jpg"))
        #expect(movie.voteAverage == 7.5 && movie.voteCount == 12 && movie.textLanguages == nil)
    }

    @Test func `a series notes texts in another language, and an empty text has none`() throws {
        guard case .tv(let series) = Self.title(.tv(1)).preview(in: "fr-FR") else { throw Missing() }
        #expect(series.name == "Titel" && series.voteCount == 12 && series.backdropPath != nil && series.genreIDs == [18])
        #expect(series.textLanguages == [.name: "de-DE", .overview: "de-DE"])
        guard case .tv(let bare) = Self.title(.tv(1), overview: "").preview(in: "fr-FR") else { throw Missing() }
        #expect(bare.textLanguages == [.name: "de-DE"])
        #expect(Self.title(.person(1)).preview(in: "fr-FR") == nil)
    }

    private struct Missing: Error {}
}
