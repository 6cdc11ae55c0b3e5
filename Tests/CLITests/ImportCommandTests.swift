import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The decisions of imports, and how far they are.
@Suite(.timeLimit(.minutes(5)))
struct ImportCommandTests {
    private func write(_ text: String, _ name: String, _ fixture: CLIFixture) throws -> String {
        let path = fixture.shell.folder.path(name)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        return path
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func `titles that could not be added to lists are counted, and the same command adds them`() async throws {
        try await CLIFixture.signedIn { fixture in
            let titles = try write("Title,Year\nThe Godfather,1972\nFight Club,1999\nParasite,2019\n", "titles.csv", fixture)
            let line = ["import", titles, "--list", "Rainy days"]
            for _ in 0..<2 { #expect(await fixture.shell.run(line).status == .success) }
            let before = fixture.server.log.count
            #expect(await fixture.shell.run(line).status == .success)
            let count = fixture.server.log.count - before
            // After the requests of the plan: the lists, the new list and the first movie.
            fixture.server.behave(.rateLimited(retryAfter: 3_600))
            fixture.server.script(Array(repeating: .normal, count: count + 3))
            let outcome = await fixture.shell.run(line + ["--yes", "-q"], ["NO_COLOR": "1"])
            #expect(outcome.status == .rateLimited)
            #expect(
                outcome.out.hasSuffix(
                    "Titles added to lists: 1.\nTitles still to be added to lists: 2. The same command adds them later.\n"))
            fixture.server.behave(.normal)
            let later = await fixture.shell.run(line + ["--yes", "--json"])
            let report = try later.object()["report"] as? [String: Any]
            #expect(report?["addedToLists"] as? Int == 2 && report?["leftForLists"] as? Int == 0)
        }
    }

    @Test func `a repeated import sends the marks that an earlier one could not send, or says how many are left`() async throws {
        try await CLIFixture.signedIn { fixture in
            let path = try write("Title,Year,Rating10\nThe Godfather,1972,9\nFight Club,1999,8\n", "ratings.csv", fixture)
            let line = ["import", path, "--yes"]
            // All requests of the plan are answered, and then none.
            _ = await fixture.shell.run(["import", path])
            let before = fixture.server.log.count
            _ = await fixture.shell.run(["import", path])
            fixture.server.behave(.status(503))
            fixture.server.script(Array(repeating: .normal, count: fixture.server.log.count - before))
            let first = await fixture.shell.run(line, ["NO_COLOR": "1"])
            #expect(first.out.contains("Marks stored: 2."), "\(first)")
            #expect(first.err.contains("note: unsent changes: 2. “marquee sync” sends them.\n"), "\(first)")
            fixture.server.behave(.normal)
            let second = await fixture.shell.run(line, ["NO_COLOR": "1"])
            #expect(second.status == .success && second.out.contains("Marks stored: 0.") && !second.err.contains("unsent"), "\(second)")
            #expect(fixture.library.ratedMovies.count == 2)
            #expect(await fixture.run("pending").out.contains("There are no unsent changes."))
        }
    }

    @Test func `a file that cannot be read whole fails the import of the others, after it`() async throws {
        try await CLIFixture.signedIn { fixture in
            let path = try write("Title,Year,Rating10\nFight Club,1999,8\n", "ratings.csv", fixture)
            let broken = try write("[{\"movie\": {", "ratings-movies.json", fixture)
            for option in [[], ["--yes"]] {
                let outcome = await fixture.shell.run(["import", broken, path] + option, ["NO_COLOR": "1"], width: 300)
                #expect(outcome.status == .failure && outcome.err.contains("could not be read completely.\nhint: "), "\(outcome)")
                #expect(outcome.out.contains("Found: 1"))
            }
            #expect(fixture.library.ratedMovies.count == 1)
            #expect(await fixture.shell.run(["import", path, "--offline"]).status == .usage)
        }
    }

    @Test func `a title that is too long is named by its line, and the import is not run again for it`() async throws {
        try await CLIFixture.signedIn { fixture in
            let long = String(repeating: "Endless ", count: 40)
            let path = try write("Title,Year,Watchlist\nFight Club,1999,yes\n\(long),2001,yes\n", "long.csv", fixture)
            let outcome = await fixture.shell.run(["import", path, "--yes"], ["NO_COLOR": "1"], width: 300)
            #expect(outcome.status == .success && !outcome.err.contains("not looked up"))
            #expect(outcome.out.contains("long.csv:3  Endless") && outcome.out.contains("more than 200 letters"))
            #expect(!outcome.out.contains(String(repeating: "Endless ", count: 12)))
        }
    }

    @Test func `what an import decides is said`() async throws {
        try await CLIFixture.signedIn { fixture in
            let films =
                "Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Fight Club,1999,u,4\n2024-03-05,Fight Club,1999,u,5\n"
                + "someday,Parasite,2019,u,3\n2024-01-05,The Godfather,1972,u,0\n"
            let path = try write(films, "films.csv", fixture)
            let outcome = await fixture.shell.run(["import", path], ["NO_COLOR": "1"], width: 300)
            let out = outcome.out.replacing(fixture.shell.folder.path(""), with: "")
            #expect(out.contains("films.csv:2  Fight Club (1999): ★8 ← films.csv:3  ★10"), "\(out)")
            #expect(out.contains("Read, with a remark\nfilms.csv:4  date not read, the row is used without it  someday\n"), "\(out)")
            #expect(out.contains("films.csv:5  a rating of 0 means unrated  0"))
            #expect(!out.contains("Not read"))
        }
    }

    @Test func `an id that a person has typed and TMDb does not have is not found`() async throws {
        try await CLIFixture.signedIn { fixture in
            let path = try write("Chosen ID,Title,Watchlist\nmovie/99999999,Fight Club,yes\n", "undecided.csv", fixture)
            let outcome = await fixture.shell.run(["import", path, "--yes"], ["NO_COLOR": "1"], width: 300)
            #expect(outcome.out.contains("undecided.csv:2  Fight Club  movie/99999999"), "\(outcome.out)")
            #expect(await fixture.run("pending").out == "" || outcome.out.hasSuffix("Marks stored: 0.\n"))
        }
    }

    @Test func `an episode is told from its series`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("rate tv 1399 --season 1 --episode 1 5").status == .success)
            let path = try write(
                "TMDb,Type,Title,Year,Season,Episode,Rating10\n1399,tv,Game of Thrones,2011,,,9\n1399,tv,Game of Thrones,2011,1,2,7\n"
                    + "1399,tv,Game of Thrones,2011,1,2,8\n1399,tv,Game of Thrones,2011,1,1,6\n,tv,Nowhere at All,1950,3,12,6\n", "t.csv",
                fixture)
            let out = await fixture.shell.run(["import", path], ["NO_COLOR": "1"], width: 300).out
                .replacing(fixture.shell.folder.path(""), with: "")
            #expect(out.contains("\nGame of Thrones (2011): ★9\nGame of Thrones (2011) 1×02: ★8\n"), "\(out)")
            #expect(out.contains("\nGame of Thrones (2011) 1×01: yours 5, in the file 6\n"), "\(out)")
            #expect(out.contains("t.csv:3  Game of Thrones (2011) 1×02: ★7 ← t.csv:4  ★8"), "\(out)")
            #expect(out.contains("t.csv:6  Nowhere at All (1950) 3×12\n"), "\(out)")
        }
    }

    @Test func `newer ratings need their days, which a session of version 3 does not know`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("rate movie 550 5").status == .success)
            let path = try write("Title,Year,Rating10,Date\nFight Club,1999,9,2099-01-01\n", "t.csv", fixture)
            let outcome = await fixture.shell.run(["import", path, "--conflicts", "newer"], ["NO_COLOR": "1"], width: 300)
            #expect(outcome.err.contains("TMDb does not tell this session when you rated, so your ratings stay."), "\(outcome.err)")
            #expect(
                try await fixture.shell.run(["import", path, "--conflicts", "newer", "--json"]).object()["lacksRatingDays"] as? Bool == true
            )
            #expect(!(await fixture.shell.run(["import", path], ["NO_COLOR": "1"])).err.contains("when you rated"))
        }
    }

    @Test func `a failing import prints its plan as JSON, and the error on the side`() async throws {
        try await CLIFixture.signedIn { fixture in
            let path = try write("Title,Year,Watchlist\nFight Club,1999,yes\n", "t.csv", fixture)
            fixture.server.behave(.offline)
            let outcome = await fixture.shell.run(["import", path, "--json"])
            #expect(outcome.status == .offline)
            #expect((try outcome.object()["summary"] as? [String: Any])?["failed"] as? Int == 1)
            let last = try #require(outcome.err.split(separator: "\n").last)
            let failure = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
            #expect((failure?["error"] as? [String: Any])?["code"] as? String == "offline")
        }
    }

    @Test func `a long import says each tenth where no line can be rewritten`() async throws {
        try await CLIFixture.signedIn { fixture in
            let rows = (0..<60).map { "tt99\(10_000 + $0),8,Nowhere \($0),Movie,1950\n" }
            let path = try write("Const,Your Rating,Title,Title Type,Year\n" + rows.joined(), "ratings.csv", fixture)
            let outcome = await fixture.shell.run(["import", path], ["NO_COLOR": "1"])
            let steps = outcome.err.split(separator: "\n").filter { $0.hasPrefix("looking up titles: ") }
            #expect(steps.count == 9 && steps.first == "looking up titles: 6 of 60", "\(steps)")
            #expect(!(await fixture.shell.run(["import", path, "-q"])).err.contains("looking up"))
        }
    }

    @Test func `a table is read from standard input, and an undecided one is written to standard output`() async throws {
        try await CLIFixture.signedIn { fixture in
            let films = ["Date,Name,Year,Letterboxd URI,Rating", "2024-01-01,The Godfather,1972,u,4.5", "2024-01-01,Parasite,2010,u,4"]
            let plan = await fixture.shell.run(["import", "-"], ["NO_COLOR": "1"], typing: films)
            #expect(plan.status == .success && plan.out.contains("-:3  Parasite (2010)"))
            let table = await fixture.shell.run(["import", "-", "--undecided", "-"], ["NO_COLOR": "1"], typing: films)
            #expect(table.status == .success && table.out == "" && String(decoding: table.bytes, as: UTF8.self).hasPrefix("Chosen ID,"))
            #expect(await fixture.shell.run(["import", "-", "--undecided", "-", "--json"], typing: films).status == .usage)
            #expect(!FileManager.default.fileExists(atPath: "-"))
        }
    }

    @Test func `the whole of a real standard input is read`() async throws {
        let script = #"(echo What,Ever; yes 1,2 | head -c 300000) > "$HOME/f"; exec < "$HOME/f""#
        let end = try await Child(["import", "-"], after: script).end()
        #expect(end.ending == .exit(2) && end.err.replacing("\n", with: " ").contains("-: no known form"), "\(end.err)")
    }

    @Test func `a table in which a person has chosen, or another file, is not replaced`() async throws {
        try await CLIFixture.signedIn { fixture in
            let films = try write("Date,Name,Year,Letterboxd URI,Rating\n2024-01-01,Parasite,2010,u,4\n", "films.csv", fixture)
            let table = fixture.shell.folder.path("undecided.csv")
            for _ in 0..<2 { #expect(await fixture.shell.run(["import", films, "--undecided", table]).status == .success) }
            let filled = try text(table).replacing("\r\n,,Parasite", with: "\r\nmovie/496243,,Parasite")
            try filled.write(toFile: table, atomically: false, encoding: .utf8)
            for path in [table, films] {
                let before = try text(path)
                let outcome = await fixture.shell.run(["import", films, "--undecided", path], ["NO_COLOR": "1"], width: 300)
                #expect(outcome.status == .usage && outcome.err.contains("is there already"), "\(outcome.err)")
                #expect(try text(path) == before)
            }
        }
    }

    @Test func `the values of options are in their help, in every language`() async throws {
        let shell = try Shell()
        for language in ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "uk_UA"] {
            for option in [Option.conflicts, .exportForm, .meaning, .scale] {
                let command = option == .exportForm ? "export" : "import"
                let help = await shell.run("\(command) --help", ["LANG": language + ".UTF-8"], width: 400).out
                for choice in option.choices { #expect(help.contains(choice), "\(language) \(option.name) \(choice)") }
            }
        }
        let completion = await shell.run("completions bash").out
        for choice in ["newer", "imdb-watchlist"] { #expect(completion.contains(choice)) }
    }

    @Test func `a folder on a full disk is a failure of the doctor`() {
        let full = Finding(folder: "/store", free: 4_096, isOpen: true)
        #expect(!full.ok && full.detail == "/store: the disk is full")
        #expect(Finding(folder: "/store", free: 1 << 30, isOpen: true).ok && Finding(folder: "/store", free: nil, isOpen: true).ok)
        #expect(!Finding(folder: "/store", free: 1 << 30, isOpen: false).ok)
        #expect((DiskSpace.free(at: "/") ?? -1) >= 0 && DiskSpace.free(at: "/nonexistent") == nil)
    }
}
