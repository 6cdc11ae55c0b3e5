import Foundation
import MarqueeCLI
import MarqueeSandbox
import Testing

/// The lines that a film lover types, and what comes: `Docs/TypedLines.md` is the table.
@Suite(.timeLimit(.minutes(5)))
struct FilmLoverTests {
    /// A sandbox in which a number is a title too, and one title has two movies.
    private static var options: Sandbox.Options {
        var catalog = SandboxCatalog.builtIn
        for (id, title, date) in [
            (530_915, "1917", "2019-01-01"), (1_917, "Sample Title", "1955-01-01"), (841, "Dune", "1984-01-01"),
            (438_631, "Dune", "2021-01-01"), (10_681, "WALL·E", "2008-01-01"),
        ] {
            var movie = SandboxCatalog.Movie(id: id, title: title)
            (movie.releaseDate, movie.popularity) = (date, 0.1)
            catalog.add(movie)
        }
        var options = Sandbox.Options()
        options.catalog = catalog
        return options
    }

    @Test func `A line that a film lover types does the right thing, or says it`() async throws {
        try await CLIFixture.signedIn(Self.options) { fixture in
            // What the device has seen before.
            for line in ["list movies top-rated", "show movie 10681"] { _ = await fixture.run(line) }
            for row in TypedLine.all {
                let outcome = await fixture.run(row.line)
                let said = (outcome.out + outcome.err).replacing("\n", with: " ")
                #expect(outcome.status == row.status && said.contains(row.text), "\(row.line): \(outcome)")
            }
        }
    }

    @Test func `Five of six lines do the right thing`() {
        let right = TypedLine.all.filter { $0.status == .success }
        #expect(TypedLine.all.count >= 90 && right.count * 6 >= TypedLine.all.count * 5, "\(right.count) of \(TypedLine.all.count)")
        #expect(Set(TypedLine.all.map(\.line)).count == TypedLine.all.count)
    }

    @Test func `The document has the table`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Docs/TypedLines.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "| typed"))
        let expected = String(text[..<start.lowerBound]) + TypedLine.table
        if ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == expected || ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1")
    }
}
