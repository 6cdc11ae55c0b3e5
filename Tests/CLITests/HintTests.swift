import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Hints fit the typed command line, and errors speak to a person.
@Suite(.timeLimit(.minutes(5)))
struct HintTests {
    @Test(arguments: [
        ("list movies popular", true, false), ("list movies popular --fresh", false, true), ("login a", false, false),
        ("sync", false, false),
        ("lists", true, false), ("lists show 1", true, false), ("lists clear 1 --yes", false, false), ("doctor", false, false),
        ("doctor --offline", false, false),
    ])
    func `The cached titles are named where they help`(_ line: String, _ namesTitles: Bool, _ offersCache: Bool) async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        if line != "login a" { _ = await shell.run("login viewer", typing: [CLIFixture.password]) }
        _ = await shell.run("list movies upcoming")
        server.behave(.offline)
        let outcome = await shell.run(line, typing: ["x"])
        if line != "doctor --offline" { #expect(outcome.status == .offline, "\(outcome)") }
        #expect(outcome.err.contains("“marquee search --offline” find them.") == namesTitles, "\(outcome.err)")
        #expect(outcome.err.contains("without “--fresh”, what is cached is shown.") == offersCache, "\(outcome.err)")
        await server.stop()
    }

    @Test(arguments: [
        ("lists show 8399999", "“marquee lists” shows the ids."), ("company 999999", "“marquee search --companies TEXT” shows the ids."),
        ("show movie 99999999", "“marquee search TEXT --ids” finds titles and people, with their ids."),
    ])
    func `Hints for an unknown id name the command that shows ids`(_ line: String, _ hint: String) async throws {
        let shell = try Shell()
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        let outcome = await shell.run(line)
        #expect(outcome.status == .notFound && outcome.err.contains(hint), "\(outcome)")
    }

    /// Without a network and without the answer in the cache, each hint names something else than the other command line.
    @Test func `Hints of a command with and without the offline option do not name each other`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        server.behave(.offline)
        let empty = await shell.run("show movie 550")
        #expect(empty.err.contains("hint: Check the network.\n"), "\(empty.err)")
        server.behave(.normal)
        _ = await shell.run("list movies upcoming")
        server.behave(.offline)
        let titles = try #require(await shell.run("cache --json").object()["titles"] as? Int)
        let way = "Titles on this device: \(titles); “marquee suggest” and “marquee search --offline” find them.\n"
        for line in ["show movie 550", "show tv 1399", "similar movie 550"] {
            let (online, offline) = (await shell.run(line), await shell.run(line + " --offline"))
            #expect(online.status == .offline && online.err.contains("hint: Check the network. " + way), "\(online.err)")
            #expect(offline.status == .offline && offline.err.contains("hint: " + way), "\(offline.err)")
        }
        #expect(await shell.run("suggest the").status == .success)
        await server.stop()
    }

    @Test(.enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"))
    func `Without certificate authorities, the message and the hint name the package and the variable`() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let shell = try Shell([
            "TMDB_BASE_URL": "https://127.0.0.1:\(server.port)", "TMDB_ACCESS_TOKEN": "head.body.tail",
            "TMDB_CA_FILE": "/nowhere/missing.pem",
        ])
        let outcome = await shell.run("show movie 550")
        #expect(outcome.status == .usage && outcome.out.isEmpty)
        #expect(outcome.err.contains("cannot be read: install ca-certificates, or set TMDB_CA_FILE."), "\(outcome.err)")
        #expect(outcome.err.contains("hint: On Debian: “apt-get install ca-certificates”."), "\(outcome.err)")
    }

    @Test func `every hint is a sentence, whatever was typed`() {
        let codes: [MarqueeError.Code] = [
            .offline, .timeout, .unauthorized, .forbidden, .notFound, .rateLimited, .refused, .server, .unreadable, .storage, .storageFull,
            .invalidInput, .closed, .cancelled, .init(rawValue: "ofALaterVersion"),
        ]
        let invocations = [
            Invocation(), Invocation(command: "show", cachedTitles: 38), Invocation(command: "search", cachedTitles: 38),
            Invocation(command: "doctor"), Invocation(command: "list", isFresh: true), Invocation(isVerbose: true),
            Invocation(command: "home", readsCache: false, cachedTitles: 3, credential: "TMDB_TOKEN_FILE"),
        ]
        for code in codes {
            for invocation in invocations {
                let hint = Failure.marquee(MarqueeError(code, .init("key", "It is so."))).hint(for: invocation)
                #expect(hint.count > 12 && hint.hasSuffix(".") && !hint.contains("..") && !hint.contains("  "), "\(code): \(hint)")
                if !invocation.readsCache || invocation.isFresh || invocation.command == "search" { #expect(!hint.contains("--offline")) }
                if invocation.isVerbose { #expect(!hint.contains("--verbose")) }
                if invocation.command == "doctor" { #expect(!hint.contains("marquee doctor")) }
                if invocation.command != nil { #expect(!hint.contains("COMMAND")) }
            }
        }
    }

    @Test func `whose credential is wrong learns where it is from`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(["TMDB_BASE_URL": server.baseURL.absoluteString])
        let refused = await shell.run("list movies popular", ["TMDB_API_KEY": "0123456789abcdef0123456789abcdef"])
        #expect(refused.status == .unauthorized && refused.err.contains("hint: The credential is from TMDB_API_KEY;"), "\(refused.err)")
        let none = await shell.run("list movies popular")
        #expect(none.status == .unauthorized && none.err.contains("hint: Set TMDB_ACCESS_TOKEN"), "\(none.err)")
        await server.stop()
    }

    @Test func `no error shows a route to a person, and JSON names it`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(
            ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken],
            time: ManualTime(jumps: true).source)
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        let behaviors: [Sandbox.Behavior] = [.status(401), .status(404), .status(422), .status(429), .status(500), .offline]
        for behavior in behaviors {
            server.behave(behavior)
            for line in ["list tv popular", "show movie 550", "search x", "find tt1", "favorites", "sync", "doctor", "lists clear 1 --yes"]
            {
                let outcome = await shell.run(line)
                #expect(outcome.out.firstMatch(of: #/\/[34]\/|\{\w+_id\}|(GET|POST|DELETE) /#) == nil, "\(line): \(outcome.out)")
                #expect(outcome.err.firstMatch(of: #/\/[34]\/|\{\w+_id\}|(GET|POST|DELETE) /#) == nil, "\(line): \(outcome.err)")
            }
        }
        server.behave(.status(404))
        #expect(await shell.run("show movie 550 --json").err.contains("\"operation\":\"GET /3/movie/{movie_id}\""))
        #expect(await shell.run("show movie 550 --verbose").err.contains("GET /3/movie/{movie_id}: "))
        await server.stop()
    }
}
