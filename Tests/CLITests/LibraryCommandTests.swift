import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Marks on the command line: kept at once, sent when that is possible, shown wherever a title is.
@Suite(.timeLimit(.minutes(5)))
struct LibraryCommandTests {
    @Test func `a mark is kept, sent and shown`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("favorite movie 550").out == "movie 550: ♥ a favorite\n")
            #expect(await fixture.run("watch tv 1399").out == "tv 1399: ◆ on the watchlist\n")
            #expect(await fixture.run("rate movie 550 8.5").out == "movie 550: ♥ a favorite · ★ rated 8.5\n")
            #expect(await fixture.run("rate tv 1399 --season 1 --episode 2 9").out == "tv 1399 season 1 episode 2: ★ rated 9\n")
            #expect(fixture.library.favoriteMovies == [550] && fixture.library.watchlistTV == [1399])
            #expect(fixture.library.ratedMovies == [550: 8.5])
            #expect(fixture.library.ratedEpisodes == [.init(series: 1399, season: 1, number: 2): 9])
            #expect(await fixture.run("favorite movie 550 --off").out == "movie 550: ♡ not a favorite · ★ rated 8.5\n")
            #expect(await fixture.run("rate movie 550 --remove").out == "movie 550: ☆ not rated\n")
            #expect(fixture.library.favoriteMovies.isEmpty && fixture.library.ratedMovies.isEmpty)
            #expect(await fixture.run("pending").out == "There are no unsent changes.\n")
        }
    }

    @Test func `A mark is set on a title, an address and an id of IMDb`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("favorite fight club").out == "Fight Club (movie 550): ♥ a favorite\n")
            #expect(await fixture.run("favorite movie the godfather").out == "The Godfather (movie 238): ♥ a favorite\n")
            #expect(await fixture.run("watch https://www.themoviedb.org/tv/1399-game-of-thrones").out == "tv 1399: ◆ on the watchlist\n")
            #expect(await fixture.run("rate tt0137523 8.5").out == "Fight Club (movie 550): ♥ a favorite · ★ rated 8.5\n")
            #expect(await fixture.run("rate the godfather 9").out == "The Godfather (movie 238): ♥ a favorite · ★ rated 9\n")
            #expect(await fixture.run("rate the godfather --remove").out == "The Godfather (movie 238): ♥ a favorite · ☆ not rated\n")
            #expect(
                await fixture.run("rate game of thrones --season 1 --episode 2 9").out
                    == "Game of Thrones (tv 1399 season 1 episode 2): ★ rated 9\n")
            #expect(
                await fixture.run("rate https://www.themoviedb.org/tv/1399/season/1/episode/3 7").out
                    == "Game of Thrones (tv 1399 season 1 episode 3): ★ rated 7\n")
            for line in ["rate fight club", "rate 8.5", "rate", "favorite", "favorite person 287", "rate game of thrones --season 1 9"] {
                #expect(await fixture.run(line).status == .usage, "\(line)")
            }
            #expect(await fixture.run("favorite zzzz").status == .notFound)
        }
    }

    @Test func `what cannot be sent is a success that waits, and says why`() async throws {
        try await CLIFixture.signedIn { fixture in
            fixture.server.behave(.offline)
            let mark = await fixture.run("favorite movie 550")
            #expect(mark.status == .success && mark.out == "movie 550: ♥ a favorite, waits to be sent\n")
            #expect(mark.err == "note: not sent yet: The server could not be reached.\n", "\(mark.err)")
            let sync = await fixture.run("sync")
            #expect(sync.status == .offline && sync.out == "Sent 0, rejected 0, waiting 1.\n")
            #expect(await fixture.run("pending").out.hasPrefix("  movie 550: a favorite, failed 2 times"))
            fixture.server.behave(.normal)
            let before = fixture.server.counters.requests
            let offline = await fixture.run("watch movie 862 --offline")
            #expect(offline.status == .success && offline.err.contains("“--offline” was given."))
            #expect(fixture.server.counters.requests == before)
            #expect(await fixture.run("pending").lines.last == "  movie 862: on the watchlist, waits to be sent")
            #expect(await fixture.run("sync").out == "Sent 2, rejected 0, waiting 0.\nRead 2 from your shelves; changed elsewhere: 0.\n")
            #expect(fixture.library.favoriteMovies == [550] && fixture.library.watchlistMovies == [862])
        }
    }

    @Test func `what the server refuses fails, and can be looked at, tried again and given up`() async throws {
        try await CLIFixture.signedIn { fixture in
            let mark = await fixture.run("rate movie 424242 5")
            #expect(mark.status == .notFound && mark.out.isEmpty && mark.err.contains("The mark was rejected. TMDb has no such title."))
            #expect(await fixture.run("pending").out == "  movie 424242: rated 5, rejected. TMDb has no such title.\n")
            #expect(await fixture.run("pending retry").out == "Retried: 1 change; rejected again: 1.\n")
            let all = await fixture.run("pending discard")
            #expect(all.status == .usage && all.err.contains("hint: Confirm with “--yes”"))
            #expect(await fixture.run("pending discard movie 424242 favorite").out == "Discarded: 0 changes.\n")
            #expect(await fixture.run("pending discard movie 424242 rating").out == "Discarded: 1 change.\n")
            _ = await fixture.run("rate movie 424242 5")
            #expect(await fixture.run("pending discard --yes").out == "Discarded: 1 change.\n")
            #expect(await fixture.run("pending retry").out == "There are no rejected changes.\n")
        }
    }

    @Test func `A conflict is told by sync with both values, in every language`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("sync")
            var lines: Set<String> = []
            for (number, language) in TextLanguage.allCases.enumerated() {
                fixture.server.edit("viewer") { $0.ratedMovies = [:] }
                _ = await fixture.run("sync")
                fixture.server.behave(.offline)
                _ = await fixture.run("rate movie 550 9")
                fixture.server.edit("viewer") { $0.ratedMovies = [550: 3] }
                fixture.server.behave(.normal)
                let report = await fixture.run("sync --ui-lang \(language.rawValue)")
                let line = try #require(report.lines.first { $0.contains("(movie 550)") }, "\(report)")
                #expect(line.contains("3") && line.contains("9") && report.status == .success, "\(line)")
                if number == 0 { #expect(line == "Fight Club (movie 550): Elsewhere: rated 3; sent: rated 9.") }
                lines.insert(line)
                #expect(fixture.library.ratedMovies == [550: 9])
            }
            #expect(lines.count == TextLanguage.allCases.count)
        }
    }

    @Test func `A change that may have arrived is taken back when it is discarded, and says so`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("sync")
            // The change arrives, and its answer does not.
            fixture.server.behave(.lostAnswer)
            _ = await fixture.run("favorite movie 550")
            #expect(fixture.library.favoriteMovies == [550])
            let discarded = await fixture.run("pending discard movie 550 favorite")
            let takenBack = "May have reached TMDb, and will be taken back there: 1 change."
            #expect(discarded.lines == ["Discarded: 1 change.", takenBack], "\(discarded)")
            #expect(await fixture.run("pending").out.contains("will be taken back at TMDb"))
            let again = try await fixture.run("pending discard movie 550 favorite --json").object()
            #expect(again["takenBack"] as? Int == 1)
            fixture.server.behave(.normal)
            _ = await fixture.run("sync")
            #expect(await fixture.run("pending").out == "There are no unsent changes.\n")
            #expect(fixture.library.favoriteMovies.isEmpty)
            // One that never left is only removed.
            fixture.server.behave(.offline)
            _ = await fixture.run("favorite movie 862 --offline")
            #expect(await fixture.run("pending discard --yes").out == "Discarded: 1 change.\n")
        }
    }

    @Test func `A rejection that was stored in one language is shown in another one`() async throws {
        try await CLIFixture.signedIn { fixture in
            let mark = await fixture.run("rate movie 424242 5 --ui-lang de")
            #expect(mark.status == .notFound && mark.err.contains("TMDb hat diesen Titel nicht."), "\(mark.err)")
            let pending = await fixture.run("pending --ui-lang uk").out
            #expect(pending.contains("У TMDb немає такого фільму чи серіалу.") && !pending.contains("Titel"), "\(pending)")
        }
    }

    @Test func `shelves have an order, pages and marks`() async throws {
        try await CLIFixture.signedIn(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.server.edit("viewer") { library in
                library.favoriteMovies = [550, 603, 862]
                library.ratedTV = [1399: 7.5]
            }
            let newest = await fixture.run("favorites")
            #expect(newest.lines.dropFirst().first?.hasPrefix("  862 ") == true && newest.out.contains("  ♥  Toy Story\npage") == false)
            #expect(newest.lines.last == "♥ a favorite" && newest.out.contains("page 1 of 2, total: 3"))
            #expect(await fixture.run("favorites --oldest").lines.dropFirst().first?.hasPrefix("  550 ") == true)
            #expect(await fixture.run("favorites --page 2").lines.dropFirst().first?.hasPrefix("  550 ") == true)
            #expect(await fixture.run("rated tv").out.contains("★7.5  Game of Thrones"))
            #expect(await fixture.run("rated episodes").lines.first == "Nothing here")
        }
    }

    @Test func `marks made elsewhere come with a sync`() async throws {
        try await CLIFixture.signedIn { fixture in
            fixture.server.edit("viewer") { $0.watchlistMovies = [862] }
            #expect(await fixture.run("sync").lines.last == "Read 1 from your shelves; changed elsewhere: 1.")
            #expect(await fixture.run("list movies popular").out.contains("  ◆  Toy Story\n"))
        }
    }

    @Test func `marks stand in every list and on every screen, with a legend`() async throws {
        try await CLIFixture.signedIn { fixture in
            for line in [
                "favorite movie 550", "watch tv 1399", "rate movie 238 9 --offline", "rate tv 1399 --season 1 --episode 2 8 --offline",
            ] {
                _ = await fixture.run(line)
            }
            for (line, part, legend) in [
                ("list movies popular", "  ♥    Fight Club", "♥ a favorite · ★ your rating · ↑ waits to be sent"),
                ("home", "  ★9↑  The Godfather", "★ your rating · ↑ waits to be sent"),
                ("home tv", "  ◆  Game of Thrones", "◆ on the watchlist"),
                ("search fight", "  ♥  Fight Club", "♥ a favorite"), ("show person 287", "  ♥  Fight Club", "♥ a favorite"),
                ("search thrones", "  ◆  Game of Thrones", "◆ on the watchlist"),
                ("show tv 1399 --season 1", "  ★8↑  The Kingsroad", "★ your rating · ↑ waits to be sent"),
            ] {
                let outcome = await fixture.run(line)
                #expect(outcome.out.contains(part), "\(line): \(outcome.out)")
                #expect(outcome.lines.contains(legend), "\(line): \(outcome.lines.last ?? "")")
            }
            #expect(await fixture.run("show movie 550").lines[1] == "♥ a favorite")
            #expect(await fixture.run("show tv 1399").lines[1] == "◆ on the watchlist")
            #expect(await fixture.run("show tv 1399 --season 1 --episode 2").lines[1] == "★ rated 8, waits to be sent")
            let unmarked = await fixture.run("list tv airing-today")
            #expect(!unmarked.out.contains("your rating"))
        }
    }

    @Test func `a screen asks for marks that are not known yet, and does without them if it must`() async throws {
        try await CLIFixture.signedIn { fixture in
            fixture.server.edit("viewer") { $0.favoriteMovies = [550] }
            #expect(await fixture.run("show movie 550").lines[1] == "♥ a favorite")
            fixture.server.edit("viewer") { $0.ratedMovies = [603: 8] }
            #expect(await fixture.run("show movie 862").status == .success)
            fixture.server.revokeSessions(of: "viewer")
            #expect(await fixture.run("show movie 603").status == .success)
        }
    }

    @Test func `only the JSON of signed-in people has marks`() async throws {
        try await CLIFixture.with { fixture in
            for line in ["list movies popular", "show movie 550"] {
                #expect((try await fixture.run(line + " --json").object()["marks"] as? [String: Any])?.isEmpty == true)
            }
            _ = await fixture.run("login viewer")
            _ = await fixture.run("rate movie 550 8.5 --offline")
            for line in ["list movies popular", "show movie 550"] {
                let all = try #require(try await fixture.run(line + " --json").object()["marks"] as? [String: [String: Any]])
                let marks = try #require(all["movie/550"])
                #expect(marks["rating"] as? Double == 8.5 && marks["pending"] as? [String] == ["rating"])
                #expect(marks["isFavorite"] as? Bool == false)
            }
        }
    }
}
