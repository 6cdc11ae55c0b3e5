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
