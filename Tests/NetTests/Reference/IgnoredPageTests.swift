import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Lists whose server ignores the page that is asked for.
struct IgnoredPageTests {
    /// The first one answers every page with the first page. The second one is the same list of a keyword, and TMDb advises against it.
    private static let ignored: Set = ["/3/company/{company_id}/movies", "/3/keyword/{keyword_id}/movies"]

    @Test func `two operations may ignore the page`() {
        #expect(Set(Operations.all.filter(\.mayIgnorePage).map(\.route.template)) == Self.ignored)
    }

    @Test func `the first page in place of the second one ends the list`() throws {
        let reference = TMDBReference(WireScene().tmdb)
        let first = Data(#"{"id": 7, "page": 1, "results": [{"id": 1, "title": "A"}], "total_pages": 83, "total_results": 1649}"#.utf8)
        #expect(try reference.keywordMovies(TitlePage(7)).adapt(first).value.totalPages == 83)
        let second = try reference.keywordMovies(TitlePage(7, page: 2)).adapt(first)
        #expect(second.value == Page(page: 2, totalPages: 1, totalResults: 0, items: []) && second.losses == DecodingLosses())
        #expect(second.titles.isEmpty)
        for other in [#"{"id": 8, "page": 1, "results": []}"#, #"{"id": 7, "page": 3, "results": []}"#, #"{"id": 7, "page": 1}"#] {
            let error = failure(of: { () throws(MarqueeError) in
                try reference.keywordMovies(TitlePage(7, page: 2)).adapt(Data(other.utf8))
            })
            #expect(error?.code == .unreadable, "\(other)")
        }
    }

    @Test func `another list with a wrong page is unreadable`() {
        let first = Data(#"{"page": 1, "results": [{"id": 1, "title": "A"}], "total_pages": 83, "total_results": 1649}"#.utf8)
        let error = failure(of: { () throws(MarqueeError) in try TMDBMovies(WireScene().tmdb).list(.popular(page: 2)).adapt(first) })
        #expect(error?.reason.key == "answer.other")
    }

    @Test func `the movies of a company are those of a search for the company`() {
        let tmdb = WireScene().tmdb
        let movies = TMDBReference(tmdb).companyMovies(TitlePage(25, page: 2))
        let search = TMDBMovies(tmdb).discover(
            MovieFilter {
                $0.companies = .any([25])
                $0.page = 2
            })
        #expect(movies.key == search.key)
        #expect(TMDBReference(tmdb).companyMovies(TitlePage(-1)).refusal?.code == .invalidInput)
    }
}
