import MarqueeCLI
import Testing

/// Series, people, trends, suggestions and history on the command line.
@Suite(.timeLimit(.minutes(5)))
struct WiderCommandTests {
    @Test(arguments: [
        ("list tv popular", "Popular"), ("list tv on-the-air", "On The Air"), ("show tv 1399", "Game of Thrones"),
        ("show tv 1399 --season 1", "Episodes"), ("show tv 1399 --season 1 --episode 1", "episode 1 of season 1"),
        ("show person 287", "Brad Pitt"), ("similar movie 550", "Similar"), ("similar tv 1399", "imilar"), ("trending", "Trending Today"),
        ("trending movies --week", "Trending This Week"), ("trending tv", "Trending"), ("trending people", "Trending"),
        ("search --tv thrones", "Game of Thrones"), ("search --people brad", "Brad Pitt"), ("search fight", "movie"),
        ("search game of thrones", "Game of Thrones"), ("discover movies --person 287", "Fight Club"), ("providers movie 550", "Apple TV"),
        ("collection 10", "Star Wars"), ("find tt0137523", "Fight Club"), ("find TT0137523", "Fight Club"),
        ("find tt00137523", "Fight Club"), ("find tt137523", "Fight Club"),
    ])
    func `a command shows its screen, and its JSON is JSON`(_ line: String, _ part: String) async throws {
        let shell = try Shell()
        let text = await shell.run(line)
        #expect(text.status == .success && text.out.contains(part), "\(text)")
        let json = await shell.run(line + " --json")
        #expect(try json.status == .success && json.object()["origin"] as? String == "store", "\(json)")
    }

    @Test func `what was shown is there offline`() async throws {
        let shell = try Shell()
        let online = await shell.run("show tv 1399")
        let offline = await shell.run("show tv 1399 --offline")
        // The port of the sandbox is another one in each run.
        #expect(offline.status == .success && offline.lines.first == "Game of Thrones  [cached, just now]")
        #expect(offline.lines.dropFirst().filter { !$0.hasPrefix("Poster") } == online.lines.dropFirst().filter { !$0.hasPrefix("Poster") })
        #expect(await shell.run("show person 287 --offline").status == .offline)
    }

    @Test func `searches are remembered, suggested and forgotten`() async throws {
        let shell = try Shell()
        #expect(await shell.run("history").out.isEmpty)
        for text in ["fight", "Avatar", "FIGHT"] { _ = await shell.run("search \(text)") }
        #expect(await shell.run("history").out == "FIGHT\nAvatar\n")
        #expect(
            (try await shell.run("history --json").object()["searches"] as? [[String: String]])?.map { $0["text"] } == ["FIGHT", "Avatar"])
        let suggestions = await shell.run("suggest fig")
        #expect(suggestions.lines.first?.contains("FIGHT") == true)
        #expect(suggestions.lines.contains { $0.contains("movie") && $0.contains("Fight Club (1999)") })
        #expect(await shell.run("history clear").status == .success)
        #expect(await shell.run("history").out.isEmpty)
    }

    @Test func `the region changes the day of release`() async throws {
        let shell = try Shell()
        #expect(await shell.run("show movie 550 --region DE").out.contains("Nov 11, 1999"))
        #expect(await shell.run("show movie 550").out.contains("Oct 15, 1999"))
        #expect(await shell.run("show movie 550 --region de").out.contains("Nov 11, 1999"))
        #expect(await shell.run("show movie 550 --region deu").status == .usage)
    }

    @Test func `a further region fills what the first one lacks, and is named`() async throws {
        let shell = try Shell()
        let movie = await shell.run("show movie 550 --region AT,DE,US").out
        #expect(movie.contains("Nov 11, 1999 (DE)") && movie.contains("18 in DE") && movie.contains("Where to watch in DE"))
        #expect(await shell.run("providers movie 550 --region AT,JP,DE").lines.first == "Where to watch Fight Club in JP")
        let nowhere = await shell.run("providers movie 550 --region AQ,VA").lines
        #expect(
            nowhere.first?.hasPrefix("Nobody offers Fight Club in AQ, VA") == true
                && nowhere.dropFirst().first?.hasPrefix("  in ") == true, "\(nowhere)")
        try shell.configure("region = AT, DE\n")
        #expect(await shell.run("show movie 550").out.contains("Nov 11, 1999 (DE)"))
        for text in ["AT,", "AT,deu", "AT;DE", ","] {
            #expect(await shell.run("show movie 550 --region \(text)").status == .usage, "\(text)")
        }
    }

    @Test func `about names the sources`() async throws {
        let about = try await Shell().run("about")
        #expect(about.out.contains("TMDB") && about.out.contains("JustWatch"))
    }
}
