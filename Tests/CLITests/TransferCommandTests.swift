import Foundation
import MarqueeCLI
import MarqueeSandbox
import TestKit
import Testing

/// Imports and exports.
@Suite(.timeLimit(.minutes(5)))
struct TransferCommandTests {
    private static let ratings =
        "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0137523,9,2024-03-05,Fight Club,Movie,1999\n"
        + "tt0944947,11,2024-03-05,Game of Thrones,TV Series,2011\ntt9999999,7,2024-03-05,Nowhere Film,Movie,1994\n"
    private static let films = "Date,Name,Year,Letterboxd URI,Rating\n2024-01-01,The Godfather,1972,u,4.5\n2024-01-01,Parasite,2010,u,4\n"

    /// A table with a title that is found, one to choose, and a line that cannot be read.
    static func sample(in shell: Shell) throws -> String {
        let path = shell.folder.path("sample.csv")
        try (films + "2024-01-01,Bad,1972,u,9\n").write(toFile: path, atomically: false, encoding: .utf8)
        return path
    }

    private func write(_ text: String, _ name: String, _ fixture: CLIFixture) throws -> String {
        let path = fixture.shell.folder.path(name)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        return path
    }

    @Test func `an import shows a plan, and sets the marks with --yes`() async throws {
        try await CLIFixture.signedIn { fixture in
            let (ratings, films) = (try write(Self.ratings, "ratings.csv", fixture), try write(Self.films, "films.csv", fixture))
            let plan = await fixture.shell.run(["import", ratings, films], ["NO_COLOR": "1"])
            #expect(plan.status == .success)
            // A line is broken where the path of the temporary folder is long.
            let text = plan.out.replacingOccurrences(of: fixture.shell.folder.path(""), with: "/")
                .replacingOccurrences(of: "Parasite\n(2019)", with: "Parasite (2019)")
            #expect(
                text == """
                    Rows: 4, titles: 4. Found: 2, to choose: 1, not found: 1.
                      ratings to set: 2

                    To set
                    The Godfather (1972): ★9
                    Fight Club (1999): ★9

                    To choose
                    /films.csv:3  Parasite (2010) ← movie/496243 Parasite (2019)

                    Not found
                    /ratings.csv:4  Nowhere Film (1994)

                    Not read
                    /ratings.csv:3  invalid rating  11

                    """)
            #expect(plan.flatErr.contains("Nothing was changed. “--yes” sets the marks."))
            #expect(fixture.library.ratedMovies.isEmpty)
            for line in [["--dry-run", "--yes"], ["--dry-run"]] {
                #expect(await fixture.shell.run(["import", ratings, films] + line).status == .success)
                #expect(fixture.library.ratedMovies.isEmpty)
            }
            let done = await fixture.shell.run(["import", ratings, films, "--yes"], ["NO_COLOR": "1"])
            #expect(done.status == .success && done.out.hasSuffix("Marks stored: 2.\n"))
            #expect(fixture.library.ratedMovies.count == 2)
            let again = await fixture.shell.run(["import", ratings, films, "--yes"], ["NO_COLOR": "1"])
            #expect(again.out.contains("already there: 2") && again.out.hasSuffix("Marks stored: 0.\n"))
        }
    }

    @Test func `the undecided titles are written as a table that is filled in and imported`() async throws {
        try await CLIFixture.signedIn { fixture in
            let films = try write(Self.films, "films.csv", fixture)
            let table = fixture.shell.folder.path("undecided.csv")
            #expect(await fixture.shell.run(["import", films, "--undecided", table]).status == .success)
            let text = try String(contentsOfFile: table, encoding: .utf8)
            let filled = text.replacingOccurrences(of: "\r\n,,Parasite", with: "\r\nmovie/496243,,Parasite")
            #expect(filled != text)
            try filled.write(toFile: table, atomically: false, encoding: .utf8)
            let done = await fixture.shell.run(["import", table, "--yes", "--json"])
            let report = try done.object()["report"] as? [String: Any]
            #expect(report?["stored"] as? Int == 1)
        }
    }

    @Test func `options say what a table does not`() async throws {
        try await CLIFixture.signedIn { fixture in
            let stars = try write("Title,Year,Rating\nFight Club,1999,4\n", "stars.csv", fixture)
            let unclear = await fixture.shell.run(["import", stars], ["NO_COLOR": "1"])
            #expect(
                unclear.status == .usage && unclear.flatErr.contains("ratings of 5 or of 10? say it with “--scale”"))
            #expect(await fixture.shell.run(["import", stars, "--scale", "5", "--yes"]).status == .success)
            #expect(fixture.library.ratedMovies.values.contains { $0 == 8 })
            let titles = try write("Title,Year\nThe Godfather,1972\n", "titles.csv", fixture)
            #expect(await fixture.shell.run(["import", titles]).flatErr.contains("“--as”"))
            #expect(await fixture.shell.run(["import", titles, "--as", "watchlist", "--yes"]).status == .success)
            let listed = await fixture.shell.run(["import", titles, "--list", "Rainy days", "--yes"], ["NO_COLOR": "1"])
            #expect(listed.out.hasSuffix("Lists created: Rainy days.\nTitles added to lists: 1.\n"))
            let wrong = await fixture.shell.run(["import", titles, "--from", "letterbox"], ["NO_COLOR": "1"])
            #expect(wrong.status == .usage && wrong.flatErr.contains("“letterboxd”"))
        }
    }

    @Test func `files that cannot be read are named`() async throws {
        try await CLIFixture.signedIn { fixture in
            let folder = fixture.shell.folder.path("")
            for path in [folder + "missing.csv", folder, "/dev/null"] {
                let outcome = await fixture.shell.run(["import", path], ["NO_COLOR": "1"])
                #expect(outcome.status == .usage && outcome.flatErr.contains("cannot be read"), "\(path)")
            }
            #expect(await fixture.shell.run("import").status == .usage)
            let other = try write("What,Ever\n1,2\n", "other.csv", fixture)
            let outcome = await fixture.shell.run(["import", other], ["NO_COLOR": "1"])
            #expect(outcome.status == .usage && outcome.flatErr.contains("no known form"))
        }
    }

    @Test func `titles of a file cannot write to the terminal`() async throws {
        try await CLIFixture.signedIn(isTerminal: true) { fixture in
            let text = "Title,Year,Watchlist\n\u{1B}]52;c;aGk=\u{7}Evil\u{1B}[31m\u{9B}2J,1999,yes\n\u{202E}lave,1999,x,y\n"
            let path = try write(text, "evil\u{1B}[31m.csv", fixture)
            let outcome = await fixture.shell.run(["import", path], ["NO_COLOR": "1"])
            for hostile in ["\u{1B}]52", "\u{1B}[31m", "\u{9B}", "\u{7}"] { #expect(!(outcome.out + outcome.err).contains(hostile)) }
        }
    }

    @Test func `without a server, what is known is stored, and the rest is for later`() async throws {
        try await CLIFixture.signedIn { fixture in
            let films = try write(Self.films, "films.csv", fixture)
            #expect(await fixture.shell.run(["import", films]).status == .success)
            fixture.server.behave(.offline)
            let both = try write(Self.films + "2024-01-01,Seven Samurai,1954,u,5\n", "more.csv", fixture)
            let outcome = await fixture.shell.run(["import", both, "--yes"], ["NO_COLOR": "1"])
            #expect(outcome.status == .offline && outcome.out.hasSuffix("Marks stored: 1.\n"))
            #expect(outcome.flatErr.contains("Titles that were not looked up: 1."))
            fixture.server.behave(.normal)
            #expect(await fixture.run("sync").status == .success)
            #expect(fixture.library.ratedMovies.count == 1)
        }
    }

    @Test func `an export is imported again, and has tables for other services`() async throws {
        try await CLIFixture.signedIn { fixture in
            for line in ["rate movie 550 8.5", "favorite movie 238", "watch movie 862"] {
                #expect(await fixture.run(line).status == .success)
            }
            let path = fixture.shell.folder.path("library.json")
            let written = await fixture.shell.run(["export", path], ["NO_COLOR": "1"])
            #expect(written.status == .success && written.out == "" && written.flatErr.contains("Titles: 3, lists: 0."))
            let plain = await fixture.run("export")
            #expect(plain.bytes == Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            let again = await fixture.shell.run(["import", path, "--json"])
            let summary = try again.object()["summary"] as? [String: Any]
            #expect(summary?["same"] as? Int == 3 && summary?["set"] as? Int == 0)
            func table(_ form: String) async -> String {
                String(decoding: await fixture.shell.run(["export", "--format", form]).bytes, as: UTF8.self)
            }
            #expect(await table("letterboxd-ratings") == "tmdbID,Title,Year,Rating10\r\n550,Fight Club,1999,8.5\r\n")
            #expect(
                await table("imdb-ratings")
                    == "Const,Your Rating,Date Rated,Title,Title Type,Year\r\ntt0137523,9,,Fight Club,Movie,1999\r\n")
            let watchlist = await fixture.shell.run(["export", "--format", "imdb-watchlist"], ["NO_COLOR": "1"])
            #expect(watchlist.flatErr.contains("Left out, because TMDb does not have their ids of IMDb: 1."))
            #expect(await fixture.shell.run(["export", "--format", "xml"]).status == .usage)
        }
    }

    @Test func `without an account neither works`() async throws {
        try await CLIFixture.with { fixture in
            let films = try write(Self.films, "films.csv", fixture)
            #expect(await fixture.shell.run(["import", films]).status == .unauthorized)
            #expect(await fixture.run("export").status == .unauthorized)
        }
    }
}

extension Shell.Outcome {
    /// The side output without its line breaks, which depend on the length of paths.
    fileprivate var flatErr: String { err.replacing("\n", with: " ") }
}
