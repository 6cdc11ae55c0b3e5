import Foundation
import Marquee
import MarqueeCLI
import MarqueeSandbox
import TestKit

/// A shell whose TMDb is a sandbox that outlives its commands, so that an account can be signed in there.
struct CLIFixture {
    let shell: Shell
    let server: Sandbox

    /// The user name and the password of the account that the sandbox has.
    static let (name, password) = (Sandbox.Account.viewer.username, Sandbox.Account.viewer.password)

    static func with(
        _ options: Sandbox.Options = Sandbox.Options(), width: Int = 120, isTerminal: Bool = false, time: TimeSource = .unwatched,
        _ body: (CLIFixture) async throws -> Void
    ) async throws {
        let server = try await Sandbox.start(options)
        let shell = try Shell(
            [
                "TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_IMAGE_BASE_URL": server.imageBaseURL.absoluteString,
                "TMDB_WEB_URL": server.baseURL.absoluteString, "TMDB_EXPORTS_URL": server.baseURL.absoluteString,
                "TMDB_ACCESS_TOKEN": Sandbox.accessToken,
            ], width: width, isTerminal: isTerminal, time: time)
        try await body(CLIFixture(shell: shell, server: server))
        await server.stop()
    }

    /// The same, with a signed-in account.
    static func signedIn(
        _ options: Sandbox.Options = Sandbox.Options(), width: Int = 120, isTerminal: Bool = false,
        _ body: (CLIFixture) async throws -> Void
    ) async throws {
        try await with(options, width: width, isTerminal: isTerminal) { fixture in
            _ = await fixture.run("login \(name)")
            try await body(fixture)
        }
    }

    var library: Sandbox.Library { server.library(of: Self.name) }

    /// Runs one command line, with the right password and with approval where they are asked for.
    func run(_ line: String) async -> Shell.Outcome {
        guard line.contains("--web") else { return await shell.run(line, ["NO_COLOR": "1"], typing: [Self.password]) }
        let err = Paper()
        return await shell.run(
            line.split(separator: " ").map(String.init), ["NO_COLOR": "1"], err: err, time: .approving(at: server, as: Self.name, told: err)
        )
    }
}

extension TimeSource {
    /// Time that passes by an approval: while a program sleeps, the person opens the address that it has printed.
    static func approving(at server: Sandbox, as name: String, told paper: Paper) -> TimeSource {
        TimeSource(
            now: TimeSource.system.now,
            sleep: { duration in
                guard duration == .seconds(3) else { return try await TimeSource.unwatched.sleep(duration) }
                if let token = paper.requestToken { server.approve(token, as: name) }
            }, random: TimeSource.system.random)
    }
}

extension Paper {
    /// The request token in the address that was printed.
    var requestToken: String? {
        text.firstMatch(of: /(?:\/authenticate\/|request_token=)([^\s?&]+)/).map { String($0.output.1) }
    }
}
