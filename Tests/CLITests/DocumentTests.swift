import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The program keeps the promises of `Docs/CommandLine.md`: commands, options, statuses, and every field of the JSON.
@Suite(.timeLimit(.minutes(5)))
struct DocumentTests {
    /// Command lines, and the kind of value that the document gives their JSON.
    static let shapes: [(line: String, kind: String)] = [
        ("home", "home of Movie"), ("home tv", "home of TVSeries"), ("list movies popular", "read of page of Movie"),
        ("list movies now-playing --all-pages", "read of page of Movie"), ("list tv popular", "read of page of TVSeries"),
        ("trending", "read of page of MediaItem"), ("trending movies", "read of page of Movie"),
        ("trending tv", "read of page of TVSeries"), ("trending people", "read of page of Person"),
        ("discover movies --genre drama --limit 2", "read of page of Movie"), ("discover tv", "read of page of TVSeries"),
        ("search star", "read of page of MediaItem"), ("search --movies fight", "read of page of Movie"),
        ("search --tv thrones", "read of page of TVSeries"), ("search --people brad", "read of page of Person"),
        ("search --collections star", "read of page of MovieCollection"), ("search --companies film", "read of page of ProductionCompany"),
        ("search --keywords support", "read of page of Keyword"), ("search --movies fig --offline", "read of page of Movie"),
        ("suggest s", "suggestions"), ("history", "history"), ("find tt0137523", "read of FindResults"),
        ("show movie 550", "read of MovieDetails"), ("show game of thrones", "read of TVSeriesDetails"),
        ("show tv 204370", "read of TVSeriesDetails"), ("show tv 1399 --season 1", "read of SeasonDetails"),
        ("show tv 1399 --season 1 --episode 1", "read of EpisodeDetails"), ("show person 287", "read of PersonDetails"),
        ("show collection 10", "read of MovieCollectionDetails"), ("open movie 550", "address"),
        ("poster movie 550", "picture"), ("poster person 287 --output /dev/null", "picture"),
        ("similar movie 550", "read of page of Movie"), ("similar tv 1399", "read of page of TVSeries"),
        ("providers movie 550", "read of WatchProviders"), ("collection star wars", "read of MovieCollectionDetails"),
        ("company 1", "topic of CompanyDetails"), ("keyword support group", "topic of Keyword"), ("cache", "CacheInfo"),
        ("config", "settings"), ("config set lang en-US", "setting"), ("config get lang", "setting"), ("config unset lang", "setting"),
        ("config get lang --lang fr", "setting"), ("config path", "settings file"),
        ("doctor", "findings"), ("about", "about"), ("version", "version"), ("tour", "tour"), ("history clear", "cleared"),
        ("cache clear", "cleared"), ("catalog", "catalog"), ("catalog remove", "catalog"),
        ("sandbox", "sandbox"), ("drift", "drift"), ("catalog import", "catalog"), ("update", "update"),
        ("keep movie 550 --estimate", "keep estimate"), ("keep movie 550 --offline", "kept"), ("keep list", "kept jobs"),
        ("keep run", "kept jobs"), ("keep status", "kept jobs"), ("keep release", "released"),
        ("upcoming tv 1399", "upcoming"), ("calendar tv 1399", "upcoming"), ("calendar tv 1399 --ics /dev/null", "calendar file"),
        ("store", "store"), ("store check", "store check"), ("store repair --dry-run", "store repair"),
        ("store migrate", "store migration"),
        ("store discard --state rejected --dry-run", "store act"), ("store export", "store contents"),
    ]

    /// The same for an account that signs in. A command with a list's number comes after the list.
    static let signedInShapes: [(line: String, kind: String)] = [
        ("login viewer", "session"), ("account", "account"), ("account use viewer", "session"), ("favorite movie 550", "marked"),
        ("watch tv 1399", "marked"), ("rate movie 550 8.5", "marked"), ("rate tv 1399 7", "marked"),
        ("rate tv 1399 --season 1 --episode 2 9", "marked"), ("rate movie 238 9 --offline", "marked"), ("pending", "pending"),
        ("pending take-over", "settled"),
        ("home", "home of Movie"), ("list movies popular", "read of page of Movie"), ("show movie 550", "read of MovieDetails"),
        ("show tv 1399", "read of TVSeriesDetails"), ("show tv 1399 --season 1", "read of SeasonDetails"),
        ("show tv 1399 --season 1 --episode 2", "read of EpisodeDetails"), ("show person 287", "read of PersonDetails"),
        ("favorites", "read of page of Movie"), ("favorites tv", "read of page of TVSeries"), ("watchlist", "read of page of Movie"),
        ("watchlist tv", "read of page of TVSeries"), ("rated", "read of page of rating of Movie"),
        ("rated tv", "read of page of rating of TVSeries"), ("rated episodes", "read of page of rating of SeriesEpisode"),
        ("lists create Rain", "changed list"), ("lists add 8300001 550", "changed list"), ("lists", "read of page of MediaListSummary"),
        ("lists show 8300001", "read of MediaList"), ("lists check 8300001 550", "read of boolean"),
        ("lists remove 8300001 550", "changed list"), ("lists clear 8300001 --yes", "changed list"),
        ("lists delete 8300001 --yes", "changed list"), ("store pending", "store changes"), ("sync", "SyncReport"),
        ("import", "import"), ("import --yes", "import"),
        ("pending retry", "settled"),
        ("pending discard movie 550 rating", "settled"), ("doctor", "findings"), ("login --web --v4", "session"),
        ("recommended", "read of page of Movie"), ("recommended tv", "read of page of TVSeries"), ("logout --wipe", "signed out"),
        ("login viewer", "session"), ("tonight --region US", "tonight"), ("missing collection 10", "missing"),
        ("logout", "signed out"), ("logout viewer --wipe", "signed out"), ("login --guest", "session"),
    ]

    @Test func `it has the help, and every command with its options and shapes`() async throws {
        let document = try Document()
        let help = try await Shell(width: 120).run("--help").out
        let whole = try await Shell(width: 120).run("help all").out
        for text in [help, whole] { #expect(document.text.contains("```text\n\(text)```\n")) }
        #expect(document.commands.map(\.name) == Command.all.map(\.name))
        for (documented, command) in zip(document.commands, Command.all) {
            #expect(command.printsJSON == !documented.kinds.isEmpty, "\(command.name)")
            #expect(documented.options == command.options.map { "--" + $0.name }, "\(command.name)")
            let shown = (Self.shapes + Self.signedInShapes).filter { $0.line.split(separator: " ").first.map(String.init) == command.name }
                .map(\.kind)
            #expect(Set(documented.kinds) == Set(shown), "\(command.name)")
        }
    }

    @Test func `it has every setting with its sources`() throws {
        let rows = try Document().settings
        #expect(rows.map { $0[0] } == SettingKey.all.map(\.name))
        func list(_ names: [String]) -> String { names.isEmpty ? "–" : names.joined(separator: ", ") }
        for (row, key) in zip(rows, SettingKey.all) {
            #expect(key.option.map { row[2].contains("--" + $0.name) } ?? true, "\(key.name)")
            #expect(row.dropFirst(3) == [list(key.variables.map(\.name)), list(key.sharedVariables.map(\.name)), key.standard ?? "–"])
        }
    }

    @Test func `every field is documented, and every documented field comes`() async throws {
        let document = try Document()
        var check = ShapeCheck(document: document)
        try await rarities(&check)
        let shell = try Shell()
        for (line, kind) in Self.shapes {
            let outcome: Shell.Outcome
            if line == "sandbox" {
                let running = Task { await shell.run("sandbox --json") }
                running.cancel()
                outcome = await running.value
            } else if line == "drift" {
                outcome = await shell.run(["drift", try SampleRecording.write(to: shell.folder), "--json"])
            } else if line == "catalog import" {
                outcome = await shell.run(["catalog", "import", try CatalogCommandTests.export(["One", "Two"], in: shell), "--json"])
            } else if line == "keep release" {
                let jobs = try await shell.run("keep list --json").object()["jobs"] as? [[String: Any]]
                let id = (jobs?.first?["job"] as? [String: Any])?["id"] as? String
                outcome = await shell.run("keep release \(try #require(id)) --json")
            } else if line == "store export" {
                outcome = await shell.run(["store", "export", shell.folder.path("store.jsonl"), "--json"])
            } else {
                outcome = await shell.run(line + " --json")
            }
            // The recording has a damaged line, so that its shape comes too.
            #expect(outcome.status == (line == "drift" ? .failure : .success), "\(line): \(outcome.err)")
            check.value(try outcome.json(), kind, at: line)
        }
        try await CLIFixture.with { fixture in
            for (line, kind) in Self.signedInShapes {
                let file = kind == "import" ? " " + (try TransferCommandTests.sample(in: fixture.shell)) : ""
                let outcome = await fixture.run(line + " --json" + file)
                #expect(outcome.status == .success, "\(line): \(outcome.err)")
                check.value(try outcome.json(), kind, at: line)
            }
        }
        try await troubles(&check)
        try await keptAndUpcoming(&check)
        check.value(try await shell.run("config get lang --json", ["TMDB_LANGUAGE": "fr"]).json(), "setting", at: "config get lang")
        #expect(check.problems == [])
        #expect(check.unseen == [])
    }

    /// Fields of changes that cannot be sent, or are refused.
    private func troubles(_ check: inout ShapeCheck) async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken])
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        _ = await shell.run("favorite movie 424242")
        server.behave(.offline)
        _ = await shell.run("favorite movie 550")
        _ = await shell.run("watch movie 550")
        let failed = await shell.run("show movie 862 --json").err.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
        check.value(try JSONSerialization.jsonObject(with: failed), "failure", at: "show movie 862")
        for (line, kind) in [("pending", "pending"), ("store pending", "store changes"), ("sync", "SyncReport"), ("logout", "signed out")] {
            check.value(try await shell.run(line + " --json").json(), kind, at: line)
        }
        await server.stop()
    }

    /// Fields of requests that differ, of those that wait or fail, and of days around today.
    private func keptAndUpcoming(_ check: inout ShapeCheck) async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        shell.clock.set(try #require(Day("2026-12-01")).date(in: .gmt))
        try UpcomingCommandTests.addTitles(to: server)
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        for line in ["watch tv 7100001", "watch movie 7100003", "sync", "lists create Rain"] { _ = await shell.run(line) }
        for (line, kind) in [("tonight --region DE", "tonight"), ("upcoming --region DE", "upcoming")] {
            check.value(try await shell.run(line + " --json").json(), kind, at: line)
        }
        try UpcomingCommandTests.addTitles(to: server, next: "2026-12-05")
        check.value(try await shell.run("upcoming --fresh --json").json(), "upcoming", at: "upcoming --fresh")
        for line in [
            "keep --library --pictures poster --languages en --max-bytes 5M --max-requests 9", "keep --list 8300001",
            "keep --popular movies 1",
            "keep --discover tv 1",
        ] {
            check.value(try await shell.run(line + " --offline --json").json(), "kept", at: line)
        }
        server.behave(.status(503))
        for row in await shell.run("keep movie 550 --json=lines").lines {
            check.value(try JSONSerialization.jsonObject(with: Data(row.utf8)), "keep progress", at: "keep movie 550")
        }
        check.value(try await shell.run("keep status --json").json(), "kept jobs", at: "keep status")
        shell.clock.advance(by: .seconds(2 * 86_400))
        check.value(try await shell.run("upcoming --json").json(), "upcoming", at: "upcoming")
        await server.stop()
    }

    /// Fields that are there only when something fails, or that the sandbox does not have.
    private func rarities(_ check: inout ShapeCheck) async throws {
        let server = try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/movie/popular", "/3/tv/popular": peer.reply(#"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#)
            case "/3/person/1": peer.reply(#"{"id": 1, "name": "x", "birthday": "1950-01-01", "deathday": "2000-01-01"}"#)
            case "/3/tv/1": peer.reply(#"{"id": 1, "name": "x", "next_episode_to_air": {"id": 1, "name": "x", "air_date": "2000-01-01"}}"#)
            default: peer.reply(404)
            }
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"])
        for (line, kind) in [
            ("home", "home of Movie"), ("home tv", "home of TVSeries"), ("show person 1", "read of PersonDetails"),
            ("show tv 1", "read of TVSeriesDetails"),
        ] {
            check.value(try await shell.run(line + " --json").json(), kind, at: line)
        }
    }

    @Test func `an error leaves standard output empty, and is JSON with JSON`() async throws {
        for line in ["show movie 424242", "fly", "search --year x y", "list movies popular --offline"] {
            let text = try await Shell().run(line)
            #expect(text.status != .success && text.out.isEmpty && text.err.contains("hint: "))
            for form in ["--json", "--json=lines"] {
                let json = try await Shell().run("\(line) \(form)")
                #expect(json.status == text.status && json.out.isEmpty, "\(json)")
                let last = try #require(json.err.split(separator: "\n").last)
                var check = ShapeCheck(document: try Document())
                check.value(try JSONSerialization.jsonObject(with: Data(last.utf8)), "failure", at: line)
                #expect(check.problems == [])
            }
        }
    }

    @Test func `a planted field, a missing one and one of another kind are found`() throws {
        var check = ShapeCheck(document: try Document())
        check.value(["cleared": true, "planted": 1], "cleared", at: "a")
        check.value([String: Any](), "cleared", at: "b")
        check.value(["cleared": "yes"], "cleared", at: "c")
        check.value(["text": "x", "searchedAt": "today"], "RecentSearch", at: "d")
        check.value(["value": ["id": 1, "name": 2]], "read of Genre", at: "e")
        #expect(
            check.problems.prefix(5) == [
                "a: planted is not documented", "b: cleared is missing", "c.cleared is no boolean", "d.searchedAt is no moment",
                "e.value.name is no string",
            ])
        #expect(check.unseen.contains("sandbox.baseURL") && !check.unseen.contains("cleared.cleared"))
    }
}
