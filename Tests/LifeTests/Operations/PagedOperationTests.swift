import Marquee
import Testing

/// What is known of the page in the answers of operations with pages. A new one is added to one of the lists.
struct PagedOperationTests {
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

    @Test func `the lists have every operation with pages`() {
        let paged = OperationTable.reads.filter { $0.address.contains("page=1") }.map { String($0.operation.dropFirst(4)) }
        #expect(Set(paged).union(["/3/company/{company_id}/movies"]) == Self.recorded.union(Self.documented).union(Self.ignored))
    }
}
