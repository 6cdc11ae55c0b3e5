import MarqueeDomain
@testable import MarqueePresentation
import Testing

struct PersonStateTests {
    private static var details: PersonDetails {
        var details = PersonDetails(person: Person(id: 1, name: "A person"))
        var popular = Movie(id: 2, title: "Popular")
        popular.popularity = 9
        let item = MediaItem.movie(Movie(id: 1, title: "Unknown"))
        details.combinedCredits = PersonCredits(
            cast: [PersonCredit(creditID: "a", item: item), PersonCredit(creditID: "b", item: .movie(popular))],
            crew: [PersonCredit(creditID: "c", item: item)])
        return details
    }

    @Test func `the details follow what a list knew, and titles stand once, most popular first`() {
        var state = PersonState(1, preview: Person(id: 1, name: "A list's name"))
        #expect(state.appear() == [.run(PersonState.Load(loading: .first))])
        #expect(state.person?.name == "A list's name" && state.titles.isEmpty)
        _ = state.receive(.value(Fetched(Self.details, origin: .server), isLast: true))
        #expect(state.person?.name == "A person" && state.titles.map(\.id) == [.movie(2), .movie(1)])
        state.disappear()
        #expect(state.appear() == [])
    }

    @Test func `a failure is retried, and a failed refresh leaves what is there`() {
        var state = PersonState(1)
        _ = state.appear()
        #expect(state.receive(.failure(offline)) == [] && state.content == .failed(offline))
        #expect(state.handle(.retry) == [.run(PersonState.Load(loading: .first))])
        _ = state.receive(.value(Fetched(Self.details, origin: .server), isLast: true))
        #expect(state.handle(.refresh) == [.report(.refreshed(.person)), .run(PersonState.Load(loading: .refresh))])
        #expect(state.receive(.failure(offline)) == [.show(.notRefreshed(offline))])
        #expect(state.content.value == Self.details)
    }
}
