import Marquee

extension OperationTable {
    static let tvSeriesLists: [OperationCase] = [
        .read("GET /3/tv/airing_today", "/3/tv/airing_today?language=fr-BE&page=1") { marquee in try await marquee.tv.airingToday() },
        .read("GET /3/tv/on_the_air", "/3/tv/on_the_air?language=fr-BE&page=1") { marquee in try await marquee.tv.onTheAir() },
        .read("GET /3/tv/popular", "/3/tv/popular?language=fr-BE&page=1") { marquee in try await marquee.tv.popular() },
        .read("GET /3/tv/top_rated", "/3/tv/top_rated?language=fr-BE&page=1") { marquee in try await marquee.tv.topRated() },
    ]

    static let tvSeries: [OperationCase] = [
        .read(
            "GET /3/tv/{series_id}",
            "/3/tv/1399?append_to_response=videos%2Cimages%2Csimilar%2Crecommendations%2Creviews%2Cexternal_ids%2Ccontent_ratings%2Caggregate_credits%2Ctranslations\(media)"
        ) { marquee in try await marquee.tv.details(1399) },
        .read("GET /3/tv/{series_id}/account_states", "/3/tv/1399/account_states?session_id={session}", as: .account) { marquee in
            try await marquee.library.marks(on: .tv(1399))
        },
        .read("GET /3/tv/{series_id}/aggregate_credits", "/3/tv/1399/aggregate_credits?language=fr-BE") { marquee in
            try await marquee.tv.aggregateCredits(1399)
        },
        .read("GET /3/tv/{series_id}/alternative_titles", "/3/tv/1399/alternative_titles") { marquee in
            try await marquee.tv.alternativeTitles(1399)
        },
        .read("GET /3/tv/{series_id}/changes", "/3/tv/1399/changes?page=1") { marquee in try await marquee.changes.series(1399) },
        .read("GET /3/tv/{series_id}/content_ratings", "/3/tv/1399/content_ratings") { marquee in
            try await marquee.tv.contentRatings(1399)
        },
        .read("GET /3/tv/{series_id}/credits", "/3/tv/1399/credits?language=fr-BE") { marquee in
            try await marquee.tv.credits(1399)
        },
        .read("GET /3/tv/{series_id}/episode_groups", "/3/tv/1399/episode_groups") { marquee in try await marquee.tv.episodeGroups(1399) },
        .read("GET /3/tv/{series_id}/external_ids", "/3/tv/1399/external_ids") { marquee in try await marquee.tv.externalIDs(1399) },
        .read("GET /3/tv/{series_id}/images", "/3/tv/1399/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") { marquee in
            try await marquee.tv.images(1399)
        },
        .read("GET /3/tv/{series_id}/keywords", "/3/tv/1399/keywords") { marquee in try await marquee.tv.keywords(1399) },
        .read("GET /3/tv/latest", "/3/tv/latest") { marquee in try await marquee.tv.latest() },
        .read("GET /3/tv/{series_id}/lists", "/3/tv/1399/lists?language=fr-BE&page=1") { marquee in try await marquee.tv.lists(1399) },
        .read("GET /3/tv/{series_id}/recommendations", "/3/tv/1399/recommendations?language=fr-BE&page=1") { marquee in
            try await marquee.tv.recommendations(1399)
        },
        .read("GET /3/tv/{series_id}/reviews", "/3/tv/1399/reviews?language=fr-BE&page=1") { marquee in
            try await marquee.tv.reviews(1399)
        },
        .read("GET /3/tv/{series_id}/screened_theatrically", "/3/tv/1399/screened_theatrically") { marquee in
            try await marquee.tv.screenedTheatrically(1399)
        },
        .read("GET /3/tv/{series_id}/similar", "/3/tv/1399/similar?language=fr-BE&page=1") { marquee in
            try await marquee.tv.similar(1399)
        },
        .read("GET /3/tv/{series_id}/translations", "/3/tv/1399/translations") { marquee in try await marquee.tv.translations(1399) },
        .read("GET /3/tv/{series_id}/videos", "/3/tv/1399/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") { marquee in
            try await marquee.tv.videos(1399)
        },
        .read("GET /3/tv/{series_id}/watch/providers", "/3/tv/1399/watch/providers") { marquee in
            try await marquee.tv.watchProviders(1399)
        },
        .act("POST /3/tv/{series_id}/rating", "/3/tv/1399/rating?session_id={session}", body: #"{"value":8.5}"#, as: .account) { marquee in
            try await marquee.library.rate(.tv(1399), 8.5)
        },
        .act("DELETE /3/tv/{series_id}/rating", "/3/tv/1399/rating?session_id={session}", as: .account) { marquee in
            try await marquee.library.removeRating(.tv(1399))
        },
    ]

    static let tvSeasons: [OperationCase] = [
        .read(
            "GET /3/tv/{series_id}/season/{season_number}",
            "/3/tv/1399/season/1?append_to_response=credits%2Cvideos%2Cimages%2Ctranslations\(media)"
        ) { marquee in try await marquee.tvSeasons.details(1399, season: 1) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/account_states", "/3/tv/1399/season/1/account_states?session_id={session}",
            as: .account
        ) { marquee in try await marquee.library.episodeRatings(1399, season: 1) },
        .read("GET /3/tv/{series_id}/season/{season_number}/aggregate_credits", "/3/tv/1399/season/1/aggregate_credits?language=fr-BE") {
            marquee in try await marquee.tvSeasons.aggregateCredits(1399, season: 1)
        },
        .read("GET /3/tv/season/{season_id}/changes", "/3/tv/season/3624/changes?page=1") { marquee in
            try await marquee.changes.season(3624)
        },
        .read("GET /3/tv/{series_id}/season/{season_number}/credits", "/3/tv/1399/season/1/credits?language=fr-BE") { marquee in
            try await marquee.tvSeasons.credits(1399, season: 1)
        },
        .read("GET /3/tv/{series_id}/season/{season_number}/external_ids", "/3/tv/1399/season/1/external_ids") { marquee in
            try await marquee.tvSeasons.externalIDs(1399, season: 1)
        },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/images",
            "/3/tv/1399/season/1/images?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in try await marquee.tvSeasons.images(1399, season: 1) },
        .read("GET /3/tv/{series_id}/season/{season_number}/translations", "/3/tv/1399/season/1/translations") { marquee in
            try await marquee.tvSeasons.translations(1399, season: 1)
        },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/videos",
            "/3/tv/1399/season/1/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in try await marquee.tvSeasons.videos(1399, season: 1) },
        .read("GET /3/tv/{series_id}/season/{season_number}/watch/providers", "/3/tv/1399/season/1/watch/providers") { marquee in
            try await marquee.tvSeasons.watchProviders(1399, season: 1)
        },
    ]

    static let tvEpisodes: [OperationCase] = [
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}",
            "/3/tv/1399/season/1/episode/2?append_to_response=credits%2Cvideos%2Cimages%2Ctranslations\(media)"
        ) { marquee in try await marquee.tvEpisodes.details(1399, season: 1, episode: 2) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states",
            "/3/tv/1399/season/1/episode/1/account_states?session_id={session}", as: .account
        ) { marquee in try await marquee.library.marks(on: .episode(of: 1399, season: 1, number: 1)) },
        .read("GET /3/tv/episode/{episode_id}/changes", "/3/tv/episode/63056/changes?page=1") { marquee in
            try await marquee.changes.episode(63056)
        },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits",
            "/3/tv/1399/season/1/episode/2/credits?language=fr-BE"
        ) { marquee in try await marquee.tvEpisodes.credits(1399, season: 1, episode: 2) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids",
            "/3/tv/1399/season/1/episode/1/external_ids"
        ) { marquee in try await marquee.tvEpisodes.externalIDs(1399, season: 1, episode: 1) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images",
            "/3/tv/1399/season/1/episode/2/images?include_image_language=fr%2Cde%2Cen%2Cnull"
        ) { marquee in try await marquee.tvEpisodes.images(1399, season: 1, episode: 2) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations",
            "/3/tv/1399/season/1/episode/2/translations"
        ) { marquee in try await marquee.tvEpisodes.translations(1399, season: 1, episode: 2) },
        .read(
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos",
            "/3/tv/1399/season/1/episode/2/videos?include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in try await marquee.tvEpisodes.videos(1399, season: 1, episode: 2) },
        .act(
            "POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            "/3/tv/1399/season/1/episode/2/rating?session_id={session}", body: #"{"value":9}"#, as: .account
        ) { marquee in try await marquee.library.rate(.episode(of: 1399, season: 1, number: 2), 9) },
        .act(
            "DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            "/3/tv/1399/season/1/episode/2/rating?session_id={session}", as: .account
        ) { marquee in try await marquee.library.removeRating(.episode(of: 1399, season: 1, number: 2)) },
    ]

    static let tvEpisodeGroups: [OperationCase] = [
        .read("GET /3/tv/episode_group/{tv_episode_group_id}", "/3/tv/episode_group/5e0000000000000000000577?language=fr-BE") { marquee in
            try await marquee.tvEpisodeGroups.details("5e0000000000000000000577")
        }
    ]
}
