import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// `marquee config`, and the effects of the configuration file.
@Suite(.timeLimit(.minutes(5)))
struct ConfigTests {
    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `what is set holds from then on, until it is unset`() async throws {
        let shell = try Shell()
        #expect(await shell.run("config set lang pt-BR").out == "lang: pt-BR, from line 1 of the configuration file\n")
        #expect(await shell.run("show movie 550").out.hasPrefix("Clube da Luta"))
        #expect(await shell.run("show movie 550 --lang en-US").out.hasPrefix("Fight Club"))
        #expect(await shell.run("show movie 550", ["TMDB_LANGUAGE": "en-US"]).out.hasPrefix("Fight Club"))
        #expect(await shell.run("config get lang").out == "pt-BR\n")
        #expect(await shell.run("config unset lang").out == "lang: en-US, the default\n")
        #expect(await shell.run("show movie 550").out.hasPrefix("Fight Club"))
        #expect(try String(contentsOfFile: shell.settingsFile, encoding: .utf8).isEmpty)
    }

    @Test func `setting a value that something else overrules says so`() async throws {
        let set = try await Shell(["TMDB_REGION": "DE"]).run("config set region FR")
        #expect(set.status == .success && set.out == "region: DE, from TMDB_REGION\n")
        #expect(set.err == "note: the configuration file says “FR”, but TMDB_REGION has priority.\n")
    }

    @Test func `the error of a wrong value names its variable`() async throws {
        for name in ["TMDB_LANGUAGE", "TMDB_REGION"] {
            let wrong = try await Shell().run("show movie 550", [name: "nowhere-at-all"])
            #expect(wrong.status == .usage && wrong.out.isEmpty && wrong.err.contains("\(name): "), "\(wrong)")
        }
        // An option has priority, so its variable is not read.
        #expect(try await Shell().run("show movie 550 --lang en-US", ["TMDB_LANGUAGE": "nowhere-at-all"]).status == .success)
    }

    @Test func `the doctor says where each value is from`() async throws {
        let shell = try Shell(["TMDB_REGION": "DE"])
        try shell.configure("# mine\nlang = fr\ncolor = never\n")
        let doctor = await shell.run("doctor --color auto")
        for line in [
            "ok      lang: fr, from line 2 of the configuration file", "ok      region: DE, from TMDB_REGION",
            "ok      theme: auto, the default",
            "ok      color: auto, from --color", "ok      credential: none; the built-in sandbox is used",
        ] { #expect(doctor.lines.contains(line), "\(doctor.out)") }
    }

    @Test func `a mistake in the file stops a command with its line, but never what tells of it`() async throws {
        let shell = try Shell(width: 1_000)
        try shell.configure("lang = fr\n\nregoin = FR\ntheme = pink\n")
        let home = await shell.run("home")
        #expect(home.status == .usage && home.out.isEmpty)
        #expect(home.err.hasPrefix("marquee: Line 3 of \(shell.settingsFile): There is no key “regoin”.\nhint: Did you mean “region”? "))
        for line in ["config", "config get lang", "config set region FR", "config unset lang", "config path", "help", "version", "about"] {
            #expect(await shell.run(line).status == .success, "\(line)")
        }
        let list = await shell.run("config")
        #expect(list.lines.first?.contains("en-US") == true && list.lines.dropFirst(2).first?.contains("FR") == true)
        #expect(list.err.contains("note: Line 2 of") && list.err.contains("note: Line 3 of"))
        let doctor = await shell.run("doctor")
        #expect(doctor.out.contains("FAILED  config: Line 2 of ") && doctor.out.contains("FAILED  config: Line 3 of "))
        #expect(await shell.run("config set theme dark").err.contains("note: Line 2 of"))
    }

    @Test func `a file that cannot be read is said, and never replaced`() async throws {
        let shell = try Shell(width: 1_000)
        let bytes = Data([0x6C, 0xFF, 0xFE])
        try shell.configure(bytes)
        for line in ["home", "config set lang fr", "config unset lang"] {
            let outcome = await shell.run(line)
            #expect(outcome.status == .usage && outcome.err.contains("The file is no text, or too long."), "\(outcome.err)")
        }
        #expect(await shell.run("config").status == .success)
        #expect(try Data(contentsOf: URL(fileURLWithPath: shell.settingsFile)) == bytes)
        try FileManager.default.removeItem(atPath: shell.settingsFile)
        try FileManager.default.createDirectory(atPath: shell.settingsFile, withIntermediateDirectories: true)
        let folder = await shell.run("home")
        #expect(folder.status == .usage && folder.err.contains("The file cannot be read: Is a directory."), "\(folder.err)")
        try FileManager.default.removeItem(atPath: shell.settingsFile)
        try #require(mkfifo(shell.settingsFile, 0o600) == 0)
        let pipe = await shell.run("home")
        #expect(pipe.status == .usage && pipe.err.contains("This is not a regular file."), "\(pipe.err)")
    }

    @Test func `a mistake in the file is told in the language that the file or the environment chooses`() async throws {
        let shell = try Shell(width: 1_000)
        try shell.configure("ui-lang = de\nregoin = FR\ntheme\nui-lang = fr\nlang =\ntoken-file = token\n")
        let home = await shell.run("home")
        let problem = "Zeile 2 von \(shell.settingsFile): Den Schlüssel „regoin“ gibt es nicht."
        #expect(home.err.hasPrefix("marquee: \(problem)\nHinweis: Meinten Sie „region“? „marquee config edit“"), "\(home.err)")
        for (line, problem) in [
            ("theme", "Das ist weder „Schlüssel = Wert“ noch ein Kommentar."), ("ui-lang = fr", "„ui-lang“ ist schon in Zeile 1 gesetzt."),
            ("lang =", "„lang“ hat keinen Wert."), ("token-file = token", "Der Pfad einer Datei beginnt hier mit „/“ oder „~/“."),
        ] {
            try shell.configure("ui-lang = de\n\(line)\n")
            let home = await shell.run("home")
            #expect(home.err.hasPrefix("marquee: Zeile 2 von \(shell.settingsFile): \(problem)\n"), "\(home.err)")
        }
        try shell.configure("theme = pink\n")
        let french = await shell.run("home", ["LC_ALL": "fr_FR.UTF-8"])
        #expect(french.err.hasPrefix("marquee: Ligne 1 de \(shell.settingsFile)\u{A0}: «\u{A0}theme\u{A0}» n’accepte pas"), "\(french.err)")
    }

    @Test func `every key says what it is for`() {
        let texts = SettingKey.all.map(\.help)
        #expect(Set(texts).count == texts.count && !texts.contains(""))
    }

    @Test func `a file that names a credential is for its owner alone`() async throws {
        let shell = try Shell()
        _ = await shell.run("config set lang fr")
        #expect(try mode(shell.folder.path("config/marquee")) == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: shell.settingsFile)
        _ = await shell.run("config set region FR")
        #expect(try mode(shell.settingsFile) == 0o640)
        let set = await shell.run("config set token-file /nowhere/token")
        #expect(set.err == "note: this file cannot be read now.\n")
        #expect(try mode(shell.settingsFile) == 0o600)
        #expect(try String(contentsOfFile: shell.settingsFile, encoding: .utf8) == "lang = fr\nregion = FR\ntoken-file = /nowhere/token\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path("config/marquee")) == ["config"])
    }

    @Test(arguments: ["a:b\nc:d\n", "# mine\nlang\n"])
    func `a file in which no line sets anything is not changed, also behind a link`(_ text: String) async throws {
        let shell = try Shell(width: 1_000)
        let other = shell.folder.path("other")
        try text.write(toFile: other, atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(
            atPath: (shell.settingsFile as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: shell.settingsFile, withDestinationPath: other)
        for line in ["config set lang de", "config unset lang"] {
            let refused = await shell.run(line)
            #expect(refused.status == .usage && refused.err.contains("neither “key = value” nor a comment"), "\(refused)")
        }
        #expect(try String(contentsOfFile: other, encoding: .utf8) == text)
    }

    @Test func `a link to the file stays one`() async throws {
        let shell = try Shell()
        let target = shell.folder.path("dotfile")
        try shell.makeConfigurationFolder()
        try "# mine\n".write(toFile: target, atomically: true, encoding: .utf8)
        chmod(target, 0o600)
        try FileManager.default.createSymbolicLink(atPath: shell.settingsFile, withDestinationPath: target)
        #expect(await shell.run("config set theme dark").status == .success)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: shell.settingsFile) == target)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "# mine\ntheme = dark\n")
    }

    @Test func `the credential may be in a file that the configuration file names`() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(["TMDB_BASE_URL": server.baseURL.absoluteString])
        try Sandbox.accessToken.write(toFile: shell.folder.path("token"), atomically: true, encoding: .utf8)
        chmod(shell.folder.path("token"), 0o600)
        #expect(await shell.run("list movies popular").status == .unauthorized)
        #expect(await shell.run("config set token-file \(shell.folder.path("token"))").status == .success)
        #expect(await shell.run("list movies popular").status == .success)
        #expect(await shell.run("doctor").lines.first == "ok      credential: set, from line 1 of the configuration file")
        try FileManager.default.removeItem(atPath: shell.folder.path("token"))
        let gone = await shell.run("list movies popular")
        #expect(
            gone.status == .usage
                && gone.err.contains("The file of “token-file” cannot be read; line 1 of the configuration file names it."))
        await server.stop()
    }

    @Test func `the path is that of XDG, or of the home folder`() async throws {
        let shell = try Shell()
        #expect(await shell.run("config path").out == shell.settingsFile + "\n")
        #expect(await shell.run("config path", ["XDG_CONFIG_HOME": ""]).out == shell.folder.path("home/.config/marquee/config\n"))
        let homeless = await shell.run("config path", ["XDG_CONFIG_HOME": "relative", "HOME": ""])
        #expect(homeless.status == .usage && homeless.err.contains("Set HOME or XDG_CONFIG_HOME"))
    }

    @Test func `what has no value is not shown as one`() async throws {
        let outcome = try await Shell().run("config get region")
        #expect(outcome.status == .failure && outcome.out.isEmpty && outcome.err.contains("“region” has no value to show: it is none"))
    }
}
