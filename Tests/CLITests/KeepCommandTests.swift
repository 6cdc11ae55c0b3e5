import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Titles that are kept from the command line: what is asked for, how far it is, and how it ends.
@Suite(.timeLimit(.minutes(5)))
struct KeepCommandTests {
    /// The addresses of details that the server was asked for.
    private func details(_ fixture: CLIFixture) -> [String] {
        fixture.server.log.map { String($0.path.prefix { $0 != "?" }) }
            .filter { $0.wholeMatch(of: #/\/3\/(movie|tv|person)\/\d+/#) != nil }
    }

    private func job(_ outcome: Shell.Outcome) throws -> String {
        try #require((try outcome.object()["job"] as? [String: Any])?["id"] as? String)
    }

    @Test func `a title, an id and an address are kept, and shown without a network`() async throws {
        try await CLIFixture.with { fixture in
            let kept = await fixture.run("keep game of thrones --seasons latest")
            #expect(kept.status == .success && kept.out.hasPrefix("Kept: 1 of 1 title, "), "\(kept)")
            let others = await fixture.run("keep tt0137523 https://www.themoviedb.org/movie/603 person/287")
            #expect(others.out.hasPrefix("Kept: 3 of 3 titles, "), "\(others)")
            #expect(await fixture.run("keep collection 10").status == .success)
            fixture.server.behave(.offline)
            for line in ["show movie 550", "show movie 603", "show tv 1399", "show person 287", "show collection 10"] {
                let shown = await fixture.run(line + " --offline")
                #expect(shown.status == .success && shown.out.contains("[cached"), "\(line): \(shown)")
            }
        }
    }

    @Test func `of several titles, the unknown one is named`() async throws {
        try await CLIFixture.with { fixture in
            let unknown = await fixture.shell.run(["keep", "fight club", "zzqxj wvk"])
            #expect(unknown.status == .notFound && unknown.err.contains("zzqxj wvk: "), "\(unknown)")
            #expect(await fixture.run("keep list").out == "Nothing is kept on this device.\n")
        }
    }

    @Test func `quoted titles are several, and other words are one`() throws {
        func titles(_ words: [String]) throws -> [[String]] { try ParsedArguments(["keep"] + words).titles }
        #expect(try titles(["game", "of", "thrones"]) == [["game", "of", "thrones"]])
        #expect(try titles(["game of thrones", "dune"]) == [["game of thrones"], ["dune"]])
        #expect(try titles(["movie", "fight club", "tv", "game of thrones"]) == [["movie", "fight club"], ["tv", "game of thrones"]])
        #expect(try titles(["tt0137523", "movie/603"]) == [["tt0137523"], ["movie/603"]])
        #expect(try titles(["movie", "550"]) == [["movie", "550"]] && titles([]) == [])
    }

    @Test func `list, status, run and release take the beginning of an id`() async throws {
        try await CLIFixture.with { fixture in
            #expect(await fixture.run("keep list").out == "Nothing is kept on this device.\n")
            let id = try job(await fixture.run("keep movie 550 --offline --json"))
            let list = await fixture.run("keep list")
            #expect(list.out.contains(id.prefix(8)) && list.out.contains("0/1"), "\(list)")
            let run = await fixture.run("keep run \(id.prefix(6))")
            #expect(run.out.hasPrefix("Kept: 1 of 1 title, ") && run.out.hasSuffix("  \(id.prefix(8))\n"), "\(run)")
            #expect(await fixture.run("keep list").out.contains("Fight Club"))
            #expect(await fixture.run("keep status").out.hasPrefix("Fight Club  \(id.prefix(8))\n  1 of 1 title, "))
            // A second run asks for no title again.
            let before = details(fixture)
            #expect(await fixture.run("keep run").status == .success && details(fixture) == before && !before.isEmpty)
            let released = await fixture.run("keep release \(id.prefix(4))")
            #expect(released.out == "The request \(id.prefix(8)) is released.\n")
            #expect(await fixture.run("keep status").out == "Nothing is kept on this device.\n")
            #expect(await fixture.run("keep run").out == "Nothing is kept on this device.\n")
        }
    }

    @Test func `an unknown id, an ambiguous one and a missing one are named`() async throws {
        try await CLIFixture.with { fixture in
            let unknown = await fixture.run("keep release 0123")
            #expect(unknown.status == .notFound && unknown.err.contains("There is no such request."), "\(unknown)")
            #expect(unknown.err.contains("“marquee keep list” shows the requests."))
            var ids: [String] = []
            // Seventeen ids have two with one first digit.
            for _ in 1...17 { ids.append(try job(await fixture.run("keep movie 550 --offline --json"))) }
            let digits = Dictionary(grouping: ids) { $0.prefix(1) }
            let (digit, same) = try #require(digits.first { $0.value.count > 1 })
            let several = await fixture.run("keep status \(digit)")
            #expect(several.status == .usage && several.err.contains("Several requests begin with “\(digit)”"), "\(several)")
            #expect(same.prefix(9).allSatisfy { several.err.contains($0.prefix(8)) })
            #expect(await fixture.run("keep release").status == .usage)
        }
    }

    @Test func `an estimate stores nothing and reads no title`() async throws {
        try await CLIFixture.with { fixture in
            let cost = await fixture.run("keep --popular movies 30 --pictures poster,backdrop:780 --languages en,de --estimate")
            #expect(cost.status == .success && cost.out.contains(#/requests +60\n/#) && cost.out.contains(#/pictures +120\n/#), "\(cost)")
            #expect(details(fixture).isEmpty)
            #expect(await fixture.run("keep list").out == "Nothing is kept on this device.\n")
            let series = try await fixture.run("keep tv 1399 --seasons all --estimate --json").object()
            #expect(series["items"] as? Int == 1 && series["seriesWithSeasons"] as? Int == 1 && series["seconds"] as? Int == 1)
        }
    }

    @Test func `a pipe gets a line for each tenth, and JSON an object for each step`() async throws {
        try await CLIFixture.with { fixture in
            let lines = await fixture.run("keep --popular movies 30")
            let steps = lines.err.split(separator: "\n").filter { $0.contains(" of 30 titles, ") }
            #expect(lines.status == .success && (1...9).contains(steps.count) && Set(steps).count == steps.count, "\(lines)")
            #expect(lines.out.hasPrefix("Kept: 30 of 30 titles, "))
            #expect(!(await fixture.run("keep --popular movies 30 --quiet")).err.contains("titles"))
            let json = await fixture.run("keep --popular series 5 --json=lines")
            let objects = try json.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
            #expect(objects.count > 1 && objects.dropLast().allSatisfy { $0["state"] as? String == "working" }, "\(json)")
            #expect(objects.last?["state"] as? String == "finished" && objects.last?["stored"] as? Int == 5)
        }
    }

    @Test func `a title that TMDb does not have is named, and fails only alone`() async throws {
        try await CLIFixture.with { fixture in
            let alone = await fixture.run("keep movie 424242424")
            #expect(alone.status == .notFound && alone.err.contains("TMDb does not have it."), "\(alone)")
            #expect(alone.err.contains("hint: The request is not stored.") && alone.out.isEmpty, "\(alone)")
            #expect(await fixture.run("keep list").out == "Nothing is kept on this device.\n")
            let among = await fixture.run("keep movie/424242425 movie/550")
            #expect(among.status == .success && among.err.contains("1 title is not kept; “marquee keep status "), "\(among)")
            let status = await fixture.run("keep status")
            #expect(status.out.contains("  movie 424242425: TMDb does not have it.\n"), "\(status)")
            let failures = try await fixture.run("keep status --json").object()["jobs"] as? [[String: Any]]
            #expect((failures?.last?["failures"] as? [[String: Any]])?.first?["item"] as? String == "movie/424242425")
        }
    }

    @Test func `a server that fails is waited for, and the title is tried again another day`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        server.behave(.status(503))
        let failed = await shell.run("keep movie 550")
        #expect(failed.status == .failure && failed.err.contains("Some titles could not be read."), "\(failed)")
        #expect(failed.err.contains("The work goes on by itself.\n"))
        #expect(failed.err.components(separatedBy: "The work goes on by itself.").count == 2)
        server.behave(.normal)
        shell.clock.advance(by: .seconds(2 * 86_400))
        #expect(await shell.run("keep run").status == .success)
        await server.stop()
    }

    @Test func `a run without a person ends after five minutes without a network, and a later one goes on`() async throws {
        let (server, time) = (try await Sandbox.start(), ManualTime(jumps: true))
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken], time: time.source)
        server.behave(.offline)
        let ended = await shell.run("keep movie 550")
        #expect(ended.status == .offline && ended.err.contains(#/hint: “marquee keep run [0-9a-f]{8}” goes on with it\./#), "\(ended)")
        #expect((Duration.seconds(240)...(.seconds(900))).contains(time.now), "\(time.now)")
        server.behave(.normal)
        #expect(await shell.run("keep run").out.hasPrefix("Kept: 1 of 1 title, "))
        await server.stop()
    }

    @Test func `a budget ends a run without a failure, and a library needs an account`() async throws {
        try await CLIFixture.with { fixture in
            let spent = await fixture.run("keep movie/550 movie/603 movie/862 --max-requests 2")
            #expect(spent.status == .success && spent.out.hasPrefix("Kept: 2 of 3 titles, "), "\(spent)")
            #expect(spent.err.contains("The limit of the request is reached."))
            let library = await fixture.run("keep --library")
            #expect(library.status == .unauthorized && library.err.contains("hint: "), "\(library)")
            // The others are worked on all the same.
            let all = await fixture.run("keep run")
            #expect(all.status == .unauthorized && all.out.contains("Kept: 3 of 3 titles, "), "\(all)")
        }
    }

    @Test func `the library and a list are kept as they are`() async throws {
        try await CLIFixture.signedIn { fixture in
            for line in ["favorite movie 550", "watch tv 1399", "lists create Rain", "lists add 8300001 603"] {
                _ = await fixture.run(line)
            }
            #expect(await fixture.run("keep --library").out.hasPrefix("Kept: 2 of 2 titles, "))
            #expect(await fixture.run("keep --list 8300001").out.hasPrefix("Kept: 1 of 1 title, "))
            let list = await fixture.run("keep list").out
            #expect(list.contains("favorites and watchlist") && list.contains("list 8300001"), "\(list)")
        }
    }

    @Test func `the first titles of a discover page are kept`() async throws {
        try await CLIFixture.with { fixture in
            let kept = await fixture.run("keep --discover movies 5 --genre drama --year 1990-1999 --sort rating")
            #expect(kept.status == .success && kept.out.hasPrefix("Kept: 5 of 5 titles, "), "\(kept)")
            let rows = await fixture.run("discover movies --genre drama --year 1990-1999 --sort rating --limit 5 --json=lines").lines
            let ids = try rows.map { try JSONDecoder().decode(Movie.self, from: Data($0.utf8)).id }
            #expect(Set(details(fixture)) == Set(ids.map { "/3/movie/\($0)" }))
            #expect(await fixture.run("keep list").out.contains("the first movies of a discover page: 5"))
            #expect(await fixture.run("keep --discover series 3 --person brad").status == .usage)
        }
    }

    @Test(arguments: [
        "keep movie 550 --genre drama", "keep --discover movies 0", "keep --discover movies x --year 1990", "keep --discover books",
        "keep", "keep --popular movies 0", "keep --popular movies 10001", "keep --popular movies x", "keep --library 550",
        "keep --library --list 5", "keep --list x", "keep movie 550 --pictures still", "keep movie 550 --pictures poster:0",
        "keep movie 550 --max-bytes 0", "keep movie 550 --max-bytes 5T", "keep movie 550 --max-bytes 9223372036854775807G",
        "keep movie 550 --max-requests 0", "keep movie 550 --seasons some", "keep list --estimate", "keep run --offline",
        "keep movie", "keep movie 550 --languages zh-Hant",
    ])
    func `an invalid request is refused, and nothing is stored`(_ line: String) async throws {
        try await CLIFixture.with { fixture in
            let refused = await fixture.run(line)
            #expect(refused.status == .usage && refused.out.isEmpty, "\(line): \(refused)")
            #expect(await fixture.run("keep list").out == "Nothing is kept on this device.\n")
        }
    }

    @Test func `a title that begins with a verb is a title`() throws {
        func isTitle(_ line: String) throws -> Bool {
            if case .keep = try KeepWork(ParsedArguments(line.split(separator: " ").map(String.init))) { true } else { false }
        }
        #expect(try isTitle("keep run lola run") && isTitle("keep list of words") && isTitle("keep movie release"))
        #expect(try !isTitle("keep run 12ab") && !isTitle("keep status") && !isTitle("keep list"))
    }

    /// The server answers details slowly, so that the interruption comes while the work is under way.
    @Test func `an interruption ends with 130 and says how it goes on`() async throws {
        let server = try LoopbackServer.answering { request, peer in
            if request.target.hasPrefix("/3/movie/550") { peer.waitUntilGone() } else { peer.reply(404) }
        }
        let child = try Child(["keep", "movie", "550"], server)
        await server.until { $0.requests.contains { $0.target.hasPrefix("/3/movie/550") } }
        child.interrupt()
        let end = await child.end()
        #expect(end.ending == .exit(130) && end.out.isEmpty, "\(end)")
        #expect(end.err.contains(#/marquee: Interrupted\.\nhint: “marquee keep run [0-9a-f]{8}” goes on with it\.\n$/#), "\(end.err)")
    }

    @Test func `a terminal has one line that is rewritten, also while answers are on their way`() async {
        let (paper, time, still) = (Paper(), ManualTime(), ManualTime())
        let terminal = Terminal(width: 60, out: Terminal.Side { _ in }, side: Terminal.Side(isTerminal: true) { paper.write($0) })
        let waiting = Waiting(terminal: terminal, time: still.source)
        waiting.note(MarqueeEvent(.requestStarted))
        await still.sleepers(1)
        still.advance(by: .milliseconds(300))
        await still.sleepers(1)
        let progress = Progress(terminal: terminal, time: time.source, besides: waiting)
        progress.takeLine()
        #expect(paper.text.hasSuffix("Waiting for the server.\r\u{1B}[K"))
        progress.note("3 of 40 titles, 1.2 MB")
        for _ in 0..<4 {
            await time.sleepers(1)
            time.advance(by: .milliseconds(300))
        }
        await time.sleepers(1)
        #expect(paper.text.hasSuffix("\r\u{1B}[K3 of 40 titles, 1.2 MB, 1 s so far."), "\(paper.text)")
        progress.end()
        waiting.end()
    }
}
