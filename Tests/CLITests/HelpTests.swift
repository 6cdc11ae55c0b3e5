import TestKit
import Testing

@testable import MarqueeCLI

/// `help`, `version` and the manual.
@Suite(.timeLimit(.minutes(5)))
struct HelpTests {
    @Test func `help says the same as the options`() async throws {
        let shell = try Shell()
        #expect(await shell.run("help").out == shell.run("--help").out)
        for command in Command.all {
            let (help, option) = (await shell.run("help \(command.name)"), await shell.run("\(command.name) --help"))
            #expect(help.status == .success && help.out == option.out, "\(command.name)")
        }
    }

    @Test func `The help has twelve commands, and the whole help has all`() async throws {
        let shell = try Shell()
        let (short, whole) = (await shell.run("help").lines, await shell.run("help all").lines)
        func commands(_ lines: [String]) -> [String] {
            let rows = lines.drop { $0 != "commands:" }.dropFirst().prefix { $0.hasPrefix(" ") }
            return rows.filter { $0.prefix(3).last != " " }.compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        #expect(
            commands(short) == [
                "search", "show", "list", "trending", "discover", "home", "watch", "favorite", "rate", "providers", "poster", "browse",
            ])
        #expect(commands(whole) == Command.all.map(\.name) && whole.contains("exit status:"))
    }

    @Test func `help of what is no command says what may be meant`() async throws {
        let outcome = try await Shell().run("help serach")
        #expect(outcome.status == .usage && outcome.err.contains("There is no command “serach”.\nhint: Did you mean “search”?"))
    }

    @Test func `the version is the same by every name`() async throws {
        let shell = try Shell()
        for line in ["version", "--version", "-V", "home -V"] {
            #expect(await shell.run(line).out == "marquee \(Program.version)\n", "\(line)")
            #expect(try await shell.run(line + " --json").object()["version"] as? String == Program.version, "\(line)")
        }
    }
}
