import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct SeasonTests {
    @Test func `a season is read with its episodes and parts`() throws {
        let answer = try adapted(
            """
            {"_id": "5256c89f19c2956ff6046d47", "air_date": "2011-04-17", "episodes": [
              {"air_date": "2011-04-17", "episode_number": 1, "episode_type": "standard", "id": 63056, "name": "Winter Is Coming",
               "overview": "A king comes to visit.", "production_code": "101", "runtime": 62, "season_number": 1, "show_id": 1399,
               "still_path": "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", "vote_average": 8.1, "vote_count": 396, "crew": [], "guest_stars": []},
              {"air_date": null, "episode_number": 2, "id": 2, "name": "", "overview": "", "production_code": "", "runtime": null,
               "season_number": 1, "still_path": null}],
             "name": "Season 1", "networks": [
              {"id": 49, "logo_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png", "name": "HBO", "origin_country": "US"}],
             "overview": "It begins.", "id": 3624, "poster_path": "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", "season_number": 1,
             "vote_average": 8.4,
             "credits": {"cast": [{"id": 22970, "name": "Peter Dinklage", "character": "Tyrion Lannister",
               "credit_id": "5256c8b219c2956ff6047cd8", "order": 0}], "crew": []},
             "videos": {"results": []},
             "images": {"posters": [{"height": 1500, "iso_639_1": "en", "file_path": "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg",
               "vote_average": 5.514, "width": 1000}]}}
            """)
        let poster = try #require(ImagePath("/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg"))
        let begin = Day(year: 2011, month: 4, day: 17)
        let season = edited(Season(id: 3624, seasonNumber: 1)) {
            $0.name = "Season 1"
            $0.overview = "It begins."
            $0.airDate = begin
            $0.episodeCount = 2
            $0.posterPath = poster
            $0.voteAverage = 8.4
        }
        let first = edited(Episode(id: 63_056, seasonNumber: 1, episodeNumber: 1)) {
            $0.name = "Winter Is Coming"
            $0.overview = "A king comes to visit."
            $0.airDate = begin
            $0.runtime = 62
            $0.episodeType = .standard
            $0.productionCode = "101"
            $0.stillPath = ImagePath("/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg")
            $0.voteAverage = 8.1
            $0.voteCount = 396
        }
        let tyrion = edited(CastMember(creditID: "5256c8b219c2956ff6047cd8", personID: 22_970, name: "Peter Dinklage")) {
            $0.character = "Tyrion Lannister"
        }
        #expect(
            answer.value
                == edited(SeasonDetails(season: season)) {
                    $0.episodes = [first, Episode(id: 2, seasonNumber: 1, episodeNumber: 2)]
                    $0.networks = [
                        edited(TVNetwork(id: 49, name: "HBO")) {
                            $0.logoPath = ImagePath("/tuomPhY2UtuPTqqFnKMVHvSb724.png")
                            $0.originCountry = "US"
                        }
                    ]
                    $0.credits = Credits(cast: [tyrion], crew: [])
                    $0.videos = []
                    $0.images = ImageSet()
                    $0.images?.posters = [
                        edited(Picture(filePath: poster, width: 1000, height: 1500)) {
                            $0.language = "en"
                            $0.voteAverage = 5.514
                        }
                    ]
                })
        #expect(answer.value.name == "Season 1")
        #expect(answer.dropped == 0)
    }

    @Test func `a season that has lost its number and an episode without an id do no harm`() throws {
        let answer = try adapted(
            """
            {"id": 1, "season_number": null, "air_date": "", "episodes": [{"name": "No id"}, {"id": 2, "episode_number": null}],
             "credits": "broken"}
            """)
        #expect(answer.value.season == edited(Season(id: 1, seasonNumber: nil)) { $0.episodeCount = 1 })
        #expect(answer.value.episodes == [Episode(id: 2, seasonNumber: nil, episodeNumber: nil)])
        #expect(answer.dropped == 2)
    }

    @Test func `what is no season is unreadable`() {
        #expect(throws: MarqueeError.self) { try adapted(#"{"id": 1}"#) }
    }

    @Test(arguments: [(0, 1, "path.id"), (-1, 1, "path.id"), (1399, -1, "path.number"), (1399, Int.min, "path.number")])
    func `a season that cannot be is refused before anything is sent`(_ series: Int, _ number: Int, _ key: String) async {
        let scene = WireScene()
        let season = TMDBTVSeries(scene.tmdb).season(SeasonReference(series: series, number: number))
        #expect(season.refusal?.code == .invalidInput && season.refusal?.reason.key == key)
        await #expect(throws: MarqueeError.self) { try await season.fetch(nil) }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `the specials are kept apart from the first season, both under their series`() {
        let api = TMDBTVSeries(WireScene().tmdb)
        let (specials, first) = (api.season(.init(series: 1399, number: 0)).key, api.season(.init(series: 1399, number: 1)).key)
        #expect(specials != first)
        #expect(specials.subject == .tv(1399) && first.subject == .tv(1399))
    }

    @Test func `its episodes can be marked, each once, by their places in the series that was asked for`() throws {
        let answer = try adapted(
            """
            {"id": 1, "season_number": 1, "episodes": [{"id": 2, "season_number": 1, "episode_number": 1, "show_id": 5},
             {"id": 3, "episode_number": 2}, {"id": 4, "season_number": 1}, {"id": 5, "season_number": 0, "episode_number": 3},
             {"id": 6, "season_number": 1, "episode_number": 1}]}
            """)
        #expect(answer.titles.isEmpty)
        #expect(
            answer.markables == [
                .episode(of: 1399, season: 1, number: 1), .episode(of: 1399, season: 1, number: 2),
                .episode(of: 1399, season: 0, number: 3),
            ])
    }

    private func adapted(_ json: String) throws -> Adapted<SeasonDetails> {
        try TMDBTVSeries(WireScene().tmdb).season(.init(series: 1399, number: 1)).adapt(Data(json.utf8))
    }
}
