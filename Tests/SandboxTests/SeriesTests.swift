import Foundation
import MarqueeSandbox
import Testing

/// Series, seasons and episodes.
struct SeriesTests {
    @Test(arguments: ["airing_today", "on_the_air", "popular", "top_rated"])
    func `every list of series can be read`(_ name: String) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/tv/\(name)")
            #expect(answer.headers["cache-control"] == "public, max-age=3600")
            #expect(try !answer.rows.isEmpty)
            let keys: Set = [
                "adult", "backdrop_path", "genre_ids", "id", "origin_country", "original_language", "original_name", "overview",
                "popularity", "poster_path", "first_air_date", "name", "softcore", "vote_average", "vote_count",
            ]
            for row in try answer.rows {
                #expect(Set(row.keys) == keys)
                #expect(row["origin_country"] is [String])
            }
        }
    }

    @Test func `a list has the order of its name`() async throws {
        try await withSandbox { sandbox in
            let popularity = try sandbox.ask("/3/tv/popular").rows.compactMap { $0["popularity"] as? Double }
            #expect(popularity.count == 12 && popularity == popularity.sorted(by: >))
            let votes = try sandbox.ask("/3/tv/top_rated").rows.compactMap { $0["vote_average"] as? Double }
            #expect(votes.count > 1 && votes.count < 12 && votes == votes.sorted(by: >))
            let airing = try sandbox.ask("/3/tv/airing_today").rows
            #expect(Set(airing.compactMap { $0["id"] as? Int }) == [202250, 204370])
        }
    }

    @Test func `a series has details`() async throws {
        try await withSandbox { sandbox in
            let series = try sandbox.ask("/3/tv/1399").object
            #expect(series["name"] as? String == "Game of Thrones" && series["status"] as? String == "Ended")
            #expect(series["number_of_seasons"] as? Int == 8 && series["number_of_episodes"] as? Int == 73)
            #expect(series["runtime"] == nil && series["imdb_id"] == nil)
            let seasons = try #require(series["seasons"] as? [[String: Any]])
            #expect(seasons.compactMap { $0["season_number"] as? Int } == Array(0...8))
            #expect(seasons[0]["name"] as? String == "Specials")
            let last = try #require(series["last_episode_to_air"] as? [String: Any])
            #expect(last["id"] as? Int == 1_551_830 && last["show_id"] as? Int == 1399)
            #expect((series["created_by"] as? [[String: Any]])?.count == 2)
            #expect((series["networks"] as? [[String: Any]])?.first?["name"] as? String == "HBO")
        }
    }

    @Test func `unknown facts are sent as unknown`() async throws {
        try await withSandbox { sandbox in
            let series = try sandbox.ask("/3/tv/197123").object
            #expect(series["first_air_date"] as? String == "" && series["last_air_date"] is NSNull)
            #expect(series["poster_path"] is NSNull && series["last_episode_to_air"] is NSNull)
            #expect((series["seasons"] as? [Any])?.isEmpty == true && series["number_of_episodes"] as? Int == 0)
        }
    }

    @Test(arguments: [
        "aggregate_credits", "content_ratings", "credits", "external_ids", "images", "keywords", "recommendations", "reviews", "similar",
        "translations", "videos", "watch/providers",
    ])
    func `every part of a series can be read`(_ name: String) async throws {
        try await withSandbox { sandbox in
            let alone = try sandbox.ask("/3/tv/1399/\(name)")
            #expect(alone.status == 200)
            let whole = try sandbox.ask("/3/tv/1399?append_to_response=\(name)").object
            let appended = try #require(whole[name] as? [String: Any])
            #expect(try Set(appended.keys) == Set(alone.object.keys).subtracting(["id"]))
            let isFilled = appended.values.contains { ($0 as? [Any])?.isEmpty == false || ($0 as? [String: Any])?.isEmpty == false }
            #expect(name == "external_ids" ? appended["imdb_id"] as? String == "tt0944947" : isFilled)
        }
    }

    @Test func `a season and an episode have the videos of the catalog, and a season a translation`() async throws {
        var catalog = SandboxCatalog()
        var episode = SandboxCatalog.Episode(number: 1)
        episode.videos = [SandboxCatalog.Video(id: "b", key: "c", name: "Of the episode")]
        var season = SandboxCatalog.Season(number: 1)
        season.videos = [SandboxCatalog.Video(id: "a", key: "b", name: "Of the season")]
        season.episodes = [episode]
        var series = SandboxCatalog.Series(id: 1, name: "One")
        series.seasons = [season]
        catalog.add(series)
        var options = Sandbox.Options()
        options.catalog = catalog
        try await withSandbox(options) { sandbox async throws in
            #expect(try sandbox.ask("/3/tv/1/season/1/videos").rows.compactMap { $0["name"] as? String } == ["Of the season"])
            #expect(try sandbox.ask("/3/tv/1/season/1/episode/1/videos").rows.compactMap { $0["name"] as? String } == ["Of the episode"])
            #expect(try sandbox.ask("/3/tv/1/season/1/videos?language=de").rows.isEmpty)
            let translations = try sandbox.ask("/3/tv/1/season/1/translations").object["translations"] as? [[String: Any]]
            #expect((translations?.first?["data"] as? [String: Any])?["name"] as? String == "Season 1" && translations?.count == 1)
        }
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/tv/1399/season/1/videos").rows.compactMap { $0["type"] as? String } == ["Recap", "Teaser"])
        }
    }

    @Test func `a network says what it is called elsewhere`() async throws {
        try await withSandbox { sandbox async throws in
            let names = try sandbox.ask("/3/network/49/alternative_names").rows
            #expect(names.compactMap { $0["name"] as? String } == ["Home Box Office", "HBO HD"])
            #expect(names.allSatisfy { $0["type"] as? String == "" })
        }
    }

    @Test func `series have other certifications than movies`() async throws {
        try await withSandbox { sandbox async throws in
            func names(_ kind: String) throws -> [String] {
                let countries = try sandbox.ask("/3/certification/\(kind)/list").object["certifications"] as? [String: [[String: Any]]]
                return try #require(countries?["US"]).compactMap { $0["certification"] as? String }
            }
            #expect(try names("tv") == ["NR", "TV-Y", "TV-Y7", "TV-G", "TV-PG", "TV-14", "TV-MA"])
            #expect(try names("movie") == ["NR", "G", "PG", "PG-13", "R", "NC-17"])
        }
    }

    @Test func `age ratings are text`() async throws {
        try await withSandbox { sandbox in
            let rows = try sandbox.ask("/3/tv/1399/content_ratings").rows
            #expect(!rows.isEmpty && rows.allSatisfy { $0["rating"] is String })
            #expect(rows.first { $0["iso_3166_1"] as? String == "US" }?["rating"] as? String == "TV-MA")
        }
    }

    @Test func `the credits of all episodes have each person once`() async throws {
        try await withSandbox { sandbox in
            let all = try sandbox.ask("/3/tv/1399/aggregate_credits").object
            let cast = try #require(all["cast"] as? [[String: Any]])
            let ids = cast.compactMap { $0["id"] as? Int }
            #expect(ids.count == Set(ids).count)
            let regulars = try sandbox.ask("/3/tv/1399/credits").object["cast"] as? [[String: Any]]
            #expect(try #require(regulars?.count) < cast.count)
            for row in cast {
                let roles = try #require(row["roles"] as? [[String: Any]])
                let counts = roles.compactMap { $0["episode_count"] as? Int }
                #expect(row["total_episode_count"] as? Int == counts.reduce(0, +))
            }
            let crew = try #require(all["crew"] as? [[String: Any]])
            #expect(crew.contains { ($0["jobs"] as? [Any])?.count ?? 0 > 1 })
        }
    }

    @Test func `a season can be read`() async throws {
        try await withSandbox { sandbox in
            let season = try sandbox.ask("/3/tv/1399/season/1").object
            let episodes = try #require(season["episodes"] as? [[String: Any]])
            #expect(episodes.compactMap { $0["episode_number"] as? Int } == Array(1...10))
            #expect(episodes.allSatisfy { $0["show_id"] as? Int == 1399 && $0["crew"] is [Any] && $0["guest_stars"] is [Any] })
            let specials = try sandbox.ask("/3/tv/1399/season/0").object
            #expect(specials["id"] as? Int == 3627 && (specials["episodes"] as? [Any])?.count == 272)
            let names = ["credits", "images", "external_ids", "translations", "videos", "watch/providers"]
            let whole = try sandbox.ask("/3/tv/1399/season/1?append_to_response=nothing," + names.joined(separator: ",")).object
            #expect(whole["nothing"] == nil)
            for name in names {
                let part = try #require(whole[name] as? [String: Any])
                let alone = try sandbox.ask("/3/tv/1399/season/1/\(name)").object
                #expect(Set(part.keys) == Set(alone.keys).subtracting(["id"]) && alone["id"] as? Int == 3624)
            }
            #expect(((whole["credits"] as? [String: Any])?["cast"] as? [Any])?.count == 18)
        }
    }

    @Test func `an appended season is a whole season`() async throws {
        try await withSandbox { sandbox in
            let series = try sandbox.ask("/3/tv/1399?append_to_response=season/1,season/4,season/99,season/+1,season/1/x").object
            let first = try #require(series["season/1"] as? [String: Any])
            #expect(try Set(first.keys) == Set(sandbox.ask("/3/tv/1399/season/1").object.keys))
            #expect((series["season/4"] as? [String: Any])?["id"] as? Int == 3628)
            #expect(series["season/99"] == nil && series["season/+1"] == nil && series["season/1/x"] == nil)
            let many = (1...21).map { "season/\($0)" }.joined(separator: ",")
            #expect(try sandbox.ask("/3/tv/1399?append_to_response=\(many)").object["status_code"] as? Int == 27)
        }
    }

    @Test func `an episode can be read`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/tv/1399/season/1/episode/1"
            let episode = try sandbox.ask(path + "?append_to_response=credits,images,external_ids").object
            #expect(episode["name"] as? String == "Winter Is Coming" && episode["show_id"] == nil)
            #expect((episode["overview"] as? String)?.isEmpty == false)
            #expect((episode["external_ids"] as? [String: Any])?["imdb_id"] as? String == "tt1480055")
            #expect(((episode["images"] as? [String: Any])?["stills"] as? [Any])?.count == 4)
            let credits = try #require(episode["credits"] as? [String: Any])
            #expect(Set(credits.keys) == ["cast", "crew", "guest_stars"])
            #expect((credits["guest_stars"] as? [Any])?.isEmpty == false)
            #expect(try sandbox.ask(path + "?language=de").object["overview"] as? String == "")
            #expect(try sandbox.ask("/3/tv/1399/season/4/episode/7").object["name"] as? String == "Mockingbird")
            #expect(try sandbox.ask("/3/tv/1399/season/4/episode/1").object["name"] as? String == "Episode 1")
            #expect(try sandbox.ask("/3/tv/1399/season/4/episode/11").status == 404)
        }
    }

    @Test func `names fall back to the original, and overviews do not`() async throws {
        try await withSandbox { sandbox async throws in
            let spanish = try sandbox.ask("/3/tv/1399?language=es-ES").object
            #expect(spanish["name"] as? String == "Juego de tronos" && spanish["overview"] as? String != "")
            let korean = try sandbox.ask("/3/tv/1399?language=ko").object
            #expect(korean["name"] as? String == "Game of Thrones" && korean["overview"] as? String == "")
            #expect(try sandbox.ask("/3/tv/85937").object["name"] as? String == "Demon Slayer: Kimetsu no Yaiba")
            #expect(try sandbox.ask("/3/tv/85937?language=ja").object["name"] as? String == "鬼滅の刃")
            let rows = try sandbox.ask("/3/tv/1399/translations").object["translations"] as? [[String: Any]]
            #expect(Set(rows?.compactMap { $0["iso_639_1"] as? String } ?? []) == ["en", "de", "fr", "es", "ja", "pt", "ar", "uk"])
        }
    }

    @Test(arguments: [("en", "Comedy"), ("de", "Komödie"), ("ja", "コメディ"), ("xx", "Comedy")])
    func `genres are translated`(language: String, name: String) async throws {
        try await withSandbox { sandbox in
            let genres = try sandbox.ask("/3/genre/tv/list?language=\(language)").object["genres"] as? [[String: Any]]
            #expect(genres?.count == 16)
            #expect(genres?.first { $0["id"] as? Int == 35 }?["name"] as? String == name)
            #expect(genres?.first { $0["id"] as? Int == 10765 }?["name"] as? String == "Sci-Fi & Fantasy")
        }
    }
}
