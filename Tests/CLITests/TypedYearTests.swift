import Testing

@testable import MarqueeCLI

/// Titles that are typed with their year, and screens of seasons, people and collections.
@Suite(.timeLimit(.minutes(5)))
struct TypedYearTests {
    @Test(arguments: ["fight club (1999)", "fight club 1999", "movie fight club [1999]", "the last of us (2023)"])
    func `a title with its year is found`(_ title: String) async throws {
        let shown = try await Shell().run("show " + title)
        let name = title.contains("us") ? "The Last of Us" : "Fight Club"
        #expect(shown.lines.contains { $0.hasPrefix(name) } && shown.status == .success, "\(shown.out)")
    }

    @Test func `a title of another year is not found`() async throws {
        #expect(try await Shell().run("show fight club (1998)").status == .notFound)
    }

    @Test(arguments: ["search fight club (1999)", "search fight club 1999 --movies"])
    func `a search for a title with its year finds it`(_ command: String) async throws {
        #expect(try await Shell().run(command).out.contains("Fight Club"))
    }

    @Test func `a title that ends in a number is found`() async throws {
        #expect(try await Shell().run("show blade runner 2049").lines.contains { $0.hasPrefix("Blade Runner 2049") })
    }

    @Test func `a series has the cast of all seasons`() async throws {
        let series = try await Shell().run("show tv 1399 --limit 100")
        #expect(series.lines.contains("  Sean Bean as Ned Stark"))
        let short = try await Shell().run("show tv 1399")
        #expect(short.lines.contains { $0.hasPrefix("Cast  8 of ") } && !short.out.contains("Directed by"))
    }
}
