import Marquee
import MarqueeSandbox
import Testing

/// Details of people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct PersonDetailsTests {
    @Test func `details come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let details = try await fixture.wholeLife { $0.people.details.read(31) }
            #expect(details.name == "Tom Hanks" && details.gender == .male)
            #expect(details.birthday == PartialDay("1956-07-09") && details.deathday == nil)
            #expect(details.placeOfBirth == "Concord, California, USA" && details.imdbID == "nm0000158")
            #expect(details.credits?.cast.contains { $0.item.id == .movie(13) && $0.part == "Forrest Gump" } == true)
        }
    }

    @Test func `without a server and anything kept details are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.people.details.read(31) } }
    }
}
