import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeCLI

/// One thing is shown, however it is named.
@Suite(.timeLimit(.minutes(5)))
struct ShowTests {
    @Test(arguments: [
        ("show 550", "Fight Club"), ("show movie 550", "Fight Club"), ("show tt0137523", "Fight Club"),
        ("show movie tt0137523", "Fight Club"),
        ("show https://www.imdb.com/title/tt0944947/", "Game of Thrones"), ("show fight club", "Fight Club"),
        ("show FIGHT club", "Fight Club"),
        ("show movie fight club", "Fight Club"), ("show https://www.themoviedb.org/tv/1399-game-of-thrones", "Game of Thrones"),
        ("show game of thrones --season 1", "Game of Thrones · Season 1"), ("show 1399 --season 1 --episode 1", "Winter Is Coming"),
        ("show tt0944947 --season 1 --episode 2", "The Kingsroad"), ("show brad pitt", "Brad Pitt"),
        ("show https://www.themoviedb.org/tv/1399/season/1/episode/1", "Winter Is Coming"), ("show collection 10", "Star Wars Collection"),
        ("collection star wars", "Star Wars Collection"), ("collection 10", "Star Wars Collection"),
    ])
    func `every way to name it finds it`(_ line: String, _ heading: String) async throws {
        let shown = try await Shell().run(line)
        #expect(shown.status == .success && shown.lines.first == heading, "\(shown)")
    }

    @Test(arguments: ["show zzzz", "show 424242", "show movie 424242", "show tt9999999", "show person fight club", "providers zzzz"])
    func `what TMDb does not know ends with 3`(_ line: String) async throws {
        let outcome = try await Shell().run(line)
        #expect(outcome.status == .notFound && outcome.out.isEmpty, "\(outcome)")
    }

    @Test func `what was shown is found offline by its title and its id, too`() async throws {
        let shell = try Shell()
        for line in ["show fight club --offline", "show 550 --offline"] {
            let unseen = await shell.run(line)
            #expect(unseen.status == .offline && unseen.err.contains("Nothing is cached for this."), "\(unseen)")
        }
        _ = await shell.run("show movie 550")
        #expect(await shell.run("show the matrix --offline").status == .offline)
        for line in ["show fight club --offline", "show 550 --offline"] {
            #expect(await shell.run(line).lines.first == "Fight Club  [cached, just now]", "\(line)")
        }
    }

    /// A TMDb on which three things are called the same.
    private func server() throws -> LoopbackServer {
        try LoopbackServer.answering { request, peer in
            let path = request.target.prefix { $0 != "?" }
            switch path {
            case "/3/search/multi":
                peer.reply(
                    #"""
                    {"page": 1, "total_pages": 1, "total_results": 4, "results": [
                    {"media_type": "tv", "id": 1, "name": "Ghosts", "first_air_date": "2019-04-15"},
                    {"media_type": "tv", "id": 2, "name": "Ghosts", "first_air_date": "2021-10-07"},
                    {"media_type": "movie", "id": 3, "title": "Ghosts!", "release_date": "1997-01-01"},
                    {"media_type": "movie", "id": 4, "title": "Ghosts of Mars", "release_date": "2001-08-24"}]}
                    """#)
            case "/3/movie/3", "/3/person/3", "/3/tv/2":
                peer.reply(#"{"id": \#(path.last ?? "0"), "title": "Ghosts!", "name": "\#(path)"}"#)
            default: peer.reply(404, #"{"success": false, "status_code": 34, "status_message": "No."}"#)
            }
        }
    }

    private func shell(_ server: LoopbackServer, isTerminal: Bool) throws -> Shell {
        try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"], isTerminal: isTerminal, time: .unwatched)
    }

    @Test func `a person on a terminal is asked which one is meant`() async throws {
        let server = try server()
        let shell = try shell(server, isTerminal: true)
        let asked = await shell.run("show ghosts", ["NO_COLOR": "1"], typing: [" 2 "])
        #expect(asked.status == .success && asked.lines.first == "/3/tv/2", "\(asked)")
        #expect(
            asked.err.split(separator: "\n") == [
                "“ghosts” may be:", "  1  tv 1              Ghosts (2019)", "  2  tv 2              Ghosts (2021)",
                "  3  movie 3           Ghosts! (1997)", "Which one? [1-3] ",
            ])
        for answer in ["", "0", "4", "x", "-1", "99999999999999999999"] {
            let outcome = await shell.run("show ghosts", ["NO_COLOR": "1"], typing: [answer])
            #expect(outcome.status == .usage && outcome.out.isEmpty && outcome.err.contains("None of them was chosen."), "\(answer)")
        }
        #expect(await shell.run("show ghosts", ["NO_COLOR": "1"]).status == .usage)
        let number = await shell.run("show 3", ["NO_COLOR": "1"], typing: ["2"])
        #expect(number.lines.first == "/3/person/3", "\(number)")
    }

    @Test func `nobody is asked elsewhere, and the error names all that fit`() async throws {
        let server = try server()
        for form in ["", " --json"] {
            let outcome = try await shell(server, isTerminal: false).run("show ghosts\(form)", typing: ["1"])
            #expect(outcome.status == .usage && outcome.out.isEmpty)
            let text = outcome.err.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(
                text.contains("“ghosts” may be “tv 1”: Ghosts (2019); “tv 2”: Ghosts (2021); “movie 3”: Ghosts! (1997)."), "\(text)")
            #expect(text.contains("“marquee show tv 1”"))
        }
        #expect(try await shell(server, isTerminal: false).run("show movie ghosts").status == .notFound)
    }

    @Test func `A hint names the command that was typed`() async throws {
        let server = try server()
        let hinted = try await shell(server, isTerminal: false).run("providers ghosts")
        #expect(hinted.status == .usage && hinted.err.contains("marquee providers tv 1"), "\(hinted)")
    }

    @Test(
        arguments: [
            ("fly", .usage, 1, "There is no command “fly”."), ("serach dune", .usage, 1, "Did you mean “search”?"),
            ("ghosts of", .usage, 1, "Did you mean “Ghosts of Mars (2001)”? “marquee show movie 4” shows it."),
            ("popular", .usage, 0, "Did you mean “list movies popular”?"), ("movie 3", .success, 1, ""),
            ("https://www.themoviedb.org/movie/3", .success, 1, ""), ("movie", .usage, 0, "Did you mean “list movies popular”?"),
        ] as [(String, MarqueeCLI.ExitStatus, Int, String)])
    func `A command line without a command costs one look-up`(
        _ line: String, _ status: MarqueeCLI.ExitStatus, _ requests: Int, _ text: String
    ) async throws {
        let server = try server()
        let outcome = try await shell(server, isTerminal: false).run(line)
        #expect(outcome.status == status && (text.isEmpty || outcome.err.contains(text)), "\(outcome)")
        let asked = server.record.requests.filter { !$0.target.contains("/configuration") }
        #expect(asked.count == requests, "\(asked.map(\.target))")
    }

    @Test func `Without a server, words that are no command may be a title, and a mistyped command is one`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        server.behave(.offline)
        for line in ["fight club", "casablanca", "tt0137523"] { #expect(await shell.run(line).status == .offline, "\(line)") }
        let mistyped = await shell.run("serach dune")
        #expect(mistyped.status == .usage && mistyped.err.contains("Did you mean “search”?"), "\(mistyped)")
        await server.stop()
    }

    @Test func `If no movie has a typed id, the title is meant that is this number`() async throws {
        var options = Sandbox.Options()
        options.catalog.add(SandboxCatalog.Movie(id: 900_001, title: "424242"))
        try await CLIFixture.with(options) { fixture in
            #expect(await fixture.run("show movie 424242").status == .notFound)
            _ = await fixture.run("search 424242")
            let shown = await fixture.run("show movie 424242")
            #expect(shown.lines.first == "424242" && shown.err.contains("note: “movie 424242” is read as “424242”."), "\(shown)")
        }
    }

    @Test func `Lists on a terminal have ids only if they are asked for`() async throws {
        try await CLIFixture.with(isTerminal: true) { fixture in
            let lines = [
                ("search fight club", 550), ("list movies popular", 550), ("trending", 502_356), ("suggest fight", 550), ("home", 502_356),
            ]
            for (line, id) in lines {
                #expect(await !fixture.run(line).out.contains(" \(id) "), "\(line)")
                #expect(await fixture.run(line + " --ids").out.contains(" \(id) "), "\(line)")
            }
            #expect(await fixture.run("search --keywords fight").out.contains("1721"))
        }
    }

    @Test func `a server that cannot be asked is not taken for one that knows nothing`() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.reply(401, #"{"success": false, "status_code": 7, "status_message": "No."}"#)
        }
        for line in ["show 550", "show fight club", "show tt0137523"] {
            #expect(try await shell(server, isTerminal: false).run(line).status == .unauthorized, "\(line)")
        }
    }
}
