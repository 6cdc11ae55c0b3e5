import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

/// Every command, as a person without a credential has it: the sandbox answers.
@Suite(.timeLimit(.minutes(5)))
struct CommandTests {
    @Test func `home shows four categories`() async throws {
        let shell = try Shell()
        for line in ["", "home"] {
            let home = await shell.run(line)
            #expect(home.status == .success)
            for label in ["Now Playing", "Popular", "Top Rated", "Upcoming"] {
                #expect(home.lines.contains { $0.hasPrefix(label) }, "\(label)")
            }
            #expect(home.err == "No credential is set, so the built-in sandbox is used instead of TMDb.\n")
        }
    }

    @Test func `details name who plays and who directed`() async throws {
        let show = try await Shell().run("show movie 550")
        #expect(show.out.contains("\nDirected by David Fincher\n") && show.out.contains("\n  Edward Norton as The Narrator\n"))
        #expect(show.out.contains("Oct 15, 1999 · 139 min · R in US · 8.4 of 10, 26,279 votes"))
    }

    @Test func `a search finds, and says when it does not`() async throws {
        let shell = try Shell()
        let found = await shell.run("search fight club")
        #expect(found.status == .success && found.lines.first == "Results for “fight club”")
        #expect(found.lines.dropFirst().first == "  movie   550      1999   8.4  Fight Club")
        let none = await shell.run("search zzzz")
        #expect(none.status == .success && none.out == "Nothing found for “zzzz”\n")
        #expect(await shell.run("search --movies avatar --year 1999").out == "Nothing found for “avatar”\n")
        #expect(await shell.run(["search", "--", "--json"]).out == "Nothing found for “--json”\n")
    }

    @Test func `what was seen online is there offline, and says that it was kept`() async throws {
        let shell = try Shell()
        let online = await shell.run("list movies popular")
        let kept = await shell.run("list movies popular --offline")
        #expect(kept.status == .success && kept.lines.first == "Popular  [cached, just now]")
        #expect(kept.lines.dropFirst() == online.lines.dropFirst() && online.lines.first == "Popular")
        let found = await shell.run("search godfa --offline")
        #expect(found.lines.first == "Results for “godfa”  [cached, from the titles seen before]")
        #expect(found.lines.count == 3)
    }

    @Test func `fallback languages fill what a language lacks`() async throws {
        let shell = try Shell()
        #expect(await shell.run("show movie 603692 --lang fr-FR").out.contains("No overview in this language."))
        let filled = await shell.run("show movie 603692 --lang fr-FR,en")
        #expect(filled.out.contains("John Wick sees a way to be free") && filled.out.contains("Crime"))
        #expect(await shell.run("show movie 550", ["TMDB_LANGUAGE": "pt-BR"]).lines.first == "Clube da Luta")
    }

    @Test func `a text in a fallback language is followed by its language, in details, lists and JSON`() async throws {
        let shell = try Shell()
        let filled = await shell.run("show movie 603692 --lang fr-FR,en")
        #expect(filled.out.contains(/John Wick sees a way to be free[^\[]*\[en-US\]/), "\(filled.out)")
        // Only the address of its website is missing in French.
        #expect(await shell.run("show movie 550 --lang fr-FR,en").lines.filter { $0.contains("[en") }.map { $0.prefix(8) } == ["Website:"])
        let json = try await shell.run("show movie 603692 --lang fr-FR,en --json").object()
        let movie = try #require((json["value"] as? [String: Any])?["movie"] as? [String: Any])
        #expect((movie["textLanguages"] as? [String: String])?["overview"] == "en-US")

        // Brazil before Portugal: the title is there, and the overview is not.
        let brazilian = await shell.run("show movie 8358 --lang pt-BR,pt-PT,en")
        #expect(brazilian.lines.first == "Náufrago" && brazilian.out.contains("com muito tempo. [pt-PT]"), "\(brazilian.out)")
        let poster = try await shell.run("show movie 8358 --lang pt-BR,pt-PT,en --json").object()["posterURL"] as? String
        #expect(poster?.hasSuffix("/castAwayBrazil.jpg") == true)
        let drawn = try await shell.run("poster movie 8358 --lang pt-PT,pt-BR --json").object()["path"] as? String
        #expect(drawn == "/castAwayPortugal.jpg")

        // A generic name is no name.
        let episode = await shell.run("show tv 1396 --season 5 --episode 1 --lang de,en")
        #expect(episode.lines.first == "Live Free or Die [en-US]" && !episode.out.contains("nach. ["), "\(episode.out)")
        #expect(await shell.run("show tv 1396 --season 5 --episode 1 --lang de").lines.first == "Folge 1")
        let season = await shell.run("show tv 1396 --season 5 --lang pt-BR,pt-PT,fr")
        #expect(season.lines.first == "Breaking Bad · La fin de la chimie [fr-FR]", "\(season.out)")
        #expect(season.out.contains("por pagar. [pt-PT]"), "\(season.out)")

        // Rows of lists are filled from the titles seen before.
        _ = await shell.run("search terminal --lang es")
        #expect(await shell.run("search terminal --lang de,es").out.contains("La terminal [es]"))
        let row = try await shell.run("search terminal --lang de,es --json=lines").object()
        let found = try #require(row["movie"] as? [String: Any])
        #expect((found["textLanguages"] as? [String: String])?["title"] == "es")
    }

    @Test func `a language is repaired, or refused with what to write instead`() async throws {
        let shell = try Shell()
        #expect(await shell.run("show movie 550 --lang pt_br").lines.first == "Clube da Luta")
        #expect(await shell.run("show movie 550", ["TMDB_LANGUAGE": "PT-br"]).out.hasPrefix("Clube da Luta"))
        for refused in [await shell.run("home --lang zh-Hant,en"), await shell.run("home", ["TMDB_LANGUAGE": "zh_Hant_TW"])] {
            #expect(refused.status == .usage && refused.err.contains("Write zh-TW here.") && refused.out.isEmpty)
        }
    }

    @Test func `the doctor finds credential, language, server and store well`() async throws {
        let shell = try Shell()
        let doctor = await shell.run("doctor")
        #expect(doctor.status == .success)
        #expect(
            doctor.lines.map { $0.prefix { $0 != ":" }.suffix(10) } == [
                "credential", "      lang", "   ui-lang", "    region", "     theme", "   density", "     color", "     pager",
                "   catalog", "  pictures",
                "    folder", "    server", "     store",
            ])
        #expect(doctor.lines.allSatisfy { $0.hasPrefix("ok      ") })
        #expect(await shell.run("doctor --offline").lines.count == 12)
    }

    @Test func `the tour ends where it began, without a server`() async throws {
        let tour = try await Shell().run("tour")
        #expect(tour.status == .success)
        #expect(tour.lines.last == "The tour is complete: 6 screens from the server, and the same 6 from the store.")
    }

    @Test func `the sandbox prints its address, and ends on a signal`() async throws {
        let shell = try Shell()
        let running = Task { await shell.run("sandbox --port 0") }
        running.cancel()
        let outcome = await running.value
        #expect(outcome.status == .success && outcome.out.hasPrefix("TMDB_BASE_URL=http://127.0.0.1:"))
        #expect(outcome.out.contains("\nTMDB_IMAGE_BASE_URL=") && outcome.out.contains("\nTMDB_ACCESS_TOKEN="))
    }

    @Test func `a file adds to the catalog of the sandbox`() async throws {
        let shell = try Shell()
        let file = shell.folder.path("own.json")
        try #"{"movies": [{"id": 7000001, "title": "The Empty Chair", "release_date": "2022-02-03"}]}"#
            .write(toFile: file, atomically: true, encoding: .utf8)
        let sandbox = try Child(["sandbox", "--catalog", file])
        var environment: [String: String] = [:]
        for _ in 1...5 {
            let parts = try #require(sandbox.readLine()).split(separator: "=", maxSplits: 1).map(String.init)
            environment[parts[0]] = parts[1]
        }
        #expect(await shell.run("show movie 7000001", environment).lines.first?.contains("The Empty Chair") == true)
        #expect(await shell.run("show movie 550", environment).lines.first?.contains("Fight Club") == true)
        sandbox.interrupt()
        #expect(await sandbox.end().ending == .exit(0))
    }

    @Test func `help and version ask for nothing`() async throws {
        let shell = try Shell()
        let version = await shell.run("--version")
        #expect(version.out == "marquee \(Program.version)\n")
        let overview = await shell.run("--help")
        let complete = await shell.run("help all")
        #expect(await shell.run("-h").out == overview.out && complete.lines.count > 2 * overview.lines.count)
        for command in Command.all {
            #expect(complete.lines.contains { $0.hasPrefix("  " + command.usage) }, "\(command.name)")
            let help = await shell.run("\(command.name) --help")
            #expect(help.status == .success && help.out.contains("usage: marquee \(command.usage)") && help.err.isEmpty, "\(command.name)")
            #expect(command.allOptions.allSatisfy { help.out.contains("\n  \($0.spelling) ") }, "\(command.name)")
        }
        #expect(overview.status == .success && overview.err.isEmpty && complete.out.contains("exit status:"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path).isEmpty)
    }

    @Test(arguments: ["show movie 550", "list movies popular", "home", "similar movie 550", "search --people brad"])
    func `what is not cached cannot be shown offline, and the hint says how it gets there`(_ line: String) async throws {
        let shell = try Shell()
        let outcome = await shell.run(line + " --offline")
        #expect(outcome.status == .offline && outcome.out.isEmpty)
        #expect(outcome.err.contains("marquee: Nothing is cached for this."), "\(outcome.err)")
        #expect(
            outcome.err.contains("hint: Run the command once without “--offline”; after that it works offline, too.\n"), "\(outcome.err)")
        #expect(await shell.run(line).status == .success)
        #expect(await shell.run(line + " --offline").status == .success)
    }
}
