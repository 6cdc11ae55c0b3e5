import MarqueeDomain
@testable import MarqueeNet
import Testing

/// Which request each endpoint becomes, for one audience: French in Belgium, with German and English to fall back on, adults included.
enum RequestTable {
    static let rows = [
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
            Operations.movieDetails, .movieDetails(550, withTranslations: false),
            "GET https://api.themoviedb.org/3/movie/550"
                + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Crelease_dates"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.movieDetails, .movieDetails(11, withTranslations: true),
            "GET https://api.themoviedb.org/3/movie/11"
                + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Crelease_dates%2Ctranslations"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.movieWatchProviders, .watchProviders(of: 550), "GET https://api.themoviedb.org/3/movie/550/watch/providers"),
        RequestRow(Operations.movieGenres, .movieGenres, "GET https://api.themoviedb.org/3/genre/movie/list?language=fr-BE"),
        RequestRow(
            Operations.airingTodayTV, .tvChart(.airingToday()), "GET https://api.themoviedb.org/3/tv/airing_today?language=fr-BE&page=1"),
        RequestRow(
            Operations.onTheAirTV, .tvChart(.onTheAir(page: 2)), "GET https://api.themoviedb.org/3/tv/on_the_air?language=fr-BE&page=2"),
        RequestRow(
            Operations.popularTV, .tvChart(.popular(page: 3)), "GET https://api.themoviedb.org/3/tv/popular?language=fr-BE&page=3"),
        RequestRow(
            Operations.topRatedTV, .tvChart(.topRated(page: 500)), "GET https://api.themoviedb.org/3/tv/top_rated?language=fr-BE&page=500"),
        RequestRow(
            Operations.tvSeriesDetails, .tvSeriesDetails(1399, withTranslations: false),
            "GET https://api.themoviedb.org/3/tv/1399"
                + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Cexternal_ids%2Ccontent_ratings"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.tvSeriesDetails, .tvSeriesDetails(1396, withTranslations: true),
            "GET https://api.themoviedb.org/3/tv/1396"
                + "?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Cexternal_ids%2Ccontent_ratings"
                + "%2Ctranslations&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.tvCredits, .tvCredits(1399), "GET https://api.themoviedb.org/3/tv/1399/aggregate_credits?language=fr-BE"),
        RequestRow(
            Operations.season, .season(SeasonReference(series: 1399, number: 0)),
            "GET https://api.themoviedb.org/3/tv/1399/season/0?append_to_response=credits%2Cvideos%2Cimages"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.episode, .episode(EpisodeReference(series: 1399, season: 8, number: 6)),
            "GET https://api.themoviedb.org/3/tv/1399/season/8/episode/6?append_to_response=credits%2Cvideos%2Cimages"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.tvWatchProviders, .watchProviders(ofSeries: 1399), "GET https://api.themoviedb.org/3/tv/1399/watch/providers"),
        RequestRow(Operations.tvGenres, .tvGenres, "GET https://api.themoviedb.org/3/genre/tv/list?language=fr-BE"),
        RequestRow(
            Operations.popularPeople, .popularPeople(PopularPeople(page: 4)),
            "GET https://api.themoviedb.org/3/person/popular?language=fr-BE&page=4"),
        RequestRow(
            Operations.personDetails, .personDetails(31, withTranslations: false),
            "GET https://api.themoviedb.org/3/person/31?append_to_response=combined_credits%2Cimages%2Cexternal_ids"
                + "&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"),
        RequestRow(
            Operations.personDetails, .personDetails(287, withTranslations: true),
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
            "GET https://api.themoviedb.org/3/search/tv?first_air_date_year=2011&include_adult=true&language=fr-BE&page=2&query=thrones"),
        RequestRow(
            Operations.searchPeople, .searchPeople(TextSearch("tom hanks")),
            "GET https://api.themoviedb.org/3/search/person?include_adult=true&language=fr-BE&page=1&query=tom%20hanks"),
        RequestRow(
            Operations.searchAll, .searchAll(TextSearch("a&b=c", page: 3)),
            "GET https://api.themoviedb.org/3/search/multi?include_adult=true&language=fr-BE&page=3&query=a%26b%3Dc"),
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
        RequestRow(Operations.imageConfiguration, .imageConfiguration, "GET https://api.themoviedb.org/3/configuration"),
    ]

    /// The operations that have a row.
    static let covered = Set(rows.map(\.operation))

    static func audience() throws -> Audience {
        try Audience(language: "fr-BE", fallbackLanguages: ["de", "en-GB"], region: "BE", includesAdult: true)
    }
}

/// One row of the table: an endpoint, and the method and address that it must become.
struct RequestRow: Sendable, CustomTestStringConvertible {
    let operation: Route
    let endpointOperation: Route
    let line: String
    let request: @Sendable (Router, Audience) throws(MarqueeError) -> HTTPRequest

    init<Answer>(_ operation: Operation<Answer>, _ endpoint: Endpoint<Answer>, _ line: String) {
        self.operation = operation.route
        endpointOperation = endpoint.operation.route
        self.line = line
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
        #expect(request.headers.fields == [.init("Accept", "application/json"), .init("Authorization", "Bearer " + Marker.token)])
        #expect(request.body == nil)
    }

    @Test func `every operation has a row`() {
        let missing = Operations.all.map(\.route).filter { !RequestTable.covered.contains($0) }
        #expect(missing.isEmpty)
        #expect(RequestTable.covered.count == Operations.all.count)
    }

    @Test func `no operation stands in the table of operations twice`() {
        #expect(Set(Operations.all.map(\.route)).count == Operations.all.count)
    }
}
