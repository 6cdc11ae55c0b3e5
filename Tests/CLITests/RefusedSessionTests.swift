import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A session that the server has ended: the command that meets it says so at once, with the next step.
@Suite(.timeLimit(.minutes(5)))
struct RefusedSessionTests {
    /// An account whose session has ended before any command here noticed it, and whose cached answers are old.
    private func ended(_ body: (CLIFixture) async throws -> Void) async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("account").lines.first == "viewer")
            #expect(await fixture.run("lists").status == .success)
            fixture.shell.clock.advance(by: .seconds(120))
            fixture.server.revokeSessions(of: "viewer")
            try await body(fixture)
        }
    }

    @Test func `the account says so in the command that finds out, and why`() async throws {
        try await ended { fixture in
            let account = await fixture.run("account")
            #expect(account.status == .success && account.lines.first == "viewer  [cached, 2 min old, stale, not allowed]", "\(account)")
            #expect(account.out.contains("  session    rejected by the server; sign in again to send unsent changes"))
            #expect(account.err.contains("note: a cached answer is shown, because it could not be refreshed: TMDb does not allow this"))
        }
        try await ended { fixture in
            let sessions = try await fixture.run("account --json").object()["sessions"] as? [[String: Any]]
            #expect(sessions?.map { $0["state"] as? String } == ["revoked"])
        }
    }

    @Test func `an account without kept details says why they are missing`() async throws {
        try await CLIFixture.signedIn { fixture in
            let offline = await fixture.run("account --offline")
            #expect(offline.status == .success && offline.lines.first == "viewer" && offline.out.contains("  session    signed in\n"))
            #expect(offline.err.hasPrefix("note: the details of the account could not be read: "))
            fixture.server.revokeSessions(of: "viewer")
            let account = await fixture.run("account")
            #expect(account.out.contains("  session    rejected by the server") && account.err.contains("TMDb does not allow this"))
        }
    }

    @Test func `an interrupted account ends with 130 and shows nothing`() async throws {
        let asked = Paper()
        let server = try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/authentication/token/new", "/3/authentication/token/validate_with_login":
                peer.reply(#"{"success": true, "request_token": "request"}"#)
            case "/3/authentication/session/new": peer.reply(#"{"success": true, "session_id": "session"}"#)
            default:
                asked.write("x")
                // The first is part of the sign-in, and the second will be kept.
                if asked.text.count > 2 { peer.waitUntilGone() } else { peer.reply(#"{"id": 1, "username": "person"}"#) }
            }
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"], time: .unwatched)
        #expect(await shell.run("login person", typing: ["word"]).status == .success)
        #expect(await shell.run("account").lines.first == "person")
        shell.clock.advance(by: .seconds(86_400))
        let before = server.record.requests.count
        let running = Task { await shell.run("account") }
        await server.until { $0.requests.count > before }
        running.cancel()
        let outcome = await running.value
        #expect(outcome.status == .interrupted && outcome.out.isEmpty && outcome.err.contains("marquee: Interrupted.\n"), "\(outcome)")
    }

    @Test func `the doctor asks in the name of the session, and ends with 4 if it is refused`() async throws {
        try await ended { fixture in
            let before = fixture.server.counters.requests
            let offline = await fixture.run("doctor --offline")
            #expect(offline.lines.last == "ok      account: viewer, signed in according to the local store. There are no unsent changes.")
            #expect(offline.status == .success && fixture.server.counters.requests == before)
            let doctor = await fixture.run("doctor")
            #expect(doctor.status == .unauthorized && doctor.out.contains("FAILED  account: viewer, rejected by the server"), "\(doctor)")
            #expect(doctor.err.contains("hint: “marquee login” with the same account starts a new session"))
            #expect(await fixture.run("doctor --offline").status == .unauthorized)
            _ = await fixture.run("login viewer")
            let again = await fixture.run("doctor")
            #expect(again.status == .success && again.out.contains("ok      account: viewer, signed in. There are no"))
        }
    }

    @Test func `the doctor does not call a session good that it could not ask for`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("doctor")
            fixture.server.script([.normal, .status(404)])
            let failed = await fixture.run("doctor")
            #expect(failed.status == .notFound && failed.out.contains("FAILED  account: viewer, signed in according to the local store; "))
            fixture.server.behave(.offline)
            let offline = await fixture.run("doctor")
            #expect(offline.status == .offline && offline.out.contains("ok      account: viewer, signed in according to the local store."))
        }
    }

    @Test(arguments: ["lists create a", "lists delete 1 --yes", "lists --fresh", "sync"])
    func `the first command that meets it hints at signing in`(_ line: String) async throws {
        try await ended { fixture in
            let outcome = await fixture.run(line)
            #expect(outcome.status == .unauthorized, "\(outcome)")
            #expect(
                outcome.err.contains("hint: “marquee login” with the same account starts a new session"), "\(outcome.err)")
        }
    }

    @Test(arguments: [(401, 3), (401, 14), (401, 16), (401, 17), (404, 37)])
    func `whatever code TMDb refuses a session with, the hint is the same`(_ status: Int, _ code: Int) async throws {
        let outcome = try await creatingList(answered: status, code)
        #expect(outcome.status == .unauthorized, "\(outcome)")
        #expect(outcome.err.contains("hint: “marquee login” with the same account starts a new session"), "\(outcome.err)")
    }

    @Test(arguments: [(401, 7, "TMDB_ACCESS_TOKEN"), (401, 10, "TMDB_ACCESS_TOKEN"), (403, 45, "TMDb has suspended this user")])
    func `what is about the credential or the person keeps its own hint`(_ status: Int, _ code: Int, _ hint: String) async throws {
        let outcome = try await creatingList(answered: status, code)
        #expect(outcome.status == .unauthorized && outcome.err.contains(hint), "\(outcome)")
        #expect(!outcome.err.contains("where it ended"))
    }

    /// The first command in the name of a session, at a server that refuses it so.
    private func creatingList(answered status: Int, _ code: Int?) async throws -> Shell.Outcome {
        let server = try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/authentication/token/new", "/3/authentication/token/validate_with_login":
                peer.reply(#"{"success": true, "request_token": "request"}"#)
            case "/3/authentication/session/new": peer.reply(#"{"success": true, "session_id": "session"}"#)
            case "/3/account": peer.reply(#"{"id": 1, "username": "person"}"#)
            default: peer.reply(status, code.map { #"{"success": false, "status_code": \#($0)}"# } ?? "{}")
            }
        }
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": "head.body.tail"], time: .unwatched)
        #expect(await shell.run("login person", typing: ["word"]).status == .success)
        return await shell.run("lists create a")
    }
}
