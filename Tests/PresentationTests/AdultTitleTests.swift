import MarqueeDomain
@testable import MarqueePresentation
import Testing

/// Screens name titles for adults only beside others.
struct AdultTitleTests {
    private func movie(_ id: Int, isAdult: Bool) -> Movie {
        var movie = Movie(id: id, title: "M")
        movie.isAdult = isAdult
        return movie
    }

    @Test(arguments: [false, true]) func `similar and recommended titles for adults are those of another one`(isAdult: Bool) {
        var details = MovieDetails(movie: movie(1, isAdult: isAdult))
        let items = [movie(2, isAdult: true), movie(3, isAdult: false)]
        details.recommendations = Page(page: 1, totalPages: 1, totalResults: 2, items: items)
        #expect(TitleDetails.movie(details).recommendations.map(\.id) == (isAdult ? [.movie(2), .movie(3)] : [.movie(3)]))
        (details.similar, details.recommendations) = (details.recommendations, nil)
        #expect(TitleDetails.movie(details).similar.map(\.id) == (isAdult ? [.movie(2), .movie(3)] : [.movie(3)]))
    }

    @Test(arguments: [false, true]) func `the titles of a person have those for adults if the person works for them`(isAdult: Bool) {
        var person = Person(id: 1, name: "P")
        person.isAdult = isAdult
        var details = PersonDetails(person: person)
        details.combinedCredits = PersonCredits(
            cast: [
                PersonCredit(creditID: "a", item: .movie(movie(2, isAdult: true))),
                PersonCredit(creditID: "b", item: .movie(movie(3, isAdult: false))),
            ], crew: [])
        var state = PersonState(1, preview: person)
        _ = state.appear()
        _ = state.receive(.value(Fetched(details, origin: .server), isLast: true))
        #expect(Set(state.titles.map(\.id)) == (isAdult ? [.movie(2), .movie(3)] : [.movie(3)]))
    }
}
