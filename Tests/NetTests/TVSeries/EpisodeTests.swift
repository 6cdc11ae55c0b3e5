import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct EpisodeTests {
    @Test func `an episode is read with its crew, guests, cast and stills`() throws {
        let answer = try adapted(
            """
            {"air_date": "2011-04-17", "crew": [
              {"department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046e77", "id": 44797,
               "name": "Timothy Van Patten", "profile_path": "/MzSOFrd99HRdr6pkSRSctk3kBR.jpg"},
              {"department": "Writing", "job": "Writer", "credit_id": "x", "name": "No number"}],
             "episode_number": 1, "episode_type": "mid_season", "guest_stars": [
              {"character": "Benjen Stark", "credit_id": "5256c8b919c2956ff604836a", "order": 62, "id": 119783, "name": "Joseph Mawle"}],
             "name": "Winter Is Coming", "overview": "A king comes to visit.", "id": 63056, "production_code": "101", "runtime": 62,
             "season_number": 1, "still_path": "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", "vote_average": 7.8, "vote_count": 286,
             "credits": {"cast": [{"id": 22970, "name": "Peter Dinklage", "character": "Tyrion Lannister",
                "credit_id": "5256c8b219c2956ff6047cd8", "order": 0}], "crew": [{"name": "No number there either"}]},
             "images": {"stills": [{"height": 1080, "iso_639_1": null, "file_path": "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg",
                "vote_average": 5.454, "width": 1920}]}, "videos": {"results": []}}
            """)
        let still = try #require(ImagePath("/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg"))
        let episode = edited(Episode(id: 63_056, seasonNumber: 1, episodeNumber: 1)) {
            $0.name = "Winter Is Coming"
            $0.overview = "A king comes to visit."
            $0.airDate = Day(year: 2011, month: 4, day: 17)
            $0.runtime = 62
            $0.episodeType = .midSeason
            $0.productionCode = "101"
            $0.stillPath = still
            $0.voteAverage = 7.8
            $0.voteCount = 286
        }
        let director = edited(CrewMember(creditID: "5256c8a219c2956ff6046e77", personID: 44_797, name: "Timothy Van Patten")) {
            $0.job = "Director"
            $0.department = "Directing"
            $0.profilePath = ImagePath("/MzSOFrd99HRdr6pkSRSctk3kBR.jpg")
        }
        let tyrion = edited(CastMember(creditID: "5256c8b219c2956ff6047cd8", personID: 22_970, name: "Peter Dinklage")) {
            $0.character = "Tyrion Lannister"
        }
        let guest = edited(CastMember(creditID: "5256c8b919c2956ff604836a", personID: 119_783, name: "Joseph Mawle")) {
            $0.character = "Benjen Stark"
            $0.order = 62
        }
        #expect(
            answer.value
                == edited(EpisodeDetails(episode: episode)) {
                    $0.credits = edited(EpisodeCredits()) { ($0.cast, $0.guestStars, $0.crew) = ([tyrion], [guest], [director]) }
                    $0.videos = []
                    ($0.crew, $0.guestStars) = ([director], [guest])
                    $0.images = ImageSet()
                    $0.images?.stills = [edited(Picture(filePath: still, width: 1920, height: 1080)) { $0.voteAverage = 5.454 }]
                })
        #expect(answer.value.runtime == 62)
        #expect(answer.markables == [.episode(of: 1399, season: 1, number: 1)] && answer.titles.isEmpty)
        #expect(answer.dropped == 2)
    }

    @Test func `a kind that this version does not know is kept as it came`() throws {
        let answer = try adapted(#"{"id": 1, "episode_type": "double", "air_date": "2011"}"#)
        #expect(answer.value.episodeType == .unknown("double"))
        #expect(answer.value.airDate == nil)
        #expect(answer.losses.fields == 1)
    }

    @Test(arguments: [(0, 1, 1, "path.id"), (1399, -1, 1, "path.number"), (1399, 0, -1, "path.number")])
    func `an episode that cannot be is refused`(_ series: Int, _ season: Int, _ number: Int, _ key: String) {
        let refusal = TMDBTVSeries(WireScene().tmdb).episode(
            .init(series: series, season: season, number: number), including: EpisodePart.standard
        ).refusal
        #expect(refusal?.code == .invalidInput && refusal?.reason.key == key)
    }

    private func adapted(_ json: String) throws -> Adapted<EpisodeDetails> {
        try TMDBTVSeries(WireScene().tmdb).episode(.init(series: 1399, season: 1, number: 1)).adapt(
            Data(json.utf8))
    }
}
