import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Marks that another device of the same account has changed.
@Suite(.timeLimit(.minutes(5)))
struct StaleMarkTests {
    @Test func `a mark that this device has already is set again after another device changed it`() async throws {
        try await CLIFixture.signedIn { fixture in
            let other = try Shell(fixture.shell.environment.filter { $0.key.hasPrefix("TMDB_") }, time: .unwatched)
            #expect(await other.run("login \(CLIFixture.name)", typing: [CLIFixture.password]).status == .success)
            for (line, change) in [("rate movie 603 8", "rate movie 603 3"), ("favorite movie 550", "favorite movie 550 --remove")] {
                for (shell, line) in [(fixture.shell, line), (other, change), (fixture.shell, line)] {
                    #expect(await shell.run(line).status == .success)
                }
            }
            #expect(fixture.library.ratedMovies == [603: 8] && fixture.library.favoriteMovies == [550])
        }
    }

    @Test func `a new mark is sent by one request, without a look at the server's marks`() async throws {
        try await CLIFixture.signedIn { fixture in
            let before = fixture.server.log.count
            #expect(await fixture.run("rate movie 603 8").status == .success)
            let paths = fixture.server.log.dropFirst(before).map(\.path)
            #expect(paths.allSatisfy { !$0.contains("account_states") }, "\(paths)")
        }
    }
}
