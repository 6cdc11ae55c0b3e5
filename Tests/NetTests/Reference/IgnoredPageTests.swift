import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Lists whose server ignores the page that is asked for.
struct IgnoredPageTests {
    /// Recorded answers name the page that was asked for.
    private static let recorded: Set = [
        "/3/discover/movie", "/3/movie/popular", "/3/movie/top_rated", "/3/movie/{movie_id}/reviews", "/3/search/movie",
    ]
    /// TMDb documents the page or, for version 4 and for trending, its users do. Another page than the asked one is unreadable.
    private static let documented: Set<String> = {
        let shelves = ["favorite/movies", "favorite/tv", "watchlist/movies", "watchlist/tv", "lists"]
        let rated = ["rated/movies", "rated/tv", "rated/tv/episodes"]
        var templates: [String] = (shelves + rated).map { "/3/account/{account_id}/" + $0 }
        templates += rated.map { "/3/guest_session/{guest_session_id}/" + $0 }
        templates += ["collection", "company", "keyword", "multi", "person", "tv"].map { "/3/search/" + $0 }
        templates += ["changes", "lists", "recommendations", "similar"].map { "/3/movie/{movie_id}/" + $0 }
        templates += ["changes", "lists", "recommendations", "reviews", "similar"].map { "/3/tv/{series_id}/" + $0 }
        templates += ["movie", "tv", "person", "person/{person_id}", "tv/season/{season_id}", "tv/episode/{episode_id}"].map {
            "/3/\($0)/changes"
        }
        templates += ["/3/movie/now_playing", "/3/movie/upcoming", "/3/person/popular", "/3/discover/tv", "/3/list/{list_id}"]
        templates += ["airing_today", "on_the_air", "popular", "top_rated"].map { "/3/tv/" + $0 }
        templates += ["all", "movie", "person", "tv"].map { "/3/trending/\($0)/{time_window}" }
        templates += ["/4/list/{list_id}", "/4/account/{account_object_id}/lists"]
        for part in ["favorites", "rated", "recommendations", "watchlist"] {
            templates += ["movie", "tv"].map { "/4/account/{account_object_id}/\($0)/" + part }
        }
        return Set(templates)
    }()
    /// The first one answers every page with the first page. The second one is the same list of a keyword, and TMDb advises against it.
    private static let ignored: Set = ["/3/company/{company_id}/movies", "/3/keyword/{keyword_id}/movies"]

    @Test func `the table has every paged operation`() {
        let paged = Set(RequestTable.rows.filter { $0.identity.numbers["page"] != nil }.map(\.operation.template))
        #expect(paged == Self.recorded.union(Self.documented).union(Self.ignored))
        #expect(Set(Operations.all.filter(\.mayIgnorePage).map(\.route.template)) == Self.ignored)
    }

    @Test func `the first page in place of the second one ends the list`() throws {
        let reference = TMDBReference(WireScene().tmdb)
        let first = Data(#"{"id": 7, "page": 1, "results": [{"id": 1, "title": "A"}], "total_pages": 83, "total_results": 1649}"#.utf8)
        #expect(try reference.keywordMovies(TitlePage(7)).adapt(first).value.totalPages == 83)
        let second = try reference.keywordMovies(TitlePage(7, page: 2)).adapt(first)
        #expect(second.value == Page(number: 2, totalPages: 1, totalResults: 0, items: []) && second.losses == DecodingLosses())
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
        let error = failure(of: { () throws(MarqueeError) in try TMDBMovies(WireScene().tmdb).chart(.popular(page: 2)).adapt(first) })
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
