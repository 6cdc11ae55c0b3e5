import Marquee
import MarqueeDomain
import MarqueeTesting
import Testing

/// Parts of details, of all that have some.
struct PartTests {
    /// A client whose details are samples, which have all their parts.
    static func client() async throws -> MarqueeClient {
        try await MarqueeClient.stub {
            $0.movies.details = { _, _ in Read(.sample) }
            $0.movies.collection = { _, _ in Read(.sample) }
            $0.movies.latest = { Read(.sample) }
            $0.tv.details = { _, _ in Read(.sample) }
            $0.tv.season = { _, _ in Read(.sample) }
            $0.tv.seasons = { _ in Read(.sample) }
            $0.tv.episode = { _, _ in Read(.sample) }
            $0.tv.latest = { Read(.sample) }
            $0.people.details = { _, _ in Read(.sample) }
            $0.people.latest = { Read(.sample) }
            $0.reference.company = { _, _ in Read(.sample) }
        }
    }

    @Test func `an answer has the parts that the caller asks for and no others`() async throws {
        let marquee = try await Self.client()
        try await expectOnlyAskedParts(marquee.movies.details, of: 550, in: MovieDetails.sample)
        try await expectOnlyAskedParts(marquee.collections.details, of: 10, in: MovieCollectionDetails.sample)
        try await expectOnlyAskedParts(marquee.tv.details, of: 1_399, in: TVSeriesDetails.sample)
        try await expectOnlyAskedParts(marquee.tvSeasons.details, of: .sample, in: SeasonDetails.sample)
        try await expectOnlyAskedParts(marquee.tvEpisodes.details, of: .sample, in: EpisodeDetails.sample)
        try await expectOnlyAskedParts(marquee.people.details, of: 31, in: PersonDetails.sample)
        try await expectOnlyAskedParts(marquee.companies.details, of: 1, in: CompanyDetails.sample)
    }

    @Test func `without parts named, an answer has the standard parts`() async throws {
        let details = try await Self.client().movies.details(550).value
        #expect(details.credits != nil && details.releaseDates != nil && details.watchProviders == nil && details.accountStates == nil)
    }

    @Test func `answers for which no parts can be named have none`() async throws {
        let marquee = try await Self.client()
        #expect(parts(of: try await marquee.movies.latest().value).isEmpty)
        #expect(parts(of: try await marquee.tv.latest().value).isEmpty)
        #expect(parts(of: try await marquee.people.latest().value).isEmpty)
        let seasons = try await marquee.tv.seasons(of: 1_399).value
        #expect(seasons.count == 5 && seasons.allSatisfy { parts(of: $0).isEmpty } && seasons[0].episodes.count == 10)
    }

    /// Asks for no part, for each part alone, and for all parts.
    private func expectOnlyAskedParts<Input, Part, Value: Equatable>(
        _ details: GetDetails<Input, Part, Value>, of input: Input, in sample: Value
    ) async throws {
        let all = parts(of: sample)
        #expect(all.count == Part.allCases.count, "A sample of \(Value.self) has each of its parts.")
        #expect(try await details(input, including: Set(Part.allCases)).value == sample)
        #expect(parts(of: try await details(input, including: []).value).isEmpty, "\(Value.self)")
        var found: Set<String> = []
        for part in Part.allCases {
            let kept = parts(of: try await details(input, including: [part]).value)
            #expect(kept.count == 1, "\(Value.self) with \(part) has \(kept)")
            found.formUnion(kept)
        }
        #expect(found == all)
    }

    /// The names of the properties of details that hold a part: those whose documentation calls them parts are optional, and are the only
    /// ones of these types besides the plain facts below.
    private func parts(of details: Any) -> Set<String> {
        let facts: Set = [
            "status", "runtime", "budget", "revenue", "imdbID", "belongsToCollection", "type", "lastAirDate", "numberOfSeasons",
            "numberOfEpisodes", "lastEpisodeToAir", "nextEpisodeToAir", "birthday", "deathday", "parentCompany",
        ]
        let set = Mirror(reflecting: details).children.filter { child in
            let value = Mirror(reflecting: child.value)
            return value.displayStyle == .optional && !value.children.isEmpty
        }
        return Set(set.compactMap(\.label)).subtracting(facts)
    }
}
