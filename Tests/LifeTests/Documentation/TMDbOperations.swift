/// The operations of TMDb, in versions 3 and 4 of its interface.
enum TMDbOperations {
    /// Every operation, by its group.
    static let groups: [(name: String, operations: [String])] = [
        (
            "authentication",
            [
                "GET /3/authentication",
                "GET /3/authentication/guest_session/new",
                "GET /3/authentication/token/new",
                "POST /3/authentication/session/new",
                "POST /3/authentication/session/convert/4",
                "POST /3/authentication/token/validate_with_login",
                "DELETE /3/authentication/session",
                "GET /3/authentication/session/new",
            ]
        ),
        (
            "account",
            [
                "GET /3/account/{account_id}",
                "POST /3/account/{account_id}/favorite",
                "POST /3/account/{account_id}/watchlist",
                "GET /3/account/{account_id}/favorite/movies",
                "GET /3/account/{account_id}/favorite/tv",
                "GET /3/account/{account_id}/lists",
                "GET /3/account/{account_id}/rated/movies",
                "GET /3/account/{account_id}/rated/tv",
                "GET /3/account/{account_id}/rated/tv/episodes",
                "GET /3/account/{account_id}/watchlist/movies",
                "GET /3/account/{account_id}/watchlist/tv",
                "GET /3/account",
            ]
        ),
        (
            "certifications",
            [
                "GET /3/certification/movie/list",
                "GET /3/certification/tv/list",
            ]
        ),
        (
            "changes",
            [
                "GET /3/movie/changes",
                "GET /3/person/changes",
                "GET /3/tv/changes",
            ]
        ),
        (
            "collections",
            [
                "GET /3/collection/{collection_id}",
                "GET /3/collection/{collection_id}/images",
                "GET /3/collection/{collection_id}/translations",
            ]
        ),
        (
            "companies",
            [
                "GET /3/company/{company_id}",
                "GET /3/company/{company_id}/alternative_names",
                "GET /3/company/{company_id}/images",
                "GET /3/company/{company_id}/movies",
            ]
        ),
        (
            "configuration",
            [
                "GET /3/configuration",
                "GET /3/configuration/countries",
                "GET /3/configuration/jobs",
                "GET /3/configuration/languages",
                "GET /3/configuration/primary_translations",
                "GET /3/configuration/timezones",
            ]
        ),
        (
            "credits",
            [
                "GET /3/credit/{credit_id}"
            ]
        ),
        (
            "discover",
            [
                "GET /3/discover/movie",
                "GET /3/discover/tv",
            ]
        ),
        (
            "find",
            [
                "GET /3/find/{external_id}"
            ]
        ),
        (
            "genres",
            [
                "GET /3/genre/movie/list",
                "GET /3/genre/tv/list",
            ]
        ),
        (
            "guest sessions",
            [
                "GET /3/guest_session/{guest_session_id}/rated/movies",
                "GET /3/guest_session/{guest_session_id}/rated/tv",
                "GET /3/guest_session/{guest_session_id}/rated/tv/episodes",
            ]
        ),
        (
            "keywords",
            [
                "GET /3/keyword/{keyword_id}",
                "GET /3/keyword/{keyword_id}/movies",
            ]
        ),
        (
            "lists",
            [
                "POST /3/list/{list_id}/add_item",
                "GET /3/list/{list_id}/item_status",
                "POST /3/list/{list_id}/clear",
                "POST /3/list",
                "DELETE /3/list/{list_id}",
                "GET /3/list/{list_id}",
                "POST /3/list/{list_id}/remove_item",
            ]
        ),
        (
            "movie lists",
            [
                "GET /3/movie/now_playing",
                "GET /3/movie/popular",
                "GET /3/movie/top_rated",
                "GET /3/movie/upcoming",
            ]
        ),
        (
            "movies",
            [
                "GET /3/movie/{movie_id}",
                "GET /3/movie/{movie_id}/account_states",
                "GET /3/movie/{movie_id}/alternative_titles",
                "GET /3/movie/{movie_id}/changes",
                "GET /3/movie/{movie_id}/credits",
                "GET /3/movie/{movie_id}/external_ids",
                "GET /3/movie/{movie_id}/images",
                "GET /3/movie/{movie_id}/keywords",
                "GET /3/movie/latest",
                "GET /3/movie/{movie_id}/lists",
                "GET /3/movie/{movie_id}/recommendations",
                "GET /3/movie/{movie_id}/release_dates",
                "GET /3/movie/{movie_id}/reviews",
                "GET /3/movie/{movie_id}/similar",
                "GET /3/movie/{movie_id}/translations",
                "GET /3/movie/{movie_id}/videos",
                "GET /3/movie/{movie_id}/watch/providers",
                "POST /3/movie/{movie_id}/rating",
                "DELETE /3/movie/{movie_id}/rating",
                "GET /3/movie/{movie_id}/releases",
            ]
        ),
        (
            "networks",
            [
                "GET /3/network/{network_id}",
                "GET /3/network/{network_id}/alternative_names",
                "GET /3/network/{network_id}/images",
            ]
        ),
        (
            "people lists",
            [
                "GET /3/person/popular"
            ]
        ),
        (
            "people",
            [
                "GET /3/person/{person_id}",
                "GET /3/person/{person_id}/changes",
                "GET /3/person/{person_id}/combined_credits",
                "GET /3/person/{person_id}/external_ids",
                "GET /3/person/{person_id}/images",
                "GET /3/person/latest",
                "GET /3/person/{person_id}/movie_credits",
                "GET /3/person/{person_id}/tv_credits",
                "GET /3/person/{person_id}/tagged_images",
                "GET /3/person/{person_id}/translations",
            ]
        ),
        (
            "reviews",
            [
                "GET /3/review/{review_id}"
            ]
        ),
        (
            "search",
            [
                "GET /3/search/collection",
                "GET /3/search/company",
                "GET /3/search/keyword",
                "GET /3/search/movie",
                "GET /3/search/multi",
                "GET /3/search/person",
                "GET /3/search/tv",
            ]
        ),
        (
            "trending",
            [
                "GET /3/trending/all/{time_window}",
                "GET /3/trending/movie/{time_window}",
                "GET /3/trending/person/{time_window}",
                "GET /3/trending/tv/{time_window}",
            ]
        ),
        (
            "tv series lists",
            [
                "GET /3/tv/airing_today",
                "GET /3/tv/on_the_air",
                "GET /3/tv/popular",
                "GET /3/tv/top_rated",
            ]
        ),
        (
            "tv series",
            [
                "GET /3/tv/{series_id}",
                "GET /3/tv/{series_id}/account_states",
                "GET /3/tv/{series_id}/aggregate_credits",
                "GET /3/tv/{series_id}/alternative_titles",
                "GET /3/tv/{series_id}/changes",
                "GET /3/tv/{series_id}/content_ratings",
                "GET /3/tv/{series_id}/credits",
                "GET /3/tv/{series_id}/episode_groups",
                "GET /3/tv/{series_id}/external_ids",
                "GET /3/tv/{series_id}/images",
                "GET /3/tv/{series_id}/keywords",
                "GET /3/tv/latest",
                "GET /3/tv/{series_id}/lists",
                "GET /3/tv/{series_id}/recommendations",
                "GET /3/tv/{series_id}/reviews",
                "GET /3/tv/{series_id}/screened_theatrically",
                "GET /3/tv/{series_id}/similar",
                "GET /3/tv/{series_id}/translations",
                "GET /3/tv/{series_id}/videos",
                "GET /3/tv/{series_id}/watch/providers",
                "POST /3/tv/{series_id}/rating",
                "DELETE /3/tv/{series_id}/rating",
            ]
        ),
        (
            "tv seasons",
            [
                "GET /3/tv/{series_id}/season/{season_number}",
                "GET /3/tv/{series_id}/season/{season_number}/account_states",
                "GET /3/tv/{series_id}/season/{season_number}/aggregate_credits",
                "GET /3/tv/season/{season_id}/changes",
                "GET /3/tv/{series_id}/season/{season_number}/credits",
                "GET /3/tv/{series_id}/season/{season_number}/external_ids",
                "GET /3/tv/{series_id}/season/{season_number}/images",
                "GET /3/tv/{series_id}/season/{season_number}/translations",
                "GET /3/tv/{series_id}/season/{season_number}/videos",
                "GET /3/tv/{series_id}/season/{season_number}/watch/providers",
            ]
        ),
        (
            "tv episodes",
            [
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states",
                "GET /3/tv/episode/{episode_id}/changes",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations",
                "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos",
                "POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
                "DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            ]
        ),
        (
            "tv episode groups",
            [
                "GET /3/tv/episode_group/{tv_episode_group_id}"
            ]
        ),
        (
            "watch providers",
            [
                "GET /3/watch/providers/regions",
                "GET /3/watch/providers/movie",
                "GET /3/watch/providers/tv",
            ]
        ),
        (
            "v4 account",
            [
                "GET /4/account/{account_object_id}/lists",
                "GET /4/account/{account_object_id}/movie/favorites",
                "GET /4/account/{account_object_id}/tv/favorites",
                "GET /4/account/{account_object_id}/movie/rated",
                "GET /4/account/{account_object_id}/tv/rated",
                "GET /4/account/{account_object_id}/movie/recommendations",
                "GET /4/account/{account_object_id}/tv/recommendations",
                "GET /4/account/{account_object_id}/movie/watchlist",
                "GET /4/account/{account_object_id}/tv/watchlist",
            ]
        ),
        (
            "v4 auth",
            [
                "POST /4/auth/request_token",
                "POST /4/auth/access_token",
                "DELETE /4/auth/access_token",
            ]
        ),
        (
            "v4 lists",
            [
                "GET /4/list/{list_id}",
                "POST /4/list",
                "PUT /4/list/{list_id}",
                "DELETE /4/list/{list_id}",
                "GET /4/list/{list_id}/clear",
                "POST /4/list/{list_id}/items",
                "PUT /4/list/{list_id}/items",
                "DELETE /4/list/{list_id}/items",
                "GET /4/list/{list_id}/item_status",
            ]
        ),
    ]

    /// Those of which TMDb publishes no example answer: all of version 4, and some of version 3. Their answers are written from what the
    /// service was seen to do.
    static let withoutExample = Set(groups.flatMap(\.operations).filter { $0.contains(" /4/") }).union([
        "GET /3/authentication/session/new",
        "GET /3/account",
        "GET /3/company/{company_id}/movies",
        "GET /3/movie/{movie_id}/recommendations",
        "GET /3/movie/{movie_id}/releases",
    ])
}
