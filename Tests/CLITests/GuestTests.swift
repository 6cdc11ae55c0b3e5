import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Guests on one device: several may be signed in, and none can sign in again.
@Suite(.timeLimit(.minutes(5)))
struct GuestTests {
    @Test func `every guest has a name of its own, which account shows`() async throws {
        try await CLIFixture.with { fixture in
            _ = await fixture.run("login --guest")
            #expect(await fixture.run("account").lines.first == "guest")
            #expect(await fixture.run("account use guest").out == "guest is the current account now.\n")
            _ = await fixture.run("login --guest")
            let sessions = try await fixture.run("account --json").object()["sessions"] as? [[String: Any]] ?? []
            let names = sessions.compactMap { $0["name"] as? String }
            try #require(
                names.count == 2 && Set(names).count == 2 && names.allSatisfy { $0.wholeMatch(of: /guest-[0-9]{4,}/) != nil }, "\(names)")
            let account = await fixture.run("account")
            #expect(account.lines.first == names[0] && account.out.contains("Signed in here too\n  \(names[1])  signed in\n"), "\(account)")

            for command in ["account use guest", "logout guest", "logout guest --wipe"] {
                let refused = await fixture.run(command)
                #expect(
                    refused.status == .usage && refused.err.contains("There are several guests: \(names[0]), \(names[1]).\n"), "\(refused)")
            }
            #expect(await fixture.run("account use \(names[1])").out == "\(names[1]) is the current account now.\n")
            for name in ["guest-", "guest-x", "guests", "guest-12345678901234567890"] {
                #expect(await fixture.run("account use \(name)").status == .unauthorized, "\(name)")
            }
            #expect(await fixture.run("logout \(names[0])").out == "Signed out \(names[0]).\n")
            // The name stays right when the other guest has gone.
            #expect(await fixture.run("account").lines.first == "guest")
            #expect(await fixture.run("account use \(names[1])").out == "guest is the current account now.\n")
            #expect(await fixture.run("logout guest").out == "Signed out guest.\n")
        }
    }

    @Test func `a guest whose session has ended reads so, and what sends the unsent ratings`() async throws {
        try await CLIFixture.with { fixture in
            _ = await fixture.run("login --guest")
            _ = await fixture.run("rate movie 550 6 --offline")
            fixture.server.revokeGuests()
            // A refused read does not prove it.
            let refused = await fixture.run("rated --fresh")
            #expect(
                refused.status == .unauthorized && refused.err.contains("hint: The guest session may have ended: “marquee sync”"),
                "\(refused)")
            #expect(await fixture.run("account").out.contains("  session    signed in\n"))

            for command in ["sync", "rated --fresh"] {
                let ended = await fixture.run(command)
                #expect(ended.status == .unauthorized && ended.err.contains("marquee: The guest session has ended.\n"), "\(ended)")
                #expect(ended.err.contains("hint: “marquee login --guest” begins another, “marquee login” signs in; “marquee pending"))
            }
            let account = await fixture.run("account")
            #expect(
                account.out.contains("  session    ended; “pending take-over” after the next login sends unsent ratings\n"), "\(account)")
            #expect(await fixture.run("pending").out.contains("suspended until “pending take-over” after the next login"))

            let usage = await fixture.run("pending take-over movie 550 rating")
            #expect(usage.status == .usage && usage.err.contains("“pending take-over” takes no arguments."), "\(usage)")
            _ = await fixture.run("login --guest")
            #expect(await fixture.run("pending take-over").out == "Taken over from an ended guest session: 1 change.\n")
            #expect(await fixture.run("pending").out == "There are no unsent changes.\n")
        }
    }
}
