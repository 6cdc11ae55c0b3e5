import Foundation
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// Files that another user can change name no program and no credential.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct TrustTests {
    private func configured(_ text: String = "lang = fr\n") throws -> Shell {
        let shell = try Shell(width: 1_000)
        try shell.configure(text)
        return shell
    }

    /// Lets other users change something of a configuration file.
    enum Opening: CaseIterable {
        case file, folder, outerFolder, owner, folderOwner

        func apply(to shell: Shell) {
            let (file, folder, outer) = (shell.settingsFile, shell.folder.path("config/marquee"), shell.folder.path("config"))
            switch self {
            case .file: chmod(file, 0o666)
            case .folder: chmod(folder, 0o777)
            case .outerFolder: chmod(outer, 0o777)
            case .owner: chown(file, 65_534, 65_534)
            case .folderOwner: chown(folder, 65_534, 65_534)
            }
        }

        var isPossible: Bool { ![.owner, .folderOwner].contains(self) || geteuid() == 0 }
    }

    @Test(arguments: Opening.allCases.filter(\.isPossible))
    func `A configuration file that another user can change is ignored with a warning`(opening: Opening) async throws {
        let shell = try configured("lang = fr\npager = touch \(NSTemporaryDirectory())ran\n")
        #expect(await shell.run("config get lang").out == "fr\n")
        opening.apply(to: shell)
        #expect(await shell.run("config get lang").out == "en-US\n" && SettingsFile(shell.environment).read().entries.isEmpty)
        let home = await shell.run("home")
        #expect(home.status == .success && home.err.contains("note: \(shell.settingsFile): The file is ignored, because"), "\(home)")
        #expect(await shell.run("doctor").out.contains("FAILED  config: "))
        let set = await shell.run("config set lang de")
        #expect(set.status == .usage && set.err.contains("The file is ignored"))
    }

    @Test func `A link to a trusted file is followed, and its folder counts`() async throws {
        let shell = try configured()
        let other = shell.folder.path("dotfiles")
        try FileManager.default.createDirectory(
            atPath: other, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.moveItem(atPath: shell.settingsFile, toPath: other + "/config")
        try FileManager.default.createSymbolicLink(atPath: shell.settingsFile, withDestinationPath: other + "/config")
        #expect(await shell.run("config get lang").out == "fr\n")
        for folder in [other, shell.folder.path("config/marquee")] {
            chmod(folder, 0o777)
            #expect(await shell.run("config get lang").out == "en-US\n", "\(folder)")
            chmod(folder, 0o700)
        }
    }

    @Test func `A repair closes an own configuration file to other users`() async throws {
        let shell = try configured()
        chmod(shell.settingsFile, 0o666)
        chmod(shell.folder.path("config/marquee"), 0o777)
        #expect(await shell.run("doctor --repair").out.contains("repair: closed to other users: \(shell.settingsFile)"))
        #expect(await shell.run("config get lang").out == "fr\n")
    }

    @Test func `A credential file that another user can change is refused`() async throws {
        let shell = try Shell(width: 1_000)
        let token = shell.folder.path("token")
        try Data("eyJhbGciOiJub25lIn0.eyJhdWQiOiJ4In0.c2lnbmF0dXJl".utf8).write(to: URL(fileURLWithPath: token))
        chmod(token, 0o666)
        let variable = await shell.run("home --offline", ["TMDB_TOKEN_FILE": token])
        #expect(variable.status == .usage && variable.err.contains("Every user can change the file that TMDB_TOKEN_FILE names."))
        try shell.configure("token-file = \(token)\n")
        let line = await shell.run("home --offline")
        #expect(line.status == .usage && line.err.contains("line 1 of the configuration file names it"), "\(line)")
        chmod(token, 0o600)
        for outcome in [await shell.run("home --offline"), await shell.run("home --offline", ["TMDB_TOKEN_FILE": token])] {
            #expect(outcome.status == .offline, "\(outcome)")
        }
    }

    @Test func `A started program inherits no credential and no descriptor`() async throws {
        let folder = try TemporaryFolder()
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
        #else
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        #endif
        defer { ends.forEach { close($0) } }
        let environment = ["TMDB_ACCESS_TOKEN": "secret", "TMDB_API_KEY": "secret", "PATH": "/usr/bin:/bin", "KEPT": "yes"]
        let look = "for d in \(ends[0]) \(ends[1]); do [ -e /dev/fd/$d ] && echo $d; done > '\(folder.path("open"))'"
        let script = "env > '\(folder.path("env"))'; \(look); :"
        let program = try #require(ForegroundProgram(script, environment: environment))
        #expect(await program.end())
        let variables = try String(contentsOfFile: folder.path("env"), encoding: .utf8)
        #expect(variables.contains("KEPT=yes") && !variables.contains("secret") && !variables.contains("TMDB_"))
        #expect(try String(contentsOfFile: folder.path("open"), encoding: .utf8).isEmpty)
    }
}
