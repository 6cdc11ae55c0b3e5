import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVCreditsTests {
    @Test func `each part and each job is a credit of its own`() throws {
        let json = """
            {"id": 1399, "cast": [
              {"id": 1223786, "name": "Emilia Clarke", "gender": 1, "order": 6, "profile_path": "/u59kTmNHXzaGZqokivxLPiBVIML.jpg",
               "total_episode_count": 78, "roles": [
                {"credit_id": "5256c8af19c2956ff60479f6", "character": "Daenerys Targaryen", "episode_count": 78},
                {"credit_id": "a2", "character": null, "episode_count": null}, {"character": "No credit"}]},
              {"id": 2, "name": "No roles"}],
             "crew": [
              {"id": 6411, "name": "Deborah Riley", "department": "Art", "profile_path": null, "jobs": [
                {"credit_id": "54eee9e5c3a3686d5800584e", "job": "Production Design", "episode_count": 43}]},
              {"name": "No number", "jobs": []}]}
            """
        let answer = try TMDBTVSeries(WireScene().tmdb).aggregateCredits(of: 1399).adapt(Data(json.utf8))
        let portrait = ImagePath("/u59kTmNHXzaGZqokivxLPiBVIML.jpg")
        #expect(
            answer.value
                == Credits(
                    cast: [
                        edited(CastMember(id: "5256c8af19c2956ff60479f6", personID: 1_223_786, name: "Emilia Clarke")) {
                            $0.character = "Daenerys Targaryen"
                            $0.order = 6
                            $0.profilePath = portrait
                            $0.gender = .female
                            $0.episodeCount = 78
                            $0.totalEpisodeCount = 78
                        },
                        edited(CastMember(id: "a2", personID: 1_223_786, name: "Emilia Clarke")) {
                            $0.order = 6
                            $0.profilePath = portrait
                            $0.gender = .female
                            $0.totalEpisodeCount = 78
                        },
                    ],
                    crew: [
                        edited(CrewMember(id: "54eee9e5c3a3686d5800584e", personID: 6411, name: "Deborah Riley")) {
                            $0.job = "Production Design"
                            $0.department = "Art"
                            $0.episodeCount = 43
                        }
                    ]))
        #expect(answer.dropped == 3)
    }
}
