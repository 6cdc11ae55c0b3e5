import Testing

@testable import MarqueeCLI

/// Options as letters behind one dash.
struct LetterTests {
    private func options(_ line: String) throws -> ParsedArguments { try ParsedArguments(line.split(separator: " ").map(String.init)) }

    @Test func `each letter stands for one option, and some for their usual one`() {
        let letters = Option.all.filter { $0.short != nil }
        for option in letters { #expect(option.short.flatMap(Option.named) == option, "\(option.name)") }
        let usual: [Character: Option] = [
            "h": .help, "V": .version, "j": .json, "l": .lang, "n": .limit, "q": .quiet, "v": .verbose, "y": .yes,
        ]
        for (letter, option) in usual { #expect(Option.named(letter) == option) }
        // No hint may invite a person to type a password.
        #expect(Option.named("p") == nil)
    }

    @Test(arguments: [
        "list -qj -n 5 -l fr", "list -jqn5 -lfr", "list -q -j -n=5 -l=fr", "-n5 -qjl fr list", "list --quiet --json --limit 5 --lang fr",
    ])
    func `letters may stand together, and the last may have its value behind it`(_ line: String) throws {
        let parsed = try options(line)
        #expect(parsed.words == ["list"] && parsed.has(.quiet) && parsed.text(.json) == "")
        #expect(try parsed.number(.limit) == 5 && parsed.text(.lang) == "fr")
    }

    @Test func `json takes its value behind an equals sign only`() throws {
        #expect(try options("-j=lines home").text(.json) == "lines")
        #expect(try options("-j lines").words == ["lines"])
        #expect(throws: Failure.self) { try options("-jx") }
        #expect(throws: Failure.self) { try options("-q=1") }
        #expect(throws: Failure.self) { try options("-n") }
    }

    @Test(arguments: [
        ("home -j", true), ("home -qj", true), ("home -j=lines", true), ("home --json", true), ("home -jx", true), ("home -l j", false),
        ("home -lj", false), ("home -- -j", false), ("home -q", false), ("home", false), ("search j", false),
    ])
    func `whether JSON is wanted is known of a wrong command line too`(_ line: String, _ isJSON: Bool) {
        #expect(ParsedArguments.askForJSON(line.split(separator: " ").map(String.init)) == isJSON)
    }

    @Test(arguments: ["-ppeanuts", "-p=peanuts", "-qppeanuts", "-p"])
    func `what may be a password is not shown`(_ word: String) async throws {
        let outcome = try await Shell().run(["login", word])
        #expect(outcome.status == .usage && !outcome.err.contains("peanuts") && outcome.err.contains("password"))
    }
}
