import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVCreditsTests {
    @Test func `each person has all roles or jobs`() throws {
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
        let clarke = edited(AggregateCastMember(id: 1_223_786, name: "Emilia Clarke")) {
            $0.order = 6
            $0.profilePath = ImagePath("/u59kTmNHXzaGZqokivxLPiBVIML.jpg")
            $0.gender = .female
            $0.totalEpisodeCount = 78
            $0.roles = [
                edited(AggregateCastMember.Role(creditID: "5256c8af19c2956ff60479f6")) {
                    ($0.character, $0.episodeCount) = ("Daenerys Targaryen", 78)
                },
                AggregateCastMember.Role(creditID: "a2"),
            ]
        }
        let riley = edited(AggregateCrewMember(id: 6411, name: "Deborah Riley")) {
            $0.department = "Art"
            $0.jobs = [
                edited(AggregateCrewMember.Job(creditID: "54eee9e5c3a3686d5800584e")) {
                    ($0.job, $0.episodeCount) = ("Production Design", 43)
                }
            ]
        }
        #expect(answer.value == AggregateCredits(cast: [clarke], crew: [riley]))
        #expect(answer.dropped == 3)
    }
}
