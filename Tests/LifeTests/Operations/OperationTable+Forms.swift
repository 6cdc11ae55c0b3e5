import Foundation
import Marquee

extension OperationTable {
    /// Other requests of operations that have several forms.
    static let otherForms: [OperationCase] = formsOfReads + formsOfShelves + formsOfActs + formsOfGuests

    private static let formsOfReads: [OperationCase] = [
        .act(
            "GET /3/movie/{movie_id}",
            "/3/movie/550?append_to_response=credits%2Caccount_states%2Ctranslations\(media)&session_id={session}", as: .account
        ) { marquee in
            try await marquee.movies.details(550, including: [.accountStates, .credits])
        },
        .act(
            "GET /3/movie/{movie_id}", "/3/movie/550?append_to_response=account_states%2Ctranslations&guest_session_id={guest}\(media)",
            as: .guest
        ) { marquee in
            try await marquee.movies.details(550, including: [.accountStates])
        },
        .act(
            "GET /3/collection/{collection_id}",
            "/3/collection/10?append_to_response=images%2Ctranslations&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in
            try await marquee.collections.details(10, including: [.images, .translations])
        },
        .act(
            "GET /3/company/{company_id}",
            "/3/company/1?append_to_response=alternative_names%2Cimages%2Cmovies&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in
            try await marquee.companies.details(1, including: [.alternativeNames, .images, .movies])
        },
        .act("GET /3/tv/{series_id}/season/{season_number}", "/3/tv/1399/season/0?append_to_response=images%2Ctranslations\(media)") {
            marquee in try await marquee.tvSeasons.details(1399, season: 0, including: [.images])
        },
        .act(
            "GET /3/discover/movie",
            "/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=BE&sort_by=popularity.desc&with_genres=18%7C53"
        ) { marquee in
            try await marquee.discover.movies { $0.genres = .any([18, 53]) }
        },
        .act("GET /3/discover/movie", "/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=DE&sort_by=popularity.desc") {
            marquee in try await marquee.discover.movies { $0.region = "DE" }
        },
        .act(
            "GET /3/discover/movie",
            "/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=BE&sort_by=popularity.desc&with_companies=1"
        ) { marquee in
            try await marquee.companies.movies(1)
        },
        .act(
            "GET /3/discover/tv", "/3/discover/tv?air_date.gte=2019-05-01&include_adult=true&language=fr-BE&page=1&sort_by=popularity.desc"
        ) { marquee in
            try await marquee.discover.tv { $0.airDateGTE = Day("2019-05-01") }
        },
        .act("GET /3/movie/upcoming", "/3/movie/upcoming?language=fr-BE&page=2&region=DE") { marquee in
            try await marquee.movies.upcoming(page: 2, region: "DE")
        },
        .act("GET /3/movie/popular", "/3/movie/popular?language=fr-BE&page=1&region=US") { marquee in
            try await marquee.movies.list(.popular, region: "US")
        },
        .act("GET /3/tv/airing_today", "/3/tv/airing_today?language=fr-BE&page=1&timezone=America%2FNew_York") { marquee in
            try await marquee.tv.airingToday(timezone: "America/New_York")
        },
        .act("GET /3/tv/popular", "/3/tv/popular?language=fr-BE&page=1") { marquee in
            try await marquee.tv.list(TVList(.popular, timezone: "America/New_York"))
        },
        .act(
            "GET /3/search/movie",
            "/3/search/movie?include_adult=false&language=fr-BE&page=2&primary_release_year=1999&query=fight%20club&region=DE&year=2000"
        ) { marquee in
            try await marquee.search.movies(
                query: "fight club", includeAdult: false, primaryReleaseYear: 1999, page: 2, region: "DE", year: 2000)
        },
        .act(
            "GET /3/search/tv", "/3/search/tv?first_air_date_year=2005&include_adult=false&language=fr-BE&page=1&query=the%20office"
        ) { marquee in
            try await marquee.search.tv(query: "the office", firstAirDateYear: 2005, includeAdult: false)
        },
        .act("GET /3/search/person", "/3/search/person?include_adult=true&language=fr-BE&page=1&query=tom") { marquee in
            try await marquee.search.people(query: "tom")
        },
        .act("GET /3/find/{external_id}", "/3/find/Q190050?external_source=wikidata_id&language=fr-BE") { marquee in
            try await marquee.find.byID("Q190050", externalSource: .wikidataID)
        },
        .act(
            "GET /3/search/movie",
            "/3/search/movie?include_adult=true&language=fr-BE&page=1&query=Am%C3%A9lie%20%26%20co%3F%2B%23%3D%25%2F%C3%9F&region=BE&year=2001"
        ) { marquee in
            try await marquee.search.movies("Amélie & co?+#=%/ß", year: 2001)
        },
        .act("GET /3/search/tv", "/3/search/tv?first_air_date_year=2011&include_adult=true&language=fr-BE&page=1&query=thrones") {
            marquee in try await marquee.search.tv("thrones", year: 2011)
        },
        .act("GET /3/trending/movie/{time_window}", "/3/trending/movie/week?language=fr-BE&page=2") { marquee in
            try await marquee.trending.movies(.week, page: 2)
        },
        .act("GET /3/movie/changes", "/3/movie/changes?end_date=2023-03-14&page=1&start_date=2023-03-01") { marquee in
            try await marquee.changes.movies(ChangedIDs(ChangePeriod(from: Day("2023-03-01"), through: Day("2023-03-14"))))
        },
        .act("GET /3/watch/providers/movie", "/3/watch/providers/movie?language=fr-BE") { marquee in
            try await marquee.watchProviders.movies()
        },
        .act("GET /4/list/{list_id}", "/4/list/8136?language=fr-BE&page=2&sort_by=primary_release_date.desc") { marquee in
            try await marquee.mixedLists.details(8136, sortBy: .descending(.primaryReleaseDate), page: 2)
        },
    ]

    private static let formsOfShelves: [OperationCase] = [
        .act(
            "GET /3/account/{account_id}/favorite/tv",
            "/3/account/4242/favorite/tv?language=fr-BE&page=1&session_id={session}&sort_by=created_at.asc", as: .account
        ) { marquee in
            try await marquee.library.favoriteTV(ShelfPage(.oldestFirst))
        },
        .act(
            "GET /4/account/{account_object_id}/tv/favorites", "/4/account/{objectID}/tv/favorites?language=fr-BE&page=1&sort_by=name.asc",
            as: .accountOfVersion4
        ) { marquee in
            try await marquee.library.sortedFavoriteTV(sortBy: .ascending(.title))
        },
        .act(
            "GET /4/account/{account_object_id}/movie/rated", "/4/account/{objectID}/movie/rated?language=fr-BE&page=1&sort_by=title.asc",
            as: .accountOfVersion4
        ) { marquee in
            try await marquee.library.sortedRatedMovies(sortBy: .ascending(.title))
        },
        .act(
            "GET /4/account/{account_object_id}/movie/watchlist",
            "/4/account/{objectID}/movie/watchlist?language=fr-BE&page=1&sort_by=release_date.desc", as: .accountOfVersion4
        ) { marquee in
            try await marquee.library.sortedWatchlistMovies(sortBy: .descending(.releaseDate))
        },
        .act(
            "GET /4/account/{account_object_id}/tv/watchlist",
            "/4/account/{objectID}/tv/watchlist?language=fr-BE&page=1&sort_by=first_air_date.desc", as: .accountOfVersion4
        ) { marquee in
            try await marquee.library.sortedWatchlistTV(sortBy: .descending(.releaseDate))
        },
        .act(
            "GET /4/account/{account_object_id}/tv/rated",
            "/4/account/{objectID}/tv/rated?language=fr-BE&page=500&sort_by=vote_average.desc", as: .accountOfVersion4
        ) { marquee in
            try await marquee.library.sortedRatedTV(page: 500, sortBy: .descending(.voteAverage))
        },
        .act("GET /4/list/{list_id}", "/4/list/8300001?language=fr-BE&page=2&sort_by=primary_release_date.desc", as: .accountOfVersion4) {
            marquee in try await marquee.mixedLists.details(8_300_001, sortBy: .descending(.primaryReleaseDate), page: 2)
        },
    ]

    private static let formsOfActs: [OperationCase] = [
        .act(
            "POST /3/authentication/token/validate_with_login", "/3/authentication/token/validate_with_login",
            body: #"{"password":"p/\\\n🎬","request_token":"{requestToken}","username":"a \"b\" ü"}"#
        ) { marquee in
            try await marquee.account.signIn(username: "a \"b\" ü", password: "p/\\\n\u{1F3AC}")
        },
        .act("POST /4/auth/request_token", "/4/auth/request_token", body: #"{"redirect_to":"app://back?x=/1"}"#) { marquee in
            try await marquee.account.beginSignIn(.v4, redirectTo: URL(string: "app://back?x=/1"))
        },
        .act(
            "POST /3/account/{account_id}/favorite", "/3/account/4242/favorite?session_id={session}",
            body: #"{"favorite":false,"media_id":550,"media_type":"movie"}"#, as: .account
        ) { marquee in
            try await marquee.library.setFavorite(.movie(550), false)
        },
        .act(
            "POST /3/account/{account_id}/watchlist", "/3/account/4242/watchlist?session_id={session}",
            body: #"{"media_id":1399,"media_type":"tv","watchlist":true}"#, as: .account
        ) { marquee in
            try await marquee.library.setWatchlist(.tv(1399))
        },
        .act(
            "POST /3/list", "/3/list?session_id={session}", body: #"{"description":"Of \"mine\"","language":"en","name":"Mine"}"#,
            as: .account
        ) { marquee in
            try await marquee.lists.create(name: "Mine", description: "Of \"mine\"")
        },
        .act("POST /4/list", "/4/list", body: #"{"description":"","iso_639_1":"en","name":"Mine","public":0}"#, as: .accountOfVersion4) {
            marquee in try await marquee.mixedLists.create(NewMixedList(name: "Mine", isPublic: false))
        },
    ]

    private static let formsOfGuests: [OperationCase] = [
        .act("POST /3/movie/{movie_id}/rating", "/3/movie/550/rating?guest_session_id={guest}", body: #"{"value":10}"#, as: .guest) {
            marquee in try await marquee.library.rate(.movie(550), 10)
        },
        .act("DELETE /3/movie/{movie_id}/rating", "/3/movie/550/rating?guest_session_id={guest}", as: .guest) { marquee in
            try await marquee.library.removeRating(.movie(550))
        },
        .act("POST /3/tv/{series_id}/rating", "/3/tv/1399/rating?guest_session_id={guest}", body: #"{"value":10}"#, as: .guest) { marquee in
            try await marquee.library.rate(.tv(1399), 10)
        },
        .act("DELETE /3/tv/{series_id}/rating", "/3/tv/1399/rating?guest_session_id={guest}", as: .guest) { marquee in
            try await marquee.library.removeRating(.tv(1399))
        },
        .act(
            "POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            "/3/tv/1399/season/1/episode/2/rating?guest_session_id={guest}", body: #"{"value":10}"#, as: .guest
        ) { marquee in
            try await marquee.library.rate(.episode(of: 1399, season: 1, number: 2), 10)
        },
        .act(
            "DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            "/3/tv/1399/season/1/episode/2/rating?guest_session_id={guest}", as: .guest
        ) { marquee in
            try await marquee.library.removeRating(.episode(of: 1399, season: 1, number: 2))
        },
        .act(
            "GET /3/tv/{series_id}/season/{season_number}/account_states", "/3/tv/1399/season/1/account_states?guest_session_id={guest}",
            as: .guest
        ) { marquee in
            try await marquee.library.episodeRatings(1399, season: 1)
        },
        .act(
            "GET /3/guest_session/{guest_session_id}/rated/movies",
            "/3/guest_session/{guest}/rated/movies?language=fr-BE&page=1&sort_by=created_at.asc", as: .guest
        ) { marquee in
            try await marquee.library.ratedMovies(ShelfPage(.oldestFirst))
        },
    ]
}
