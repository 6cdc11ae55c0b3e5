import MarqueeDomain
import Testing

struct SeriesCreditsTests {
    private func actor(_ person: Int, _ character: String, order: Int, episodes: Int?) -> CastMember {
        var member = CastMember(id: "\(person) \(character)", personID: person, name: "Person \(person)")
        (member.character, member.order, member.totalEpisodeCount) = (character, order, episodes)
        return member
    }

    private var details: TVSeriesDetails {
        var details = TVSeriesDetails(series: TVSeries(id: 1, name: "Sample"))
        details.credits = Credits(cast: [actor(9, "Late", order: 0, episodes: nil)], crew: [])
        return details
    }

    @Test func `a person of the cast stands once, and most episodes come first`() {
        var details = details
        var (few, many) = (CrewMember(id: "c1", personID: 6, name: "Few"), CrewMember(id: "c2", personID: 7, name: "Many"))
        (few.episodeCount, many.episodeCount) = (1, 9)
        details.aggregateCredits = Credits(
            cast: [
                actor(1, "A", order: 4, episodes: 3), actor(2, "B", order: 3, episodes: 70), actor(3, "C", order: 2, episodes: 70),
                actor(1, "", order: 4, episodes: 3), actor(1, "D", order: 4, episodes: 3), actor(4, "E", order: 0, episodes: nil),
            ], crew: [few, many])
        let credits = details.mainCredits
        #expect(credits.cast.map(\.personID) == [3, 2, 1, 4])
        #expect(credits.cast.map(\.character) == ["C", "B", "A / D", "E"])
        #expect(credits.cast.map(\.episodeCount) == [70, 70, 3, nil])
        #expect(credits.crew.map(\.name) == ["Many", "Few"])
    }

    @Test func `the latest season stands in where nothing else was read`() {
        #expect(details.mainCredits.cast.map(\.character) == ["Late"])
        #expect(TVSeriesDetails(series: TVSeries(id: 1, name: "Sample")).mainCredits == .empty)
        #expect(TVSeriesPart.standard.contains(.aggregateCredits) && !TVSeriesPart.standard.contains(.credits))
    }
}
