import Foundation
import MarqueeCLI
import MarqueeSandbox
import TestKit
import Testing

/// The exit statuses of commands that fail.
@Suite(.timeLimit(.minutes(5)))
struct StatusTests {
    /// A shell whose TMDb is a sandbox of its own, for the length of one test.
    private func withServer(
        _ options: Sandbox.Options = Sandbox.Options(), token: String = Sandbox.accessToken, _ body: (Shell, Sandbox) async throws -> Void
    ) async throws {
        let server = try await Sandbox.start(options)
        try await body(Shell(["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": token]), server)
        await server.stop()
    }

    @Test(arguments: [
        "fly", "list", "list movies", "list movies best", "list tv best", "list movies popular extra", "show", "show movie",
        "show movie 0", "show movie -5", "show movie 550 --season 1", "show tv 1399 --episode 1", "show 1 --episode 1", "show tv",
        "show movie 550 --limit 0", "show movie https://www.themoviedb.org/tv/1399", "show 1399 --season x", "collection", "similar",
        "similar tv",
        "similar https://www.themoviedb.org/person/287", "open", "poster", "poster movie", "poster movie 550 --width 0",
        "poster movie 550 --width x", "poster movie 550 --width 10001", "poster movie 550 -o",
        "poster movie 550 --season 1", "providers", "providers movie", "company", "keyword", "find", "find x",
        "find 5", "find tt1 tt2", "find 5 --source tmdb", "discover", "discover people", "discover movies x", "discover movies --network 1",
        "discover tv --person 1", "discover tv --certification PG --region US", "discover tv --sort revenue", "discover movies --sort best",
        "discover movies --year 90s", "discover movies --year 1999-1990", "discover movies --rating 5-6-7", "discover movies --rating -",
        "discover movies --genre 1,2|3", "discover movies --genre ,", "discover movies --provider 8", "discover movies --offer rent",
        "discover movies --certification R", "discover tv --network hbo", "list movies popular --limit 0", "list movies popular --limit x",
        "search --year 1999 x", "search --year 1999 --people x", "search --movies --tv x", "search --all x", "home --json=rows",
        "search --tv --all x", "trending books",
        "history drop", "history clear all", "cache drop", "cache clear all", "about x", "doctor x", "tour x", "sandbox x", "home books",
        "home movies tv", "home --verbose --quiet", "trending movies tv", "suggest", "sandbox --fault wobble", "home extra",
        "home --page 2", "home --frob", "home -x", "drift", "drift a b", "drift /nowhere",
        "list movies popular --page", "list movies popular --page two", "list movies popular --page 0", "list movies popular --page 501",
        "home --json=yes", "home --offline --fresh", "home --lang english", "home --lang=", "search", "search --year x",
        "sandbox --port 65536", "sandbox --host example.com", "sandbox --latency 5", "sandbox --latency 61s", "sandbox --page-size 0",
        "sandbox --page-size 101", "sandbox --rate-limit 0", "sandbox --catalog /nowhere",
        "sandbox --port -1", "show movie 550 --lang ,", "login a b", "login --web a", "login --guest a", "login --web --guest",
        "login --v4", "login --guest --v4", "login a --offline", "login --web --offline", "logout a b", "logout --offline", "account drop",
        "account use", "account use a b", "favorites tv tv", "favorites --page x", "watchlist people", "rated books",
        "rated tv episodes", "recommended people", "favorite", "favorite movie", "favorite movie x", "favorite person 1",
        "favorite tv 1399 --season 1", "watch movie", "rate", "rate movie 550",
        "rate movie 550 good", "rate movie 550 4 stars", "rate movie 550 --season 1 8",
        "rate tv 1399 --season 1 8", "rate tv 1399 --episode 1 8", "rate person 287 8", "sync now", "sync --offline", "pending drop",
        "pending retry movie", "pending retry movie 550", "pending retry movie 550 stars", "pending retry book 1 rating",
        "pending discard", "lists show", "lists show x", "lists check 1 550 --limit 3", "lists clear 1 --page 2", "lists create",
        "lists add 1", "lists add 1 x", "lists remove 1", "lists check 1",
        "lists clear", "lists clear 1", "lists delete 1", "lists drop 1", "lists create a --offline", "lists add 1 2 --offline",
        "lists delete 1 --yes --offline", "man x", "catalog import --offline", "catalog enrich --offline", "catalog search the --limit 0",
        "help list tv", "version x", "completions", "completions tcsh", "completions bash zsh", "config show", "config get",
        "config get tongue",
        "config set lang", "config set lang english", "config set region Germany", "config set theme pink", "config set token-file token",
        "config set lang fr de", "config unset", "config path x", "config edit", "home --color sometimes", "home -n 5", "home -q5",
        "list movies popular -n",
    ])
    func `an invalid command line ends with 2 and a hint`(_ line: String) async throws {
        let outcome = try await Shell().run(line)
        #expect(outcome.status == .usage && outcome.out.isEmpty)
        #expect(outcome.err.contains("marquee: ") && outcome.err.contains("\nhint: "))
    }

    @Test(arguments: ["browse --json", "help --json", "man --json", "completions bash -j", "config edit -qj"])
    func `what prints no JSON says so to whoever asks for it`(_ line: String) async throws {
        let outcome = try await Shell().run(line)
        let name = line.hasPrefix("config") ? "config edit" : line.prefix { $0 != " " }
        #expect(outcome.status == .usage && outcome.out.isEmpty)
        #expect(outcome.err.hasPrefix("{\"error\":") && outcome.err.contains("“\(name)” prints no JSON."), "\(outcome.err)")
    }

    @Test(arguments: ["rate movie 550 0", "rate movie 550 10.5", "rate movie 550 8.3", "rate movie 550 nan", "rate movie 0 5"])
    func `a rating that is none ends with 2`(_ line: String) async throws {
        try await CLIFixture.signedIn { fixture in
            let outcome = await fixture.run(line)
            #expect(outcome.status == .usage && outcome.out.isEmpty, "\(outcome)")
            #expect(await fixture.run("pending").out == "There are no unsent changes.\n")
        }
    }

    @Test(arguments: [
        "favorites", "favorites tv", "watchlist", "rated", "rated episodes", "recommended", "favorite movie 550", "watch tv 1399",
        "rate movie 550 8", "lists", "lists create a", "lists add 1 550", "sync", "pending", "pending retry", "account", "logout",
    ])
    func `without a session a command ends with 4, and says how to sign in`(_ line: String) async throws {
        try await CLIFixture.with { fixture in
            let outcome = await fixture.run(line)
            #expect(outcome.status == .unauthorized && outcome.out.isEmpty, "\(outcome)")
            #expect(outcome.err.contains("marquee: No account is signed in.") && outcome.err.contains("hint: “marquee login” signs in"))
        }
    }

    @Test func `sign-ins that TMDb refuses end with 4, each with a hint of its own`() async throws {
        try await CLIFixture.with { fixture in
            let wrong = await fixture.shell.run("login viewer", typing: ["peanuts"])
            #expect(wrong.status == .unauthorized && wrong.err.contains("hint: Try again; “marquee login --web”"))
            for (status, hint) in [
                (.disabled, "TMDb has disabled this account"), (.unverified, "Open the e-mail"),
                (.suspended, "TMDb has suspended this user"),
            ] as [(Sandbox.Account.Status, String)] {
                fixture.server.setStatus(of: "viewer", status)
                let refused = await fixture.run("login viewer")
                #expect(refused.status == .unauthorized && refused.err.contains("hint: \(hint)"), "\(refused)")
            }
        }
    }

    @Test func `a session that was ended elsewhere is told, and no unsent change is lost`() async throws {
        try await CLIFixture.signedIn { fixture in
            fixture.server.revokeSessions(of: "viewer")
            let mark = await fixture.run("favorite movie 550")
            #expect(mark.status == .success && mark.err.contains("note: not sent yet: "))
            let sync = await fixture.run("sync")
            #expect(sync.status == .unauthorized && sync.err.contains("hint: “marquee login” with the same account"))
            #expect(await fixture.run("pending").out == "  movie 550: a favorite, suspended until the same account signs in again\n")
            _ = await fixture.run("login viewer")
            #expect(await fixture.run("sync").status == .success)
            #expect(fixture.library.favoriteMovies == [550])
        }
    }

    @Test func `a server of the environment's is asked, and no sandbox`() async throws {
        try await withServer { shell, server in
            let list = await shell.run("list movies popular")
            #expect(list.status == .success && list.err.isEmpty && server.counters.requests == 1)
        }
    }

    @Test func `a movie that is not there ends with 3`() async throws {
        let show = try await Shell().run("show movie 424242")
        #expect(show.status == .notFound && show.out.isEmpty)
        #expect(!show.err.contains("GET /") && show.err.contains("hint: "))
    }

    @Test func `a credential that is not accepted ends with 4`() async throws {
        try await withServer(token: "eyWrong.eyWrong.wrong") { shell, _ in
            for line in ["list movies popular", "home", "doctor", "show movie 550"] {
                let outcome = await shell.run(line)
                #expect(outcome.status == .unauthorized, "\(line): \(outcome)")
                #expect(outcome.err.contains("TMDB_ACCESS_TOKEN"))
            }
        }
    }

    @Test func `without a server and anything kept a command ends with 5`() async throws {
        try await withServer { shell, server in
            for line in ["home --offline", "list movies popular --offline"] {
                #expect(await shell.run(line).status == .offline, "\(line)")
            }
            server.behave(.offline)
            for line in ["home", "list movies popular", "show movie 550", "doctor"] {
                #expect(await shell.run(line).status == .offline, "\(line)")
            }
        }
    }

    @Test func `too many requests end with 6, and a failing server with 1`() async throws {
        try await withServer { shell, server in
            server.behave(.status(429))
            #expect(await shell.run("show movie 550").status == .rateLimited)
            server.behave(.status(500))
            let failed = await shell.run("show movie 550")
            #expect(failed.status == .failure && failed.err.contains("\nhint: "))
        }
    }

    @Test func `a store that cannot be opened ends with 7`() async throws {
        let shell = try Shell()
        let folder = shell.folder.path("cache/marquee")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/sandbox"))
        let outcome = await shell.run("home")
        #expect(outcome.status == .storage && outcome.out.isEmpty)
        #expect(outcome.err.replacing("\n", with: " ").contains("hint: “marquee doctor” checks the store. It is in: "))
    }

    @Test func `a command that is cancelled ends with 130`() async throws {
        let server = try LoopbackServer { peer in
            _ = peer.nextRequest()
            peer.waitUntilGone()
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
        for line in ["home", "show tv 1", "search a", "doctor"] {
            let before = server.record.requests.count
            let running = Task { await shell.run(line) }
            await server.until { $0.requests.count > before }
            running.cancel()
            let outcome = await running.value
            #expect(outcome.status == .interrupted && outcome.err.contains("marquee: Interrupted.\nhint: "), "\(line)")
        }
    }

    @Test func `what is kept is shown with the reason, when the server fails`() async throws {
        try await withServer(Sandbox.Options(maxAge: 60)) { shell, server in
            let first = await shell.run("list movies popular")
            #expect(first.status == .success, "\(first.err)")
            server.behave(.offline)
            let fresh = await shell.run("list movies popular --fresh")
            #expect(fresh.status == .offline)
            let kept = await shell.run("list movies popular")
            #expect(kept.status == .success && kept.lines.first?.hasPrefix("Popular  [cached, ") == true, "\(kept.err)")
            let searched = await shell.run("search avatar")
            #expect(searched.status == .success && searched.err.contains("note: a cached answer is shown"))
        }
    }

    @Test(arguments: [Marker.accessToken, .apiKey])
    func `nothing that is printed or kept holds the credential`(_ marker: Marker) async throws {
        let server = try await Sandbox.start(Sandbox.Options(accessToken: Marker.accessToken.text, apiKey: Marker.apiKey.text))
        let shell = try Shell(
            [
                "TMDB_BASE_URL": server.baseURL.absoluteString,
                (marker.text.contains(".") ? "TMDB_ACCESS_TOKEN" : "TMDB_API_KEY"): marker.text,
            ], time: ManualTime(jumps: true).source)
        let lines = [
            "home", "home --json", "list movies popular", "show movie 550 --json", "show movie 424242", "search fight", "doctor",
            "doctor --json", "--help", "list movies popular --offline", "home --page 1",
        ]
        let behaviors: [Sandbox.Behavior] = [.normal, .status(401), .status(429), .status(500), .offline]
        for behavior in behaviors {
            server.behave(behavior)
            for line in lines {
                let outcome = await shell.run(line)
                #expect(!marker.isIn(outcome.out + outcome.err), "\(line)")
            }
        }
        // In the wrong variable it is refused, and not shown either.
        let swapped = marker.text.contains(".") ? "TMDB_API_KEY" : "TMDB_ACCESS_TOKEN"
        let refused = try await Shell([swapped: marker.text]).run("home")
        #expect(refused.status == .usage && !marker.isIn(refused.out + refused.err))
        #expect(server.counters.requests > 10)
        await server.stop()
    }
}
