import Marquee

extension OperationTable {
    static let movieLists: [OperationCase] = [
        .read("GET /3/movie/now_playing", "/3/movie/now_playing?language=fr-BE&page=1&region=BE") { marquee in
            try await marquee.movies.nowPlaying()
        },
        .read("GET /3/movie/popular", "/3/movie/popular?language=fr-BE&page=1&region=BE") { marquee in
            try await marquee.movies.popular()
        },
        .read("GET /3/movie/top_rated", "/3/movie/top_rated?language=fr-BE&page=1&region=BE") { marquee in
            try await marquee.movies.topRated()
        },
        .read("GET /3/movie/upcoming", "/3/movie/upcoming?language=fr-BE&page=1&region=BE") { marquee in
            try await marquee.movies.upcoming()
        },
    ]

    static let movies: [OperationCase] = [
        .read(
            "GET /3/movie/{movie_id}",
            "/3/movie/550?append_to_response=credits%2Cvideos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Crelease_dates%2Ctranslations\(media)"
        ) { marquee in try await marquee.movies.details(550) },
        .read("GET /3/movie/{movie_id}/account_states", "/3/movie/550/account_states?session_id={session}", as: .account) { marquee in
            try await marquee.library.marks(on: .movie(550))
        },
        .read("GET /3/movie/{movie_id}/alternative_titles", "/3/movie/550/alternative_titles") { marquee in
            try await marquee.movies.alternativeTitles(550)
        },
        .read("GET /3/movie/{movie_id}/changes", "/3/movie/550/changes?page=1") { marquee in try await marquee.changes.movie(550) },
        .read("GET /3/movie/{movie_id}/credits", "/3/movie/550/credits?language=fr-BE") { marquee in
            try await marquee.movies.credits(550)
        },
        .read("GET /3/movie/{movie_id}/external_ids", "/3/movie/550/external_ids") { marquee in try await marquee.movies.externalIDs(550) },
        .read("GET /3/movie/{movie_id}/images", "/3/movie/550/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") {
            marquee in try await marquee.movies.images(550)
        },
        .read("GET /3/movie/{movie_id}/keywords", "/3/movie/550/keywords") { marquee in try await marquee.movies.keywords(550) },
        .read("GET /3/movie/latest", "/3/movie/latest") { marquee in try await marquee.movies.latest() },
        .read("GET /3/movie/{movie_id}/lists", "/3/movie/550/lists?language=fr-BE&page=1") { marquee in
            try await marquee.movies.lists(550)
        },
        .read("GET /3/movie/{movie_id}/recommendations", "/3/movie/550/recommendations?language=fr-BE&page=1") { marquee in
            try await marquee.movies.recommendations(550)
        },
        .read("GET /3/movie/{movie_id}/release_dates", "/3/movie/550/release_dates") { marquee in try await marquee.movies.releaseDates(550)
        },
        .read("GET /3/movie/{movie_id}/reviews", "/3/movie/550/reviews?language=fr-BE&page=1") { marquee in
            try await marquee.movies.reviews(550)
        },
        .read("GET /3/movie/{movie_id}/similar", "/3/movie/550/similar?language=fr-BE&page=1") { marquee in
            try await marquee.movies.similar(550)
        },
        .read("GET /3/movie/{movie_id}/translations", "/3/movie/550/translations") { marquee in
            try await marquee.movies.translations(550)
        },
        .read("GET /3/movie/{movie_id}/videos", "/3/movie/550/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") {
            marquee in try await marquee.movies.videos(550)
        },
        .read("GET /3/movie/{movie_id}/watch/providers", "/3/movie/550/watch/providers") { marquee in
            try await marquee.movies.watchProviders(550)
        },
        .act("POST /3/movie/{movie_id}/rating", "/3/movie/550/rating?session_id={session}", body: #"{"value":8.5}"#, as: .account) {
            marquee in try await marquee.library.rate(.movie(550), 8.5)
        },
        .act("DELETE /3/movie/{movie_id}/rating", "/3/movie/550/rating?session_id={session}", as: .account) { marquee in
            try await marquee.library.removeRating(.movie(550))
        },
        .read("GET /3/movie/{movie_id}/releases", "/3/movie/550/releases") { marquee in try await marquee.movies.countryReleases(550) },
    ]

    static let collections: [OperationCase] = [
        .read("GET /3/collection/{collection_id}", "/3/collection/10?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") {
            marquee in try await marquee.collections.details(10)
        },
        .read(
            "GET /3/collection/{collection_id}/images", "/3/collection/10/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in try await marquee.collections.images(10) },
        .read("GET /3/collection/{collection_id}/translations", "/3/collection/10/translations") { marquee in
            try await marquee.collections.translations(10)
        },
    ]

    static let discover: [OperationCase] = [
        .read(
            "GET /3/discover/movie",
            "/3/discover/movie?include_adult=true&language=fr-BE&page=1&region=BE&sort_by=popularity.desc&with_genres=18%2C53"
        ) { marquee in try await marquee.discover.movies { $0.genres = .all([18, 53]) } },
        .read(
            "GET /3/discover/tv", "/3/discover/tv?include_adult=true&language=fr-BE&page=1&sort_by=popularity.desc&with_networks=49"
        ) { marquee in try await marquee.discover.tv { $0.networks = [49] } },
    ]

    static let genres: [OperationCase] = [
        .read("GET /3/genre/movie/list", "/3/genre/movie/list?language=fr-BE") { marquee in try await marquee.genres.movies() },
        .read("GET /3/genre/tv/list", "/3/genre/tv/list?language=fr-BE") { marquee in try await marquee.genres.tv() },
    ]

    static let keywords: [OperationCase] = [
        .read("GET /3/keyword/{keyword_id}", "/3/keyword/1721") { marquee in try await marquee.keywords.details(1721) },
        .read("GET /3/keyword/{keyword_id}/movies", "/3/keyword/1721/movies?include_adult=true&language=fr-BE&page=1") { marquee in
            try await marquee.keywords.movies(1721)
        },
    ]
}
