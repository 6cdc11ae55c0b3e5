import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Signing in and out.
@Suite(.timeLimit(.minutes(5)))
struct LoginTests {
    @Test func `a script signs in with a name, and a password from its first line`() async throws {
        try await CLIFixture.with { fixture in
            let login = await fixture.run("login viewer")
            #expect(login.status == .success && login.out == "Signed in as viewer.\n")
            #expect(login.err == "“marquee sync” downloads the marks of this account.\n")
            let account = await fixture.run("account")
            #expect(account.status == .success && account.lines.first == "viewer" && account.out.contains("  number     4242\n"))
            #expect(account.out.contains("  unsent     nothing\n"))
        }
    }

    @Test func `a person is asked for both, on the side`() async throws {
        try await CLIFixture.with(isTerminal: true) { fixture in
            let login = await fixture.shell.run("login", ["NO_COLOR": "1"], typing: ["viewer", "popcorn"])
            #expect(login.status == .success && login.out == "Signed in as viewer.\n")
            #expect(login.err.hasPrefix("User name: Password: \n"), "\(login.err)")
        }
    }

    @Test func `without a name a script is told how, and without a password too`() async throws {
        try await CLIFixture.with { fixture in
            let nameless = await fixture.run("login")
            #expect(nameless.status == .usage && nameless.err.contains("first line of standard input"))
            let wordless = await fixture.shell.run("login viewer")
            #expect(wordless.status == .usage && wordless.err.contains("--web"))
            #expect(await fixture.shell.run("login viewer", typing: [""]).status == .usage)
            #expect(fixture.server.counters.writes == 0)
        }
    }

    @Test(arguments: [
        "--password=popcorn", "--password popcorn", "--PASSWORD popcorn", "-p popcorn", "-ppopcorn", "--passwd=popcorn", "--pw popcorn",
        "--secret=popcorn", "-Ppopcorn",
    ])
    func `a password is never an option, and never shown again`(_ option: String) async throws {
        for command in ["login viewer", "home"] {
            let outcome = try await Shell().run("\(command) \(option)")
            #expect(outcome.status == .usage && outcome.out.isEmpty && !outcome.err.contains("popcorn"))
            #expect(outcome.err.contains("A password cannot be given as an option") && outcome.err.contains("first line of standard input"))
        }
    }

    @Test func `a password that was typed as a word is not shown again either`() async throws {
        let outcome = try await Shell().run("login viewer popcorn")
        #expect(outcome.status == .usage && !outcome.err.contains("popcorn"))
    }

    @Test func `a password of the environment is not taken`() async throws {
        try await CLIFixture.with { fixture in
            let names = ["MARQUEE_PASSWORD", "TMDB_PASSWORD", "PASSWORD"]
            let outcome = await fixture.shell.run("login viewer", Dictionary(uniqueKeysWithValues: names.map { ($0, CLIFixture.password) }))
            #expect(outcome.status == .usage)
        }
    }

    @Test func `an approval in a browser signs in, by both versions`() async throws {
        for (line, version) in [("login --web", "/authenticate/"), ("login --web --v4", "/auth/access?request_token=")] {
            try await CLIFixture.with { fixture in
                let login = await fixture.run(line)
                #expect(login.status == .success && login.out == "Signed in as viewer.\n", "\(login)")
                #expect(login.err.contains("\n\(fixture.server.baseURL)\(version)"), "\(login.err)")
                let recommended = await fixture.run("recommended")
                #expect(recommended.status == (line.contains("v4") ? .success : .unauthorized))
                if !line.contains("v4") { #expect(recommended.err.contains("hint: “marquee login --web --v4”")) }
            }
        }
    }

    @Test func `an address to approve at stays whole on a narrow terminal, and comes to the side`() async throws {
        try await CLIFixture.with(width: 30, isTerminal: true) { fixture in
            let login = await fixture.run("login --web --quiet --json")
            let object = try login.object()
            #expect(object["username"] as? String == "viewer" && object["kind"] as? String == "account")
            let lines = login.err.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix("\(fixture.server.baseURL)/authenticate/") && $0.count > 60 })
        }
    }

    @Test func `an approval that does not come ends the wait with the token, and a token that has expired at once`() async throws {
        // A token is good for an hour, of which a minute is left.
        let clock = ManualClock()
        try await CLIFixture.with(Sandbox.Options(clock: { clock.now - 3_540 })) { fixture in
            let time = ManualTime(jumps: true)
            let late = await fixture.shell.run(["login", "--web"], time: time.source)
            #expect(late.status == .unauthorized && late.err.contains("hint: Approve the sign-in in the browser first"))
            #expect(time.slept.count { $0 == .seconds(3) } == 20)
            let system = TimeSource.unwatched
            let expiring = TimeSource(
                now: system.now,
                sleep: { duration in
                    guard duration == .seconds(3) else { return try await system.sleep(duration) }
                    fixture.server.expireTokens()
                }, random: system.random)
            let expired = await fixture.shell.run(["login", "--web"], time: expiring)
            #expect(expired.status == .unauthorized && expired.err.contains("hint: “marquee login --web” starts again"))
        }
    }

    @Test func `a server that is gone for a moment does not end the wait`() async throws {
        try await CLIFixture.with { fixture in
            let paper = Paper()
            let approving = TimeSource.approving(at: fixture.server, as: "viewer", told: paper)
            let flickering = TimeSource(
                now: approving.now,
                sleep: { duration in
                    guard duration == .seconds(3) else { return try await approving.sleep(duration) }
                    if fixture.server.isListening {
                        fixture.server.behave(.offline)
                    } else {
                        fixture.server.behave(.normal)
                        try await approving.sleep(duration)
                    }
                }, random: approving.random)
            let login = await fixture.shell.run(["login", "--web"], err: paper, time: flickering)
            #expect(login.status == .success, "\(login)")
        }
    }

    @Test func `a wait for an approval can be interrupted`() async throws {
        try await CLIFixture.with { fixture in
            let time = ManualTime()
            let running = Task { await fixture.shell.run(["login", "--web"], time: time.source) }
            await time.sleepers(1)
            running.cancel()
            let outcome = await running.value
            #expect(outcome.status == .interrupted && outcome.err.contains("marquee: Interrupted.\n"))
        }
    }

    @Test func `a guest rates and does nothing else`() async throws {
        try await CLIFixture.with { fixture in
            let login = await fixture.run("login --guest")
            #expect(login.out == "Signed in as a guest, who can only rate.\n" && login.err.isEmpty)
            #expect(await fixture.run("rate movie 550 6").out == "movie 550: ★ rated 6\n")
            let refused = await fixture.run("favorite movie 550")
            #expect(refused.status == .unauthorized && refused.err.contains("hint: “marquee login” signs in with an account"))
            #expect(await fixture.run("account").lines.first == "guest")
            #expect(await fixture.run("rated").out.contains("★6"))
        }
    }

    @Test func `logout says what waits, and the next sign-in of the same account too`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("favorite movie 550 --offline")
            let logout = await fixture.run("logout")
            #expect(logout.status == .success && logout.out == "Signed out viewer.\n")
            #expect(logout.err.contains("(1 change): stored until the same account"))
            let nobody = await fixture.run("favorites")
            #expect(nobody.status == .unauthorized && nobody.err.contains("hint: “marquee login”"))
            let before = await fixture.run("account")
            #expect(before.status == .unauthorized && before.out.contains("Signed in here before\n  viewer  signed out\n"))
            let again = await fixture.run("login viewer")
            #expect(again.err == "1 change waits to be sent. “marquee sync” sends the unsent changes.\n")
            #expect(await fixture.run("sync").out.hasPrefix("Sent 1, rejected 0, waiting 0.\n"))
            #expect(fixture.library.favoriteMovies == [550])
        }
    }

    @Test func `logout without a server still signs out, and says what that means`() async throws {
        try await CLIFixture.signedIn { fixture in
            fixture.server.behave(.offline)
            let logout = await fixture.run("logout")
            #expect(logout.status == .success && logout.err.contains("note: the server could not end the session: "))
            let json = await fixture.run("logout --json")
            #expect(json.status == .unauthorized)
        }
    }

    @Test func `a wiped account leaves nothing`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("favorite movie 550 --offline")
            let logout = await fixture.run("logout --wipe")
            #expect(
                logout.out.hasPrefix(
                    "Signed out viewer. Nothing of the account is stored here any more; “marquee history clear” removes "))
            #expect(logout.out.contains("“marquee history clear”") && logout.err.contains(": removed too"))
            #expect(await fixture.run("account").out.isEmpty)
            let again = await fixture.run("login viewer")
            #expect(!again.err.contains("waits"))
        }
    }

    @Test func `several accounts take turns`() async throws {
        let other = Sandbox.Account(username: "other", password: CLIFixture.password, id: 77)
        try await CLIFixture.signedIn(Sandbox.Options(accounts: [.viewer, other])) { fixture in
            _ = await fixture.run("favorite movie 550")
            _ = await fixture.run("login other")
            #expect(await fixture.run("favorites").lines.first?.hasPrefix("Nothing here") == true)
            #expect(await fixture.run("account").out.hasSuffix("Signed in here too\n  viewer  signed in\n"))
            let use = await fixture.run("account use viewer")
            #expect(use.status == .success && use.out == "viewer is the current account now.\n")
            #expect(await fixture.run("favorites").out.contains("Fight Club"))
            #expect(await fixture.run("account use nobody").status == .unauthorized)
        }
    }

    @Test func `an account that the server refused can be used, and so can what waits for it`() async throws {
        let other = Sandbox.Account(username: "other", password: CLIFixture.password, id: 77)
        try await CLIFixture.signedIn(Sandbox.Options(accounts: [.viewer, other])) { fixture in
            _ = await fixture.run("favorite movie 550 --offline")
            fixture.server.revokeSessions(of: "viewer")
            _ = await fixture.run("sync")
            _ = await fixture.run("login other")
            let use = await fixture.run("account use viewer")
            #expect(use.status == .success && use.out == "viewer is the current account now.\n", "\(use)")
            #expect(
                use.err.hasPrefix(
                    "note: the session is rejected by the server; sign in again to send unsent changes."))
            #expect(await fixture.run("pending").out.contains("movie 550: a favorite"))
            #expect(await fixture.run("pending discard movie 550 favorite").status == .success)
            #expect(await fixture.run("pending").out == "There are no unsent changes.\n")
        }
    }

    @Test func `an account that has signed out cannot be used, and says so`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("logout")
            let use = await fixture.run("account use viewer")
            #expect(use.status == .unauthorized && use.err.contains("marquee: This account has signed out here.\n"))
            #expect(use.err.contains("hint: “marquee login NAME” signs in again"))
        }
    }

    @Test func `logout names another account, and leaves the current one alone`() async throws {
        let other = Sandbox.Account(username: "other", password: CLIFixture.password, id: 77)
        try await CLIFixture.signedIn(Sandbox.Options(accounts: [.viewer, other])) { fixture in
            _ = await fixture.run("favorite movie 550 --offline")
            _ = await fixture.run("login other")
            let logout = await fixture.run("logout viewer")
            #expect(logout.status == .success && logout.out == "Signed out viewer.\n" && logout.err.contains("(1 change): stored"))
            let account = await fixture.run("account")
            #expect(account.lines.first?.hasPrefix("other") == true && account.out.hasSuffix("  viewer  signed out\n"))
            let again = await fixture.run("logout viewer")
            #expect(again.status == .unauthorized && again.err.contains("This account has signed out here."))
            #expect(again.err.contains("“marquee logout NAME --wipe” removes"))
            #expect(await fixture.run("logout nobody").err.contains("The session is not stored here."))
        }
    }

    @Test func `an account that has signed out can be wiped by its name`() async throws {
        try await CLIFixture.signedIn { fixture in
            _ = await fixture.run("favorite movie 550 --offline")
            _ = await fixture.run("logout")
            let requests = fixture.server.counters.requests
            let wipe = await fixture.run("logout viewer --wipe")
            #expect(
                wipe.status == .success && wipe.out.hasPrefix("Removed viewer. Nothing of the account is stored here any more; "), "\(wipe)"
            )
            #expect(wipe.err.isEmpty && fixture.server.counters.requests == requests)
            let account = await fixture.run("account")
            #expect(account.status == .unauthorized && account.out.isEmpty)
            #expect(!(await fixture.run("login viewer")).err.contains("waits"))
        }
    }

    @Test func `an address of another spelling is the same server, where its name says so`() async throws {
        try await CLIFixture.with { fixture in
            let name = ["TMDB_SERVER_NAME": "https://api.themoviedb.org"]
            let moved = ["TMDB_BASE_URL": fixture.server.baseURL.absoluteString.replacingOccurrences(of: "127.0.0.1", with: "localhost")]
            _ = await fixture.shell.run("login viewer", name, typing: [CLIFixture.password])
            #expect(await fixture.shell.run("favorite movie 550 --offline", name).status == .success)
            #expect(await fixture.shell.run("pending", moved).status == .unauthorized)
            let pending = await fixture.shell.run("pending", name.merging(moved) { first, _ in first })
            #expect(pending.out == "  movie 550: a favorite, waits to be sent\n", "\(pending)")
        }
    }

    @Test func `the sandbox inside the program ends its sessions with the command, and says so`() async throws {
        let shell = try Shell()
        let login = await shell.run("login viewer", typing: ["popcorn"])
        #expect(login.status == .success && login.out == "Signed in as viewer.\n")
        #expect(
            login.err.contains("This session ends with this command")
                && login.err.contains("“marquee sandbox” starts one that keeps running."))
        let favorites = await shell.run("favorites")
        #expect(favorites.status == .unauthorized && favorites.err.contains("marquee: No account is signed in."))
        #expect(await shell.run("login viewer", typing: ["popcorn"]).status == .success)
    }

    @Test func `the doctor says who is signed in, and what waits`() async throws {
        try await CLIFixture.signedIn { fixture in
            #expect(await fixture.run("doctor").lines.last == "ok      account: viewer, signed in. There are no unsent changes.")
            _ = await fixture.run("favorite movie 550 --offline")
            fixture.server.revokeSessions(of: "viewer")
            _ = await fixture.run("watch movie 550")
            let doctor = await fixture.run("doctor")
            #expect(doctor.out.contains("FAILED  account: viewer, rejected by the server") && doctor.out.contains("2 changes wait"))
        }
    }
}
