import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A search that finds nothing offers the titles on this device that may be meant.
@Suite(.timeLimit(.minutes(5)))
struct SimilarTitleTests {
    @Test func `A search that finds nothing offers similar titles of earlier lists`() async throws {
        try await CLIFixture.with { fixture in
            _ = await fixture.run("list movies top-rated")
            let found = await fixture.run("search godfahter")
            #expect(found.status == .success && found.lines.first == "Nothing found for “godfahter”", "\(found)")
            #expect(found.out.contains("\nDid you mean?\n"), "\(found.out)")
            #expect(found.out.contains("  movie   238      The Godfather (1972)\n"), "\(found.out)")
            #expect(await fixture.run("search godfahter --movies").out.contains("The Godfather (1972)"))
            for other in ["search godfahter --tv", "search godfahter --people", "search zzzz", "search the godfather"] {
                #expect(await !fixture.run(other).out.contains("Did you mean?"), "\(other)")
            }
            // Nothing is remembered of a text that found nothing.
            #expect(await !fixture.run("history").out.contains("godfahter"))
            let json = try await fixture.run("search godfahter --json").object()
            #expect((json["value"] as? [String: Any])?["totalResults"] as? Int == 0)
        }
    }

    @Test func `The question is asked in every language`() async throws {
        try await CLIFixture.with { fixture in
            _ = await fixture.run("list movies top-rated")
            var questions: Set<String> = []
            for language in TextLanguage.allCases {
                let out = await fixture.run("search godfahter --ui-lang \(language.rawValue)").out
                #expect(out.contains(ScreenTexts(language).didYouMean) && out.contains("The Godfather"), "\(out)")
                questions.insert(ScreenTexts(language).didYouMean)
            }
            #expect(questions.count == TextLanguage.allCases.count)
        }
    }

    @Test func `The search of browse offers similar titles as rows that open`() async throws {
        try await BrowseFixture.with { fixture in
            _ = try await fixture.client.movies.list(.topRated)
            fixture.type(.character("/"), .paste("godfahter"))
            await fixture.until("Did you mean?")
            #expect(fixture.screen.contains("Nothing was found for “godfahter”.") && fixture.screen.contains("▸ The Godfather  1972"))
            fixture.type(.down, .down)
            #expect(fixture.screen.contains("▸ The Godfather Part II"))
            fixture.type(.up, .enter)
            await fixture.until("Mar 14, 1972")
            fixture.type(.escape)
            #expect(fixture.screen.contains("Did you mean?"))
            #expect(try await fixture.client.history.recent(10).isEmpty)
        }
    }
}
