import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Details with the parts that the caller names, through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct NamedPartsTests {
    @Test func `only the parts that are asked for are there, in one request`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let details = try await client.movies.details(550, including: [.credits, .keywords, .watchProviders]).value
            #expect(details.credits?.cast.isEmpty == false && details.keywords?.contains { $0.id == 1721 } == true)
            #expect(details.watchProviders?.countries["DE"] != nil && details.videos == nil && details.similar == nil)
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }

    @Test func `a part that is empty is not nil, and other parts are another answer`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            #expect(try await client.movies.details(11, including: [.videos]).value.videos?.isEmpty == true)
            #expect(try await client.movies.details(11, including: []).value.videos == nil)
            #expect(try await client.movies.details(11).value.keywords == nil)
            #expect(fixture.sandbox.counters.requests == 3)
            #expect(try await client.movies.details(11, including: [.videos]).origin == .memory)
        }
    }

    /// The sandbox appends no lists, because its answers about titles know nothing of accounts.
    @Test func `every part of every kind of details is there when it is asked for`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let movie = try await client.movies.details(550, including: Self.all(MoviePart.self))
            let series = try await client.tv.details(1399, including: Self.all(TVSeriesPart.self))
            let season = try await client.tvSeasons.details(1399, season: 1, including: Self.all(SeasonPart.self))
            let episode = try await client.tvEpisodes.details(1399, season: 1, episode: 1, including: Self.all(EpisodePart.self))
            let person = try await client.people.details(31, including: Set(PersonPart.allCases))
            #expect(Self.missing(in: movie.value, besides: ["belongsToCollection", "budget", "revenue", "lists", "accountStates"]) == [])
            #expect(Self.missing(in: series.value, besides: ["nextEpisodeToAir", "lists", "accountStates"]) == [])
            #expect(Self.missing(in: season.value, besides: ["accountStates"]) == [])
            #expect(Self.missing(in: episode.value, besides: ["accountStates"]) == [])
            #expect(Self.missing(in: person.value, besides: ["deathday", "textLanguages"]) == [])
            #expect([movie.droppedFields, series.droppedFields, season.droppedFields, episode.droppedFields] == [0, 0, 0, 0])
        }
    }

    /// Every part but that of an account.
    private static func all<Part: DetailsPart>(_ type: Part.Type) -> Set<Part> {
        Set(Part.allCases.filter { $0.rawValue != "account_states" })
    }

    /// The optional properties of a value that are nil.
    private static func missing(in value: some Any, besides others: Set<String> = []) -> [String] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label, !others.contains(label), "\(child.value)" == "nil" else { return nil }
            return label
        }
    }
}
