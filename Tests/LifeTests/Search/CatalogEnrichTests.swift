import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Titles in a language that are read into the searches of a device.
@Suite(.timeLimit(.minutes(5)))
struct CatalogEnrichTests {
    private func discovers(_ fixture: ClientFixture) -> Int {
        fixture.sandbox.counters.requestsByPath.filter { $0.key.hasPrefix("/3/discover/") }.values.reduce(0, +)
    }

    @Test("Titles of a language are suggested and found without the network, with their year, after the original one alone was not")
    func languages() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            #expect(try await client.suggestions("verscholl").isEmpty)
            let result = try await client.catalog.enrich(language: "de_de")
            #expect(result.language == "de-DE" && result.isComplete && result.titles > 40)
            // Four lists, of two pages or of one.
            #expect(result.requests == discovers(fixture) && result.requests < 12)
            fixture.sandbox.behave(.offline)
            let german = try await fixture.client { $0.language = "de-DE" }
            for client in [client, german] {
                let found = try await client.suggestions("verscholl")
                guard case .title(let title)? = found.first else {
                    Issue.record("\(found)")
                    return
                }
                #expect(title.reference == .movie(8_358) && title.year == 2000)
                #expect(title.parts.map(\.text) == ["Cast Away – ", "Verscholl", "en"])
                #expect(title.parts.map(\.isMatch) == [false, true, false])
                #expect(try await client.search.movies("verschollen").value.items.map(\.id) == [8_358])
            }
            // Nothing that was read for it takes the place of an answer.
            #expect(try await german.cache.info()?.lists == 0)
        }
    }

    @Test("A call goes on where the last one ended, in another process too, and a complete language is not read again for 90 days")
    func resumes() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 5)) { fixture in
            var whole = 0
            let first = try await fixture.client().catalog.enrich.execute(CatalogEnrichment(language: "fr", requests: 3))
            #expect(first.requests == 3 && first.pages == 3 && !first.isComplete)
            whole += first.requests
            fixture.sandbox.script([.normal, .status(503)])
            let failing = try await fixture.client()
            await #expect { try await failing.catalog.enrich(language: "fr") } throws: { code($0) == .server }
            whole += 1
            let rest = try await fixture.client().catalog.enrich(language: "fr")
            whole += rest.requests
            #expect(rest.isComplete)
            let pages = fixture.sandbox.log.filter { $0.path.hasPrefix("/3/discover/") && $0.status == 200 }
            // One page of a list was asked for again after the failure.
            #expect(pages.count == whole && Set(pages.map(\.path)).count == whole)
            let again = try await fixture.client().catalog.enrich(language: "fr")
            #expect(again.requests == 0 && again.isComplete)
            #expect(try await fixture.client().catalog.enrich.execute(CatalogEnrichment(language: "de", requests: 1)).requests == 1)
            fixture.clock.advance(by: .seconds(91 * 86_400))
            #expect(try await fixture.client().catalog.enrich(language: "fr").requests == whole)
        }
    }

    @Test("An invalid language, and stores without an index, are refused")
    func refusals() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.catalog.enrich(language: "klingon!") } throws: { code($0) == .invalidInput }
            let none = try await fixture.client { $0.storage = .none }
            await #expect { try await none.catalog.enrich() } throws: { code($0) == .storage }
            #expect(discovers(fixture) == 0)
        }
    }
}
