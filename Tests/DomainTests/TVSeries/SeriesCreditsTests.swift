import MarqueeDomain
import Testing

struct SeriesCreditsTests {
    private func actor(_ person: Int, _ characters: String..., order: Int, episodes: Int?) -> AggregateCastMember {
        var member = AggregateCastMember(id: person, name: "Person \(person)")
        (member.order, member.totalEpisodeCount) = (order, episodes)
        member.roles = characters.map { character in
            var role = AggregateCastMember.Role(creditID: "\(person) \(character)")
            role.character = character
            return role
        }
        return member
    }

    private func worker(_ person: Int, _ name: String, jobs: [(String, Int)]) -> AggregateCrewMember {
        var member = AggregateCrewMember(id: person, name: name)
        member.department = "Art"
        member.jobs = jobs.map { name, episodes in
            var job = AggregateCrewMember.Job(creditID: "\(person) \(name)")
            (job.job, job.episodeCount) = (name, episodes)
            return job
        }
        return member
    }

    private var details: TVSeriesDetails {
        var details = TVSeriesDetails(series: TVSeries(id: 1, name: "Sample"))
        var late = CastMember(creditID: "9", personID: 9, name: "Person 9")
        late.character = "Late"
        details.credits = Credits(cast: [late], crew: [])
        return details
    }

    @Test func `a person of the cast appears once, and most episodes come first`() {
        var details = details
        details.aggregateCredits = AggregateCredits(
            cast: [
                actor(1, "A", "", "D", order: 4, episodes: 3), actor(2, "B", order: 3, episodes: 70),
                actor(3, "C", order: 2, episodes: 70), actor(4, order: 0, episodes: nil),
            ], crew: [worker(6, "Few", jobs: [("Editor", 1)]), worker(7, "Many", jobs: [("Props", 0), ("Set", 9)])])
        let credits = details.mainCredits
        #expect(credits.cast.map(\.personID) == [3, 2, 1, 4])
        #expect(credits.cast.map(\.character) == ["C", "B", "A / D", ""])
        #expect(credits.cast.map(\.creditID) == ["3 C", "2 B", "1 A", ""])
        #expect(credits.cast.map(\.episodeCount) == [70, 70, 3, nil])
        #expect(credits.crew.map(\.job) == ["Set", "Editor", "Props"])
        #expect(credits.crew.map(\.name) == ["Many", "Few", "Many"])
        #expect(credits.crew.allSatisfy { $0.department == "Art" })
    }

    @Test func `the latest season stands in where nothing else was read`() {
        #expect(details.mainCredits.cast.map(\.character) == ["Late"])
        #expect(TVSeriesDetails(series: TVSeries(id: 1, name: "Sample")).mainCredits == .empty)
        #expect(TVSeriesPart.standard.contains(.aggregateCredits) && !TVSeriesPart.standard.contains(.credits))
    }
}
