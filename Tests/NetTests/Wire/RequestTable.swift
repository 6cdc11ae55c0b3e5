import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

/// Which request each endpoint becomes, for one audience: French in Belgium, with German and English to fall back on, adults included.
enum RequestTable {
    static let rows =
        reference + changes + movieParts + tvParts + personParts + seasonParts + episodeParts
        + [
            RequestRow(
                Operations.nowPlayingMovies, .chart(.nowPlaying()),
                "GET https://api.themoviedb.org/3/movie/now_playing?language=fr-BE&page=1&region=BE"),
            RequestRow(
                Operations.popularMovies, .chart(.popular(page: 2)),
                "GET https://api.themoviedb.org/3/movie/popular?language=fr-BE&page=2&region=BE"),
            RequestRow(
                Operations.topRatedMovies, .chart(.topRated(page: 500)),
                "GET https://api.themoviedb.org/3/movie/top_rated?language=fr-BE&page=500&region=BE"),
            RequestRow(
                Operations.upcomingMovies, .chart(.upcoming(page: 3)),
                "GET https://api.themoviedb.org/3/movie/upcoming?language=fr-BE&page=3&region=BE"),
            RequestRow(
                Operations.movieDetails, .movieDetails(550),
                "GET https://api.themoviedb.org/3/movie/550"
                    + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Crelease_dates"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.movieDetails, .movieDetails(11, including: MoviePart.standard.union([.translations])),
                "GET https://api.themoviedb.org/3/movie/11"
                    + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Crelease_dates%2Ctranslations"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.movieWatchProviders, Endpoint(Operations.movieWatchProviders, of: .movie(550)),
                "GET https://api.themoviedb.org/3/movie/550/watch/providers"),
            RequestRow(
                Operations.movieCredits, Endpoint(Operations.movieCredits, of: .movie(550)),
                "GET https://api.themoviedb.org/3/movie/550/credits?language=fr-BE"),
            RequestRow(
                Operations.movieCollection, Endpoint(Operations.movieCollection, of: .collection(10)),
                "GET https://api.themoviedb.org/3/collection/10?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.movieCollection,
                Endpoint(Operations.movieCollection, of: .collection(10), including: Set(MovieCollectionPart.allCases)),
                "GET https://api.themoviedb.org/3/collection/10?append_to_response=images%2Ctranslations"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.movieDetails, .movieDetails(550, including: [.accountStates, .credits], as: .person),
                "GET https://api.themoviedb.org/3/movie/550?append_to_response=credits%2Caccount_states"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
                    + "&session_id=\(Marker.session)"),
            RequestRow(
                Operations.movieDetails, .movieDetails(550, including: [.accountStates], as: .guest),
                "GET https://api.themoviedb.org/3/movie/550?append_to_response=account_states&guest_session_id=\(Marker.guest)"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.tvSeriesDetails, .seasons([1, 0], of: 1399),
                "GET https://api.themoviedb.org/3/tv/1399?append_to_response=season%2F1%2Cseason%2F0"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.movieGenres, Endpoint(Operations.movieGenres), "GET https://api.themoviedb.org/3/genre/movie/list?language=fr-BE"
            ),
            RequestRow(
                Operations.discoverMovies, .discoverMovies(MovieFilter { $0.genres = .any([18, 53]) }),
                "GET https://api.themoviedb.org/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=BE"
                    + "&sort_by=popularity.desc&with_genres=18%7C53"),
            RequestRow(
                Operations.discoverMovies, .discoverMovies(MovieFilter { $0.release = ReleaseFilter(country: "DE") }),
                "GET https://api.themoviedb.org/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=DE"
                    + "&sort_by=popularity.desc"),
            RequestRow(
                Operations.discoverTV, .discoverTV(TVFilter { $0.airDate = .atLeast(Day("2019-05-01")!) }),
                "GET https://api.themoviedb.org/3/discover/tv?air_date.gte=2019-05-01&include_adult=true&language=fr-BE&page=1"
                    + "&sort_by=popularity.desc"),
            RequestRow(
                Operations.airingTodayTV, .tvChart(.airingToday()), "GET https://api.themoviedb.org/3/tv/airing_today?language=fr-BE&page=1"
            ),
            RequestRow(
                Operations.onTheAirTV, .tvChart(.onTheAir(page: 2)), "GET https://api.themoviedb.org/3/tv/on_the_air?language=fr-BE&page=2"),
            RequestRow(
                Operations.popularTV, .tvChart(.popular(page: 3)), "GET https://api.themoviedb.org/3/tv/popular?language=fr-BE&page=3"),
            RequestRow(
                Operations.topRatedTV, .tvChart(.topRated(page: 500)),
                "GET https://api.themoviedb.org/3/tv/top_rated?language=fr-BE&page=500"),
            RequestRow(
                Operations.tvSeriesDetails, .tvSeriesDetails(1399),
                "GET https://api.themoviedb.org/3/tv/1399"
                    + "?append_to_response=videos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Cexternal_ids%2Ccontent_ratings%2Caggregate_credits"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.tvSeriesDetails, .tvSeriesDetails(1396, including: TVSeriesPart.standard.union([.translations])),
                "GET https://api.themoviedb.org/3/tv/1396"
                    + "?append_to_response=videos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Cexternal_ids%2Ccontent_ratings%2Caggregate_credits"
                    + "%2Ctranslations&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
            ),
            RequestRow(
                Operations.tvCredits, Endpoint(Operations.tvCredits, of: .tv(1399)),
                "GET https://api.themoviedb.org/3/tv/1399/aggregate_credits?language=fr-BE"),
            RequestRow(
                Operations.season, .season(SeasonReference(series: 1399, number: 0)),
                "GET https://api.themoviedb.org/3/tv/1399/season/0?append_to_response=credits%2Cvideos%2Cimages"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.episode,
                .episode(EpisodeReference(series: 1399, season: 8, number: 6), including: EpisodePart.standard.union([.translations])),
                "GET https://api.themoviedb.org/3/tv/1399/season/8/episode/6?append_to_response=credits%2Cvideos%2Cimages%2Ctranslations"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.tvWatchProviders, Endpoint(Operations.tvWatchProviders, of: .tv(1399)),
                "GET https://api.themoviedb.org/3/tv/1399/watch/providers"),
            RequestRow(Operations.tvGenres, Endpoint(Operations.tvGenres), "GET https://api.themoviedb.org/3/genre/tv/list?language=fr-BE"),
            RequestRow(
                Operations.popularPeople, .popularPeople(PopularPeople(page: 4)),
                "GET https://api.themoviedb.org/3/person/popular?language=fr-BE&page=4"),
            RequestRow(
                Operations.personDetails, .personDetails(31),
                "GET https://api.themoviedb.org/3/person/31?append_to_response=combined_credits%2Cimages%2Cexternal_ids"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.personDetails, .personDetails(287, including: PersonPart.standard.union([.translations])),
                "GET https://api.themoviedb.org/3/person/287?append_to_response=combined_credits%2Cimages%2Cexternal_ids%2Ctranslations"
                    + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
            RequestRow(
                Operations.searchMovies, .searchMovies(MovieSearch("fight club", page: 4)),
                "GET https://api.themoviedb.org/3/search/movie?include_adult=true&language=fr-BE&page=4&query=fight%20club&region=BE"),
            RequestRow(
                Operations.searchMovies, .searchMovies(MovieSearch("Amélie & co?+#=%/ß", year: 2001)),
                "GET https://api.themoviedb.org/3/search/movie?include_adult=true&language=fr-BE&page=1"
                    + "&query=Am%C3%A9lie%20%26%20co%3F%2B%23%3D%25%2F%C3%9F&region=BE&year=2001"),
            RequestRow(
                Operations.searchTV, .searchTV(TVSearch("thrones", year: 2011, page: 2)),
                "GET https://api.themoviedb.org/3/search/tv?first_air_date_year=2011&include_adult=true&language=fr-BE&page=2&query=thrones"
            ),
            RequestRow(
                Operations.searchPeople, .searchPeople(TextSearch("tom hanks")),
                "GET https://api.themoviedb.org/3/search/person?include_adult=true&language=fr-BE&page=1&query=tom%20hanks"),
            RequestRow(
                Operations.searchAll, .searchAll(TextSearch("a&b=c", page: 3)),
                "GET https://api.themoviedb.org/3/search/multi?include_adult=true&language=fr-BE&page=3&query=a%26b%3Dc"),
            RequestRow(
                Operations.searchCollections, .searchCollections("star wars"),
                "GET https://api.themoviedb.org/3/search/collection?include_adult=true&language=fr-BE&page=1&query=star%20wars&region=BE"),
            RequestRow(
                Operations.searchCompanies, .searchCompanies(TextSearch("hbo", page: 2)),
                "GET https://api.themoviedb.org/3/search/company?page=2&query=hbo"),
            RequestRow(
                Operations.searchKeywords, .searchKeywords("lost"), "GET https://api.themoviedb.org/3/search/keyword?page=1&query=lost"),
            RequestRow(
                Operations.find, .find(.imdb("tt0137523")),
                "GET https://api.themoviedb.org/3/find/tt0137523?external_source=imdb_id&language=fr-BE"),
            RequestRow(
                Operations.trendingMovies, .trendingMovies(.today()),
                "GET https://api.themoviedb.org/3/trending/movie/day?language=fr-BE&page=1"),
            RequestRow(
                Operations.trendingTV, .trendingTV(.thisWeek(page: 2)),
                "GET https://api.themoviedb.org/3/trending/tv/week?language=fr-BE&page=2"),
            RequestRow(
                Operations.trendingPeople, .trendingPeople(.today(page: 500)),
                "GET https://api.themoviedb.org/3/trending/person/day?language=fr-BE&page=500"),
            RequestRow(
                Operations.trendingMedia, .trendingMedia(.thisWeek()),
                "GET https://api.themoviedb.org/3/trending/all/week?language=fr-BE&page=1"),
            RequestRow(
                Operations.imageConfiguration, Endpoint(Operations.imageConfiguration), "GET https://api.themoviedb.org/3/configuration"),
        ] + account + library + lists + version4

    private static let account = [
        RequestRow(
            Operations.createRequestToken, .createRequestToken,
            "GET https://api.themoviedb.org/3/authentication/token/new"),
        RequestRow(
            Operations.validateRequestToken,
            .validate(Secret(Marker.requestToken), with: .init(username: "a \"b\" ü", password: Secret("p/\\\n\u{1F3AC}"))),
            "POST https://api.themoviedb.org/3/authentication/token/validate_with_login",
            body: #"{"password":"p/\\\n🎬","request_token":"\#(Marker.requestToken)","username":"a \"b\" ü"}"#),
        RequestRow(
            Operations.createSession, .createSession(Secret(Marker.requestToken)),
            "POST https://api.themoviedb.org/3/authentication/session/new",
            body: #"{"request_token":"\#(Marker.requestToken)"}"#),
        RequestRow(
            Operations.convertUserToken, .convert(Secret(Marker.userToken)),
            "POST https://api.themoviedb.org/3/authentication/session/convert/4",
            body: #"{"access_token":"\#(Marker.userToken)"}"#),
        RequestRow(
            Operations.deleteSession, .deleteSession(Secret(Marker.session)),
            "DELETE https://api.themoviedb.org/3/authentication/session",
            body: #"{"session_id":"\#(Marker.session)"}"#),
        RequestRow(
            Operations.createGuestSession, .createGuestSession,
            "GET https://api.themoviedb.org/3/authentication/guest_session/new"),
        RequestRow(
            Operations.createUserRequestToken, .createUserRequestToken(redirectTo: "app://back?x=/1"),
            "POST https://api.themoviedb.org/4/auth/request_token",
            body: #"{"redirect_to":"app://back?x=/1"}"#),
        RequestRow(
            Operations.createUserRequestToken, .createUserRequestToken(redirectTo: nil),
            "POST https://api.themoviedb.org/4/auth/request_token",
            body: #"{}"#),
        RequestRow(
            Operations.createUserToken, .createUserToken(Secret(Marker.requestToken)),
            "POST https://api.themoviedb.org/4/auth/access_token",
            body: #"{"request_token":"\#(Marker.requestToken)"}"#),
        RequestRow(
            Operations.deleteUserToken, .deleteUserToken(Secret(Marker.userToken)),
            "DELETE https://api.themoviedb.org/4/auth/access_token",
            body: #"{"access_token":"\#(Marker.userToken)"}"#),
        RequestRow(
            Operations.currentAccount, .account(ofSession: Secret(Marker.session)),
            "GET https://api.themoviedb.org/3/account?session_id=\(Marker.session)"),
        RequestRow(
            Operations.account, .account(of: .person),
            "GET https://api.themoviedb.org/3/account/548?session_id=\(Marker.session)"),
    ]

    private static let library = [
        RequestRow(
            Operations.setFavorite, .set(favorite: true, on: .movie(550), as: .person),
            "POST https://api.themoviedb.org/3/account/548/favorite?session_id=\(Marker.session)",
            body: #"{"favorite":true,"media_id":550,"media_type":"movie"}"#),
        RequestRow(
            Operations.setFavorite, .set(favorite: false, on: .movie(550), as: .person),
            "POST https://api.themoviedb.org/3/account/548/favorite?session_id=\(Marker.session)",
            body: #"{"favorite":false,"media_id":550,"media_type":"movie"}"#),
        RequestRow(
            Operations.setWatchlist, .set(watchlist: true, on: .tv(1399), as: .person),
            "POST https://api.themoviedb.org/3/account/548/watchlist?session_id=\(Marker.session)",
            body: #"{"media_id":1399,"media_type":"tv","watchlist":true}"#),
        RequestRow(
            Operations.rateMovie, .set(rating: Rating(halfPoints: 17), on: .movie(550), as: .person),
            "POST https://api.themoviedb.org/3/movie/550/rating?session_id=\(Marker.session)",
            body: #"{"value":8.5}"#),
        RequestRow(
            Operations.rateMovie, .set(rating: Rating(halfPoints: 20), on: .movie(550), as: .guest),
            "POST https://api.themoviedb.org/3/movie/550/rating?guest_session_id=\(Marker.guest)",
            body: #"{"value":10}"#),
        RequestRow(
            Operations.removeMovieRating, .set(rating: nil, on: .movie(550), as: .person),
            "DELETE https://api.themoviedb.org/3/movie/550/rating?session_id=\(Marker.session)"),
        RequestRow(
            Operations.removeMovieRating, .set(rating: nil, on: .movie(550), as: .guest),
            "DELETE https://api.themoviedb.org/3/movie/550/rating?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.movieMarks, .marks(on: .movie(550), as: .person),
            "GET https://api.themoviedb.org/3/movie/550/account_states?session_id=\(Marker.session)"),
        RequestRow(
            Operations.movieMarks, .marks(on: .movie(550), as: .guest),
            "GET https://api.themoviedb.org/3/movie/550/account_states?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.rateTV, .set(rating: Rating(halfPoints: 17), on: .tv(1399), as: .person),
            "POST https://api.themoviedb.org/3/tv/1399/rating?session_id=\(Marker.session)",
            body: #"{"value":8.5}"#),
        RequestRow(
            Operations.rateTV, .set(rating: Rating(halfPoints: 20), on: .tv(1399), as: .guest),
            "POST https://api.themoviedb.org/3/tv/1399/rating?guest_session_id=\(Marker.guest)",
            body: #"{"value":10}"#),
        RequestRow(
            Operations.removeTVRating, .set(rating: nil, on: .tv(1399), as: .person),
            "DELETE https://api.themoviedb.org/3/tv/1399/rating?session_id=\(Marker.session)"),
        RequestRow(
            Operations.removeTVRating, .set(rating: nil, on: .tv(1399), as: .guest),
            "DELETE https://api.themoviedb.org/3/tv/1399/rating?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.tvMarks, .marks(on: .tv(1399), as: .person),
            "GET https://api.themoviedb.org/3/tv/1399/account_states?session_id=\(Marker.session)"),
        RequestRow(
            Operations.tvMarks, .marks(on: .tv(1399), as: .guest),
            "GET https://api.themoviedb.org/3/tv/1399/account_states?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.rateEpisode, .set(rating: Rating(halfPoints: 17), on: .episode(of: 1399, season: 0, number: 6), as: .person),
            "POST https://api.themoviedb.org/3/tv/1399/season/0/episode/6/rating?session_id=\(Marker.session)",
            body: #"{"value":8.5}"#),
        RequestRow(
            Operations.rateEpisode, .set(rating: Rating(halfPoints: 20), on: .episode(of: 1399, season: 0, number: 6), as: .guest),
            "POST https://api.themoviedb.org/3/tv/1399/season/0/episode/6/rating?guest_session_id=\(Marker.guest)",
            body: #"{"value":10}"#),
        RequestRow(
            Operations.removeEpisodeRating, .set(rating: nil, on: .episode(of: 1399, season: 0, number: 6), as: .person),
            "DELETE https://api.themoviedb.org/3/tv/1399/season/0/episode/6/rating?session_id=\(Marker.session)"),
        RequestRow(
            Operations.removeEpisodeRating, .set(rating: nil, on: .episode(of: 1399, season: 0, number: 6), as: .guest),
            "DELETE https://api.themoviedb.org/3/tv/1399/season/0/episode/6/rating?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.episodeMarks, .marks(on: .episode(of: 1399, season: 0, number: 6), as: .person),
            "GET https://api.themoviedb.org/3/tv/1399/season/0/episode/6/account_states?session_id=\(Marker.session)"),
        RequestRow(
            Operations.episodeMarks, .marks(on: .episode(of: 1399, season: 0, number: 6), as: .guest),
            "GET https://api.themoviedb.org/3/tv/1399/season/0/episode/6/account_states?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.favoriteMovies, .favoriteMovies(ShelfPage(page: 2), as: .person),
            "GET https://api.themoviedb.org/3/account/548/favorite/movies?language=fr-BE&page=2&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.favoriteTV, .favoriteTV(ShelfPage(.oldestFirst), as: .person),
            "GET https://api.themoviedb.org/3/account/548/favorite/tv?language=fr-BE&page=1&session_id=\(Marker.session)&sort_by=created_at.asc"
        ),
        RequestRow(
            Operations.watchlistMovies, .watchlistMovies(ShelfPage(), as: .person),
            "GET https://api.themoviedb.org/3/account/548/watchlist/movies?language=fr-BE&page=1&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.watchlistTV, .watchlistTV(ShelfPage(page: 500), as: .person),
            "GET https://api.themoviedb.org/3/account/548/watchlist/tv?language=fr-BE&page=500&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.ratedMovies, .ratedMovies(ShelfPage(page: 3), as: .person),
            "GET https://api.themoviedb.org/3/account/548/rated/movies?language=fr-BE&page=3&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.guestRatedMovies, .ratedMovies(ShelfPage(.oldestFirst), as: .guest),
            "GET https://api.themoviedb.org/3/guest_session/\(Marker.guest)/rated/movies?language=fr-BE&page=1&sort_by=created_at.asc"),
        RequestRow(
            Operations.ratedTV, .ratedTV(ShelfPage(page: 3), as: .person),
            "GET https://api.themoviedb.org/3/account/548/rated/tv?language=fr-BE&page=3&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.guestRatedTV, .ratedTV(ShelfPage(.oldestFirst), as: .guest),
            "GET https://api.themoviedb.org/3/guest_session/\(Marker.guest)/rated/tv?language=fr-BE&page=1&sort_by=created_at.asc"),
        RequestRow(
            Operations.ratedEpisodes, .ratedEpisodes(ShelfPage(page: 3), as: .person),
            "GET https://api.themoviedb.org/3/account/548/rated/tv/episodes?language=fr-BE&page=3&session_id=\(Marker.session)&sort_by=created_at.desc"
        ),
        RequestRow(
            Operations.guestRatedEpisodes, .ratedEpisodes(ShelfPage(.oldestFirst), as: .guest),
            "GET https://api.themoviedb.org/3/guest_session/\(Marker.guest)/rated/tv/episodes?language=fr-BE&page=1&sort_by=created_at.asc"),
        RequestRow(
            Operations.recommendedMovies, .recommendedMovies(page: 2, as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/movie/recommendations?language=fr-BE&page=2",
            bearer: Marker.userToken),
        RequestRow(
            Operations.recommendedTV, .recommendedTV(page: 1, as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/tv/recommendations?language=fr-BE&page=1", bearer: Marker.userToken
        ),
    ]

    private static let movieParts = [
        RequestRow(
            Operations.movieAlternativeTitles, Endpoint(Operations.movieAlternativeTitles, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/alternative_titles"),
        RequestRow(
            Operations.movieExternalIDs, Endpoint(Operations.movieExternalIDs, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/external_ids"),
        RequestRow(
            Operations.movieImages, Endpoint(Operations.movieImages, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.movieKeywords, Endpoint(Operations.movieKeywords, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/keywords"),
        RequestRow(
            Operations.movieLists, Endpoint(Operations.movieLists, page: TitlePage(550, page: 2), of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/lists?language=fr-BE&page=2"),
        RequestRow(
            Operations.movieRecommendations, Endpoint(Operations.movieRecommendations, page: TitlePage(550, page: 2), of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/recommendations?language=fr-BE&page=2"),
        RequestRow(
            Operations.movieReleaseDates, Endpoint(Operations.movieReleaseDates, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/release_dates"),
        RequestRow(
            Operations.movieReleases, Endpoint(Operations.movieReleases, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/releases"),
        RequestRow(
            Operations.movieReviews, Endpoint(Operations.movieReviews, page: TitlePage(550, page: 2), of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/reviews?language=fr-BE&page=2"),
        RequestRow(
            Operations.similarMovies, Endpoint(Operations.similarMovies, page: TitlePage(550, page: 2), of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/similar?language=fr-BE&page=2"),
        RequestRow(
            Operations.movieTranslations, Endpoint(Operations.movieTranslations, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/translations"),
        RequestRow(
            Operations.movieVideos, Endpoint(Operations.movieVideos, of: .movie(550)),
            "GET https://api.themoviedb.org/3/movie/550/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(Operations.latestMovie, Endpoint(Operations.latestMovie), "GET https://api.themoviedb.org/3/movie/latest"),
    ]

    private static let tvParts = [
        RequestRow(
            Operations.tvAlternativeTitles, Endpoint(Operations.tvAlternativeTitles, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/alternative_titles"),
        RequestRow(
            Operations.tvContentRatings, Endpoint(Operations.tvContentRatings, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/content_ratings"),
        RequestRow(
            Operations.tvLatestSeasonCredits, Endpoint(Operations.tvLatestSeasonCredits, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/credits?language=fr-BE"),
        RequestRow(
            Operations.tvEpisodeGroups, Endpoint(Operations.tvEpisodeGroups, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/episode_groups"),
        RequestRow(
            Operations.tvExternalIDs, Endpoint(Operations.tvExternalIDs, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/external_ids"),
        RequestRow(
            Operations.tvImages, Endpoint(Operations.tvImages, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.tvKeywords, Endpoint(Operations.tvKeywords, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/keywords"),
        RequestRow(
            Operations.tvLists, Endpoint(Operations.tvLists, page: TitlePage(1399, page: 2), of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/lists?language=fr-BE&page=2"),
        RequestRow(
            Operations.tvRecommendations, Endpoint(Operations.tvRecommendations, page: TitlePage(1399, page: 2), of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/recommendations?language=fr-BE&page=2"),
        RequestRow(
            Operations.tvReviews, Endpoint(Operations.tvReviews, page: TitlePage(1399, page: 2), of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/reviews?language=fr-BE&page=2"),
        RequestRow(
            Operations.tvScreenedTheatrically, Endpoint(Operations.tvScreenedTheatrically, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/screened_theatrically"),
        RequestRow(
            Operations.similarTV, Endpoint(Operations.similarTV, page: TitlePage(1399, page: 2), of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/similar?language=fr-BE&page=2"),
        RequestRow(
            Operations.tvTranslations, Endpoint(Operations.tvTranslations, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/translations"),
        RequestRow(
            Operations.tvVideos, Endpoint(Operations.tvVideos, of: .tv(1399)),
            "GET https://api.themoviedb.org/3/tv/1399/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(Operations.latestTV, Endpoint(Operations.latestTV), "GET https://api.themoviedb.org/3/tv/latest"),
        RequestRow(
            Operations.episodeGroup, .episodeGroup("5acf93e60e0a26346d0000ce"),
            "GET https://api.themoviedb.org/3/tv/episode_group/5acf93e60e0a26346d0000ce?language=fr-BE"),
    ]

    private static let personParts = [
        RequestRow(
            Operations.personCombinedCredits, Endpoint(Operations.personCombinedCredits, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/combined_credits?language=fr-BE"),
        RequestRow(
            Operations.personMovieCredits, Endpoint(Operations.personMovieCredits, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/movie_credits?language=fr-BE"),
        RequestRow(
            Operations.personTVCredits, Endpoint(Operations.personTVCredits, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/tv_credits?language=fr-BE"),
        RequestRow(
            Operations.personExternalIDs, Endpoint(Operations.personExternalIDs, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/external_ids"),
        RequestRow(
            Operations.personImages, Endpoint(Operations.personImages, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/images"),
        RequestRow(
            Operations.personTaggedImages, Endpoint(Operations.personTaggedImages, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/tagged_images?language=fr-BE"),
        RequestRow(
            Operations.personTranslations, Endpoint(Operations.personTranslations, of: .person(31)),
            "GET https://api.themoviedb.org/3/person/31/translations"),
        RequestRow(Operations.latestPerson, Endpoint(Operations.latestPerson), "GET https://api.themoviedb.org/3/person/latest"),
    ]

    private static let seasonParts = [
        RequestRow(
            Operations.seasonAggregateCredits,
            Endpoint(Operations.seasonAggregateCredits, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/aggregate_credits?language=fr-BE"),
        RequestRow(
            Operations.seasonCredits,
            Endpoint(Operations.seasonCredits, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/credits?language=fr-BE"),
        RequestRow(
            Operations.seasonExternalIDs,
            Endpoint(Operations.seasonExternalIDs, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/external_ids"),
        RequestRow(
            Operations.seasonImages, Endpoint(Operations.seasonImages, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.seasonTranslations,
            Endpoint(Operations.seasonTranslations, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/translations"),
        RequestRow(
            Operations.seasonVideos, Endpoint(Operations.seasonVideos, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.seasonWatchProviders,
            Endpoint(Operations.seasonWatchProviders, of: .tv(1399), path: SeasonReference(series: 1399, number: 1).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/watch/providers"),
    ]

    private static let episodeParts = [
        RequestRow(
            Operations.episodeCredits,
            Endpoint(Operations.episodeCredits, of: .tv(1399), path: EpisodeReference(series: 1399, season: 1, number: 2).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/episode/2/credits?language=fr-BE"),
        RequestRow(
            Operations.episodeExternalIDs,
            Endpoint(Operations.episodeExternalIDs, of: .tv(1399), path: EpisodeReference(series: 1399, season: 1, number: 2).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/episode/2/external_ids"),
        RequestRow(
            Operations.episodeImages,
            Endpoint(Operations.episodeImages, of: .tv(1399), path: EpisodeReference(series: 1399, season: 1, number: 2).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/episode/2/images?include_image_language=fr%2Cde%2Cen%2Cnull"),
        RequestRow(
            Operations.episodeTranslations,
            Endpoint(Operations.episodeTranslations, of: .tv(1399), path: EpisodeReference(series: 1399, season: 1, number: 2).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/episode/2/translations"),
        RequestRow(
            Operations.episodeVideos,
            Endpoint(Operations.episodeVideos, of: .tv(1399), path: EpisodeReference(series: 1399, season: 1, number: 2).path),
            "GET https://api.themoviedb.org/3/tv/1399/season/1/episode/2/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
    ]

    private static let reference = [
        RequestRow(
            Operations.company, Endpoint(Operations.company, of: .company(1)),
            "GET https://api.themoviedb.org/3/company/1?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.company, Endpoint(Operations.company, of: .company(1), including: Set(CompanyPart.allCases)),
            "GET https://api.themoviedb.org/3/company/1?append_to_response=alternative_names%2Cimages%2Cmovies"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.companyNames, Endpoint(Operations.companyNames, of: .company(1)),
            "GET https://api.themoviedb.org/3/company/1/alternative_names"),
        RequestRow(
            Operations.companyLogos, Endpoint(Operations.companyLogos, of: .company(1)),
            "GET https://api.themoviedb.org/3/company/1/images"),
        RequestRow(
            Operations.companyMovies, Endpoint(Operations.companyMovies, page: TitlePage(1, page: 2), of: .company(1)),
            "GET https://api.themoviedb.org/3/company/1/movies?language=fr-BE&page=2"),
        RequestRow(
            Operations.network, Endpoint(Operations.network, of: .network(49)),
            "GET https://api.themoviedb.org/3/network/49"),
        RequestRow(
            Operations.networkNames, Endpoint(Operations.networkNames, of: .network(49)),
            "GET https://api.themoviedb.org/3/network/49/alternative_names"),
        RequestRow(
            Operations.networkLogos, Endpoint(Operations.networkLogos, of: .network(49)),
            "GET https://api.themoviedb.org/3/network/49/images"),
        RequestRow(
            Operations.keyword, Endpoint(Operations.keyword, of: .keyword(1721)),
            "GET https://api.themoviedb.org/3/keyword/1721"),
        RequestRow(
            Operations.keywordMovies, Endpoint(Operations.keywordMovies, page: TitlePage(1721, page: 2), of: .keyword(1721)),
            "GET https://api.themoviedb.org/3/keyword/1721/movies?include_adult=true&language=fr-BE&page=2"),
        RequestRow(
            Operations.collectionImages, Endpoint(Operations.collectionImages, of: .collection(10)),
            "GET https://api.themoviedb.org/3/collection/10/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.collectionTranslations, Endpoint(Operations.collectionTranslations, of: .collection(10)),
            "GET https://api.themoviedb.org/3/collection/10/translations"),
        RequestRow(
            Operations.review,
            Endpoint(Operations.review) { () throws(MarqueeError) in ["review_id": try PathValue("5b1c13b9c3a36848f2026384")] },
            "GET https://api.themoviedb.org/3/review/5b1c13b9c3a36848f2026384"),
        RequestRow(
            Operations.credit,
            Endpoint(Operations.credit) { () throws(MarqueeError) in ["credit_id": try PathValue("52fe4250c3a36847f80149f3")] },
            "GET https://api.themoviedb.org/3/credit/52fe4250c3a36847f80149f3?language=fr-BE"),
        RequestRow(
            Operations.movieCertifications, Endpoint(Operations.movieCertifications),
            "GET https://api.themoviedb.org/3/certification/movie/list"),
        RequestRow(
            Operations.tvCertifications, Endpoint(Operations.tvCertifications),
            "GET https://api.themoviedb.org/3/certification/tv/list"),
        RequestRow(
            Operations.countries, Endpoint(Operations.countries),
            "GET https://api.themoviedb.org/3/configuration/countries?language=fr-BE"),
        RequestRow(
            Operations.languages, Endpoint(Operations.languages),
            "GET https://api.themoviedb.org/3/configuration/languages"),
        RequestRow(
            Operations.departments, Endpoint(Operations.departments),
            "GET https://api.themoviedb.org/3/configuration/jobs"),
        RequestRow(
            Operations.timeZones, Endpoint(Operations.timeZones),
            "GET https://api.themoviedb.org/3/configuration/timezones"),
        RequestRow(
            Operations.primaryTranslations, Endpoint(Operations.primaryTranslations),
            "GET https://api.themoviedb.org/3/configuration/primary_translations"),
        RequestRow(
            Operations.watchCountries, Endpoint(Operations.watchCountries),
            "GET https://api.themoviedb.org/3/watch/providers/regions?language=fr-BE"),
        RequestRow(
            Operations.allMovieWatchProviders, Endpoint(Operations.allMovieWatchProviders, query: ["watch_region": "DE"]),
            "GET https://api.themoviedb.org/3/watch/providers/movie?language=fr-BE&watch_region=DE"),
        RequestRow(
            Operations.allTVWatchProviders, Endpoint(Operations.allTVWatchProviders, query: ["watch_region": "DE"]),
            "GET https://api.themoviedb.org/3/watch/providers/tv?language=fr-BE&watch_region=DE"),
    ]

    private static let changes = [
        RequestRow(
            Operations.movieChangeList,
            ChangedIDs(ChangePeriod(from: Day("2023-03-01"), through: Day("2023-03-14")), page: 2).endpoint(Operations.movieChangeList),
            "GET https://api.themoviedb.org/3/movie/changes?end_date=2023-03-14&page=2&start_date=2023-03-01"),
        RequestRow(
            Operations.tvChangeList,
            ChangedIDs(ChangePeriod(from: Day("2023-03-01"), through: Day("2023-03-14")), page: 2).endpoint(Operations.tvChangeList),
            "GET https://api.themoviedb.org/3/tv/changes?end_date=2023-03-14&page=2&start_date=2023-03-01"),
        RequestRow(
            Operations.personChangeList,
            ChangedIDs(ChangePeriod(from: Day("2023-03-01"), through: Day("2023-03-14")), page: 2).endpoint(Operations.personChangeList),
            "GET https://api.themoviedb.org/3/person/changes?end_date=2023-03-14&page=2&start_date=2023-03-01"),
        RequestRow(
            Operations.movieChanges, ChangesOf(550).endpoint(Operations.movieChanges),
            "GET https://api.themoviedb.org/3/movie/550/changes?page=1"),
        RequestRow(
            Operations.tvChanges, ChangesOf(550).endpoint(Operations.tvChanges), "GET https://api.themoviedb.org/3/tv/550/changes?page=1"),
        RequestRow(
            Operations.personChanges, ChangesOf(550).endpoint(Operations.personChanges),
            "GET https://api.themoviedb.org/3/person/550/changes?page=1"),
        RequestRow(
            Operations.seasonChanges, ChangesOf(550).endpoint(Operations.seasonChanges),
            "GET https://api.themoviedb.org/3/tv/season/550/changes?page=1"),
        RequestRow(
            Operations.episodeChanges, ChangesOf(550).endpoint(Operations.episodeChanges),
            "GET https://api.themoviedb.org/3/tv/episode/550/changes?page=1"),
    ]

    private static let lists = [
        RequestRow(
            Operations.list, .list(MediaListPage(8221116, page: 2)),
            "GET https://api.themoviedb.org/3/list/8221116?language=fr-BE&page=2"),
        RequestRow(
            Operations.listItemStatus, .contains(MediaListEntry(list: 3, movie: 550)),
            "GET https://api.themoviedb.org/3/list/3/item_status?movie_id=550"),
        RequestRow(
            Operations.lists, .lists(MediaListsPage(page: 2), as: .person),
            "GET https://api.themoviedb.org/3/account/548/lists?page=2&session_id=\(Marker.session)"),
        RequestRow(
            Operations.createList, .create(NewMediaList(name: "Mine", description: "Of \"mine\""), as: .person),
            "POST https://api.themoviedb.org/3/list?session_id=\(Marker.session)",
            body: #"{"description":"Of \"mine\"","language":"en","name":"Mine"}"#),
        RequestRow(
            Operations.addToList, .add(MediaListEntry(list: 3, movie: 550), as: .person),
            "POST https://api.themoviedb.org/3/list/3/add_item?session_id=\(Marker.session)",
            body: #"{"media_id":550}"#),
        RequestRow(
            Operations.removeFromList, .remove(MediaListEntry(list: 3, movie: 550), as: .person),
            "POST https://api.themoviedb.org/3/list/3/remove_item?session_id=\(Marker.session)",
            body: #"{"media_id":550}"#),
        RequestRow(
            Operations.clearList, .clear(3, as: .person),
            "POST https://api.themoviedb.org/3/list/3/clear?confirm=true&session_id=\(Marker.session)"),
        RequestRow(
            Operations.deleteList, .delete(3, as: .person),
            "DELETE https://api.themoviedb.org/3/list/3?session_id=\(Marker.session)"),
    ]

    /// All operations of version 4, and those that came with it.
    private static let version4 = [
        RequestRow(Operations.validateCredential, .validateCredential, "GET https://api.themoviedb.org/3/authentication"),
        RequestRow(
            Operations.createSessionByGet, .createSessionByGet(Secret(Marker.requestToken)),
            "GET https://api.themoviedb.org/3/authentication/session/new?request_token=\(Marker.requestToken)"),
        RequestRow(
            Operations.seasonMarks, .marks(on: SeasonReference(series: 1399, number: 0), as: .person),
            "GET https://api.themoviedb.org/3/tv/1399/season/0/account_states?session_id=\(Marker.session)"),
        RequestRow(
            Operations.seasonMarks, .marks(on: SeasonReference(series: 1399, number: 2), as: .guest),
            "GET https://api.themoviedb.org/3/tv/1399/season/2/account_states?guest_session_id=\(Marker.guest)"),
        RequestRow(
            Operations.sortedFavoriteMovies, .sortedFavoriteMovies(SortedShelfPage(page: 2), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/movie/favorites?language=fr-BE&page=2&sort_by=created_at.desc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.sortedFavoriteTV, .sortedFavoriteTV(SortedShelfPage(.ascending(.title)), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/tv/favorites?language=fr-BE&page=1&sort_by=name.asc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.sortedWatchlistMovies, .sortedWatchlistMovies(SortedShelfPage(.descending(.releaseDate)), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/movie/watchlist?language=fr-BE&page=1&sort_by=release_date.desc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.sortedWatchlistTV, .sortedWatchlistTV(SortedShelfPage(.descending(.releaseDate)), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/tv/watchlist?language=fr-BE&page=1&sort_by=first_air_date.desc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.sortedRatedMovies, .sortedRatedMovies(SortedShelfPage(.ascending(.title)), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/movie/rated?language=fr-BE&page=1&sort_by=title.asc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.sortedRatedTV, .sortedRatedTV(SortedShelfPage(.descending(.voteAverage), page: 500), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/tv/rated?language=fr-BE&page=500&sort_by=vote_average.desc",
            bearer: Marker.userToken),
        RequestRow(
            Operations.mixedLists, .mixedLists(MediaListsPage(page: 2), as: .person),
            "GET https://api.themoviedb.org/4/account/\(Marker.objectID)/lists?page=2", bearer: Marker.userToken),
        RequestRow(
            Operations.mixedList, .mixedList(MixedListPage(8136), as: nil),
            "GET https://api.themoviedb.org/4/list/8136?language=fr-BE&page=1"),
        RequestRow(
            Operations.mixedList, .mixedList(MixedListPage(8136, sort: .descending(.primaryReleaseDate), page: 2), as: .person),
            "GET https://api.themoviedb.org/4/list/8136?language=fr-BE&page=2&sort_by=primary_release_date.desc", bearer: Marker.userToken
        ),
        RequestRow(
            Operations.mixedListItemStatus, .contains(MixedListEntry(list: 8136, title: .tv(1399)), as: .person),
            "GET https://api.themoviedb.org/4/list/8136/item_status?media_id=1399&media_type=tv", bearer: Marker.userToken),
        RequestRow(
            Operations.createMixedList, .create(NewMixedList(name: "Mine", description: "Of \"mine\"", isPublic: false), as: .person),
            "POST https://api.themoviedb.org/4/list",
            body: #"{"description":"Of \"mine\"","iso_639_1":"en","name":"Mine","public":0}"#, bearer: Marker.userToken),
        RequestRow(
            Operations.updateMixedList,
            .update(MixedListUpdate(list: 8136, isPublic: true, sort: .ascending(.originalOrder)), as: .person),
            "PUT https://api.themoviedb.org/4/list/8136", body: #"{"public":true,"sort_by":"original_order.asc"}"#,
            bearer: Marker.userToken),
        RequestRow(
            Operations.deleteMixedList, .deleteMixedList(8136, as: .person), "DELETE https://api.themoviedb.org/4/list/8136",
            bearer: Marker.userToken),
        RequestRow(
            Operations.clearMixedList, .clearMixedList(8136, as: .person), "GET https://api.themoviedb.org/4/list/8136/clear",
            bearer: Marker.userToken),
        RequestRow(
            Operations.addToMixedList, .add(MixedListItems(list: 8136, titles: [.movie(550), .tv(1399)]), as: .person),
            "POST https://api.themoviedb.org/4/list/8136/items",
            body: #"{"items":[{"media_id":550,"media_type":"movie"},{"media_id":1399,"media_type":"tv"}]}"#, bearer: Marker.userToken),
        RequestRow(
            Operations.updateMixedListItems,
            .comment(MixedListComments(list: 8136, comments: [.tv(1399): "", .movie(603): "b", .movie(550): "a"]), as: .person),
            "PUT https://api.themoviedb.org/4/list/8136/items",
            body: #"{"items":[{"comment":"a","media_id":550,"media_type":"movie"},{"comment":"b","media_id":603,"media_type":"movie"},"#
                + #"{"comment":"","media_id":1399,"media_type":"tv"}]}"#, bearer: Marker.userToken),
        RequestRow(
            Operations.removeFromMixedList, .remove(MixedListItems(list: 8136, titles: [.movie(550)]), as: .person),
            "DELETE https://api.themoviedb.org/4/list/8136/items", body: #"{"items":[{"media_id":550,"media_type":"movie"}]}"#,
            bearer: Marker.userToken),
    ]

    /// The operations that have a row.
    static let covered = Set(rows.map(\.operation))

    static func audience() throws -> Audience {
        try Audience(language: "fr-BE", fallbackLanguages: ["de", "en-GB"], region: "BE", includesAdult: true)
    }
}

/// One row of the table: an endpoint, and the method, the address, the body and the bearer that it must become.
struct RequestRow: Sendable, CustomTestStringConvertible {
    let operation: Route
    let endpointOperation: Route
    let line: String
    let body: String?
    let bearer: String
    let isIdempotent: Bool
    let endpoint: any Sendable
    /// The subject of the answer.
    let identity: AnswerIdentity
    /// An answer in which everything is there, with ones for numbers.
    let answer: @Sendable () throws -> String
    /// Reads an answer as the one to this request.
    let decode: @Sendable (Data) throws(MarqueeError) -> Void
    let key: @Sendable (Router, Audience) -> SnapshotKey
    let request: @Sendable (Router, Audience) throws(MarqueeError) -> TransportRequest

    init<Answer>(
        _ operation: MarqueeNet.Operation<Answer>, _ endpoint: Endpoint<Answer>, _ line: String, body: String? = nil,
        bearer: String = Marker.token
    ) {
        self.operation = operation.route
        endpointOperation = endpoint.line.operation.route
        self.line = line
        self.body = body
        self.bearer = bearer
        isIdempotent = operation.isIdempotent
        self.endpoint = endpoint
        identity = AnswerIdentity(of: endpoint.line)
        answer = { try AnswerShape(of: Answer.self).json }
        decode = { (body) throws(MarqueeError) in
            _ = try Decoding.decode(
                Answer.self, from: body, about: AnswerIdentity(of: endpoint.line), operation: endpoint.line.name)
        }
        key = { $0.key(for: endpoint, audience: $1) }
        request = { (router, audience) throws(MarqueeError) in try router.request(for: endpoint, audience: audience) }
    }

    var testDescription: String { line }
}

struct RequestTableTests {
    @Test(arguments: RequestTable.rows)
    func `an endpoint becomes its request`(_ row: RequestRow) throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let request = try row.request(router, RequestTable.audience())
        #expect(row.endpointOperation == row.operation)
        #expect("\(request.method.rawValue) \(request.url)" == row.line)
        var headers: TransportHeaders = ["Accept": "application/json", "Authorization": "Bearer " + row.bearer]
        if row.body != nil { headers["Content-Type"] = "application/json;charset=utf-8" }
        #expect(request.headers == headers)
        #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == row.body)
        #expect(request.operation == row.operation.description)
        #expect(request.isIdempotent == row.isIdempotent)
    }

    @Test func `every operation has a row`() {
        let missing = Operations.all.map(\.route).filter { !RequestTable.covered.contains($0) }
        #expect(missing.isEmpty)
        #expect(RequestTable.covered.count == Operations.all.count)
    }

    @Test func `what makes or empties something is never repeated, and what sets something may be`() {
        let once = Operations.all.filter { !$0.isIdempotent }.map(\.route.description)
        #expect(
            once == [
                "GET /3/authentication/token/new", "POST /3/authentication/token/validate_with_login",
                "POST /3/authentication/session/new", "POST /3/authentication/session/convert/4", "DELETE /3/authentication/session",
                "GET /3/authentication/guest_session/new", "POST /4/auth/request_token", "POST /4/auth/access_token",
                "DELETE /4/auth/access_token", "GET /3/authentication/session/new", "POST /3/list", "POST /3/list/{list_id}/add_item",
                "POST /3/list/{list_id}/remove_item",
                "POST /3/list/{list_id}/clear", "DELETE /3/list/{list_id}",
                "POST /4/list", "PUT /4/list/{list_id}", "DELETE /4/list/{list_id}", "GET /4/list/{list_id}/clear",
                "POST /4/list/{list_id}/items", "PUT /4/list/{list_id}/items", "DELETE /4/list/{list_id}/items",
            ])
        let set = Operations.all.filter { $0.isIdempotent && $0.route.method != .get }.map(\.route.template)
        #expect(set.count == 8 && set.allSatisfy { $0.hasSuffix("/rating") || $0.hasSuffix("/favorite") || $0.hasSuffix("/watchlist") })
    }

    @Test func `the table of operations has no operation twice`() {
        #expect(Set(Operations.all.map(\.route)).count == Operations.all.count)
    }
}
