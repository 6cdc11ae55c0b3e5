import Marquee
import MarqueeSandbox
import Testing

/// Details of people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct PersonDetailsTests {
    @Test func `details come from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let hanks = try await stage.wholeLife { $0.people.details.read(31) }
            #expect(hanks.name == "Tom Hanks" && hanks.birthday == Day(year: 1956, month: 7, day: 9) && hanks.deathday == nil)
            #expect(hanks.placeOfBirth == "Concord, California, USA" && hanks.imdbID == "nm0000158")
            #expect(hanks.biography.hasPrefix("Plays Forrest") && hanks.portraits.count == 1 && hanks.translations.isEmpty)
            #expect(hanks.cast.count == 9 && hanks.cast.contains { $0.item.id == .movie(13) && $0.part == "Forrest Gump" })
            #expect(hanks.cast.contains { $0.item.id == .tv(16_997) && $0.episodeCount == 10 })
            #expect(hanks.crew.contains { $0.item.id == .tv(4_613) && $0.part == "Director" && $0.department == "Directing" })
        }
    }

    @Test func `updates bring what is kept and then what the server says`() async throws {
        try await Stage.with { stage in try await stage.keptThenServed { $0.people.details.read(31) } }
    }

    @Test func `without a server and anything kept details are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.people.details.read(31) } }
    }

    @Test func `a person whom TMDb does not have is not found, online only`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            let error = await #expect(throws: MarqueeError.self) { try await client.people.details(424_242) }
            #expect(error?.code == .notFound && error?.operation == "GET /3/person/{person_id}")
            await #expect { try await client.people.details(-1) } throws: { code($0) == .invalidInput }
            #expect(stage.sandbox.counters.requests == 1)
        }
    }

    @Test func `a fallback language fills an empty biography, and offline too`() async throws {
        try await Stage.with { stage in
            let german = try await stage.client { $0.language = "de-DE" }
            #expect(try await german.people.details(31).value.biography.isEmpty)
            let falling = try german.speaking("de-DE", fallbackLanguages: ["fr", "en"])
            let filled = try await falling.people.details(31).value
            #expect(filled.biography.hasPrefix("Plays Forrest"))
            stage.sandbox.behave(.offline)
            let later = try await stage.client().speaking("de-DE", fallbackLanguages: ["fr", "en"])
            let kept = try await later.people.details(31)
            #expect(kept.origin == .store && kept.value == filled)
        }
    }
}
