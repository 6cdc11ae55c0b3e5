import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Recording the commands of a person, and replaying them.
@Suite(.timeLimit(.minutes(5)))
struct RecordTests {
    private static let lines = [
        "list movies popular --limit 3", "show movie 550", "show movie 550 --lang de-DE", "show tv 1399 --season 1", "search fight", "home",
        "login viewer", "account", "favorite movie 550", "rate movie 603 9", "favorites", "rated", "lists create Evenings", "lists",
        "show movie 550 --fresh", "poster movie 550 --output poster.jpg", "logout", "login --guest", "rate movie 550 6", "account",
    ]

    /// The output of the commands, in a home of their own.
    private static func run(_ environment: [String: String]) async throws -> [String] {
        let shell = try Shell(environment.merging(["NO_COLOR": "1"]) { $1 }, time: .unwatched)
        var printed: [String] = []
        for line in lines {
            let poster = shell.folder.path("poster.jpg")
            let outcome = await shell.run(
                line.replacing("poster.jpg", with: poster).split(separator: " ").map(String.init), typing: [CLIFixture.password])
            let picture = line.hasPrefix("poster") ? "\(try Data(contentsOf: URL(fileURLWithPath: poster)).base64EncodedString())" : ""
            // Each server has a port of its own, and a replayed guest session has a late end.
            let out = outcome.out.replacing(shell.folder.path, with: "~").replacing(/127\.0\.0\.1:[0-9]+/, with: "host")
                .replacing(/(since|until) [^\n]*/, with: "time")
            printed.append("\(line): \(outcome.status)\n\(out)\(picture)")
        }
        return printed
    }

    private static func variables(_ child: Child, _ count: Int) throws -> [String: String] {
        var variables: [String: String] = [:]
        for _ in 0..<count {
            let parts = try #require(child.readLine()).split(separator: "=", maxSplits: 1).map(String.init)
            variables[parts[0]] = parts[1]
        }
        return variables
    }

    @Test func `recorded commands print the same when they are replayed, and the recording has no credential`() async throws {
        let (server, folder) = (try await Sandbox.start(), try TemporaryFolder())
        let recorder = try Child(["sandbox", "--record", folder.path("recordings"), "--from", server.baseURL.absoluteString])
        let addresses = try Self.variables(recorder, 4)
        // Neither sign-ins nor exports are forwarded.
        for name in ["TMDB_WEB_URL", "TMDB_EXPORTS_URL"] { #expect(addresses[name] == server.baseURL.absoluteString) }
        let recorded = try await Self.run(addresses.merging(["TMDB_ACCESS_TOKEN": Sandbox.accessToken]) { $1 })
        recorder.interrupt()
        let end = await recorder.end()
        #expect(end.ending == .exit(0))
        #expect(!end.err.contains("not recorded"), "\(end.err)")
        #expect(recorded.allSatisfy { $0.contains(": success\n") })
        await server.stop()

        let bytes = try folder.bytes(under: "recordings")
        let secrets = [Sandbox.accessToken, CLIFixture.password, CLIFixture.name, "4242"]
        for secret in secrets { #expect(bytes.firstRange(of: Data("\"\(secret)\"".utf8)) == nil, "\(secret)") }
        #expect(bytes.firstRange(of: Data(Sandbox.accessToken.utf8)) == nil && bytes.firstRange(of: Data("/4242".utf8)) == nil)

        let replay = try Child(["sandbox", "--replay", folder.path("recordings")])
        let replayed = try await Self.run(try Self.variables(replay, 4))
        replay.interrupt()
        let replayEnd = await replay.end()
        #expect(!replayEnd.err.contains("is not recorded"), "\(replayEnd.err)")
        // The account is the one of the recording.
        let expected = recorded.map { $0.replacing(/\bviewer\b/, with: "recorded-user-1").replacing("4242", with: "1") }
        for (one, other) in zip(replayed, expected) { #expect(one == other.replacing("login recorded-user-1:", with: "login viewer:")) }
        #expect(replayed.count == expected.count)
    }

    /// The server speaks TLS and HTTP/2, as TMDb does.
    @Test(.enabled(if: NginxServer.isAvailable, "nginx speaks TLS for the sandbox"), arguments: [true, false])
    func `A recorder forwards to a server behind TLS only if it trusts the certificate`(isTrusted: Bool) async throws {
        let (server, folder) = (try await Sandbox.start(), try TemporaryFolder())
        let front = try await NginxServer.start(.http1(port: UInt16(server.port)))
        let authorities = isTrusted ? "export TMDB_CA_FILE='\(front.certificate)'" : ":"
        let recorder = try Child(
            ["sandbox", "--record", folder.path("recordings"), "--from", "https://127.0.0.1:\(front.port)"], after: authorities)
        var addresses = try Self.variables(recorder, 3)
        addresses["TMDB_ACCESS_TOKEN"] = Sandbox.accessToken
        let shown = try await Shell(addresses).run("show movie 550 --lang en-US")
        #expect((shown.status == .success) == isTrusted, "\(shown.err)")
        recorder.interrupt()
        let end = await recorder.end()
        #expect(end.ending == .exit(0))
        let recordings = try Recordings(contentsOf: URL(fileURLWithPath: folder.path("recordings")))
        #expect(recordings.exchanges.map(\.status).contains(200) == isTrusted)
        #expect(recordings.exchanges.allSatisfy { $0.url.hasPrefix("https://127.0.0.1:\(front.port)/3/") })
        #expect(try folder.bytes(under: "recordings").firstRange(of: Data(Sandbox.accessToken.utf8)) == nil)
        if isTrusted {
            let replay = try await Sandbox.start(replaying: URL(fileURLWithPath: folder.path("recordings")))
            // The addresses of images are those of the recorder, which has ended: they are printed and not asked for.
            addresses["TMDB_BASE_URL"] = replay.baseURL.absoluteString
            let again = try await Shell(addresses).run("show movie 550 --lang en-US")
            #expect(again.out == shown.out)
            await replay.stop()
        }
        await server.stop()
    }

    @Test func `a recorder that is killed leaves whole lines`() async throws {
        let (server, folder) = (try await Sandbox.start(), try TemporaryFolder())
        let recorder = try Child(["sandbox", "--record", folder.path("recordings"), "--from", server.baseURL.absoluteString])
        var addresses = try Self.variables(recorder, 3)
        addresses["TMDB_ACCESS_TOKEN"] = Sandbox.accessToken
        #expect(try await Shell(addresses).run("show movie 550").status == .success)
        recorder.interrupt(by: SIGKILL)
        _ = await recorder.end()
        let recordings = try Recordings(contentsOf: URL(fileURLWithPath: folder.path("recordings")))
        #expect(!recordings.exchanges.isEmpty && recordings.problems == [])
        #expect(try folder.bytes(under: "recordings").last == 10)
        await server.stop()
    }

    @Test func `a replay explains what is not recorded`() async throws {
        let folder = try TemporaryFolder()
        let line = #"{"method":"GET","url":"https://a.example/3/movie/550?language=fr-FR","status":200,"body":{"id":550}}"#
        try (line + "\n{\n").write(toFile: folder.path("a"), atomically: true, encoding: .utf8)
        let replay = try Child(["sandbox", "--replay", folder.path("a")])
        let shell = try Shell(try Self.variables(replay, 4))
        #expect(await shell.run("show movie 551").status == .notFound)
        replay.interrupt()
        let end = await replay.end()
        // Long lines are broken.
        let said = end.err.filter { !$0.isWhitespace }
        #expect(end.ending == .exit(0))
        #expect(said.contains("a,line2:ThisisnotJSON.") && said.contains("GET/3/movie/551?"), "\(end.err)")
        #expect(said.contains("isnotrecorded.Nearestpath:GET/3/movie/550?language=fr-FR."), "\(end.err)")
    }

    @Test(arguments: [
        ("--replay a --record b", "“--replay” and “--record” cannot be used together."),
        ("--record a --catalog b", "“--record” and “--catalog” cannot be used together."),
        ("--from https://a.example", "“--from” needs “--record”."),
        ("--record a --from ftp://a.example", "“--from” needs the address of a server"),
        ("--record a --from x", "“--from” needs the address"),
        ("--record a --from http://a.example", "“--from” needs the address"),
        ("--record a --from https://a:b@c.example", "“--from” needs the address"),
        ("--replay /nonexistent/a", "The file “a” cannot be read."), ("--replay /etc/hostname", "The file “hostname” is not a recording: "),
        ("--record a --host 0.0.0.0", "0.0.0.0"), ("--record /nonexistent/a/b", "The recording “/nonexistent/a/b” cannot be written: "),
    ])
    func `wrong options are explained`(_ options: String, _ text: String) async throws {
        let outcome = try await Shell().run("sandbox " + options)
        #expect(outcome.status == (text.contains("written") ? .failure : .usage) && outcome.err.contains(text), "\(outcome.err)")
        #expect(outcome.out.isEmpty)
    }
}
