import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// Film lovers read six languages. Commands of developers and operators explain themselves in English only.
@Suite(.timeLimit(.minutes(5)))
struct EnglishCommandTests {
    private static let names: Set<String> = ["catalog", "completions", "config", "doctor", "drift", "mcp", "sandbox", "store"]

    /// How many different texts a text is in all languages.
    private func variants(_ text: () -> String) -> Int {
        Set(TextLanguage.allCases.map { Texts.$language.withValue($0, operation: text) }).count
    }

    @Test func `every other command is explained in each language`() {
        #expect(Set(Command.all.filter(\.isEnglish).map(\.name)) == Self.names)
        for command in Command.all {
            #expect(variants { command.summary } == (command.isEnglish ? 1 : TextLanguage.allCases.count), "\(command.name)")
        }
    }

    @Test func `an option is explained in each language if a film lover can use it`() {
        let used = Command.all.filter { !$0.isEnglish }.flatMap(\.options) + Option.global
        for option in Command.all.flatMap(\.options) {
            let isShared = used.contains { $0.name == option.name && $0.help == option.help }
            #expect(variants { option.help } == (isShared ? TextLanguage.allCases.count : 1), "\(option.name)")
        }
    }

    @Test func `such a command speaks English in every environment`() async throws {
        let shell = try Shell()
        let lines =
            Self.names.sorted().flatMap { ["help \($0)", "\($0) --help", "\($0) fly"] }
            + ["config path", "catalog", "store status", "drift none.har", "sandbox --port=x"]
        for line in lines {
            let outcomes = await [shell.run(line), shell.run(line, ["LANG": "de_DE.UTF-8"])]
            #expect(outcomes[0] == outcomes[1] && outcomes[0].out + outcomes[0].err != "", "\(line)")
        }
        let doctor = await shell.run("doctor", ["LANG": "de_DE.UTF-8"])
        #expect(doctor.out.contains("none; the built-in sandbox is used"), "\(doctor.out)")
    }

    @Test func `a shell completes in the language of the person`() async throws {
        let script = try await Shell().run("completions zsh --ui-lang de").out
        #expect(
            script.contains("eine Rangliste von Filmen oder Serien") && script.contains("check the credential, the server and the store"))
    }
}
