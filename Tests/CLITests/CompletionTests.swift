import Foundation
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// The completions of shells, tried in the shells that are installed.
@Suite(.timeLimit(.minutes(5)))
struct CompletionTests {
    /// Words of a command line, the last one to be completed, and its completions.
    private static let cases: [(words: [String], choices: [String])] = [
        (["hom"], ["home"]), (["co"], ["collection", "company", "completions", "config"]), (["home", ""], ["movies", "tv"]),
        (["home", "m"], ["movies"]), (["list", "movies", "top"], ["top-rated"]), (["list", "tv", "on"], ["on-the-air"]),
        (["list", "movies", "on"], []), (["list", "--limit", "5", "movies", "up"], ["upcoming"]),
        (["--lang", "fr", "cache", "c"], ["clear"]), (["help", "tr"], ["trending"]), (["config", "set", "the"], ["theme"]),
        (["config", "set", "theme", "d"], ["dark"]), (["config", "set", "lang", "d"], []),
        (["pending", "discard", "tv", "1", "fav"], ["favorite"]),
        (["completions", "f"], ["fish"]), (["browse", "--theme", "l"], ["light"]), (["home", "--color", "al"], ["always"]),
        (["cache", "--off"], ["--offline"]), (["logout", "--wi"], ["--wipe"]), (["home", "--wi"], []), (["fly", "--verb"], ["--verbose"]),
        (["rated", "e"], ["episodes"]), (["account", "u"], ["use"]), (["show", "per"], ["person"]),
    ]

    /// The same for titles, of which some were seen: a title goes on as it is typed.
    private static let titles: [(words: [String], choices: [String])] = [
        (["show", "the godf"], ["The Godfather", "The Godfather Part II"]),
        (["show", "movie", "the", "godf"], ["Godfather", "Godfather Part II"]),
        (["search", "the", "GODFATHER", "pa"], ["Part II"]), (["search", "zzz"], []),
        (["similar", "movie", "forr"], ["Forrest Gump"]), (["keyword", "forr"], []),
        (["favorite", "the", "godf"], ["Godfather", "Godfather Part II"]), (["rate", "movie", "forr"], ["Forrest Gump"]),
        (["watch", "movie", "23"], ["238"]), (["rate", "tv", "23"], []), (["favorite", "movie", "the", "23"], []),
        // A title needs no command.
        (["forr"], ["Forrest Gump"]), (["the", "godf"], ["Godfather", "Godfather Part II"]), (["list", "the", "godf"], []),
    ]

    /// A shell that has seen titles, the script for another one, and a program that the titles are asked of.
    private func prepared(_ shell: Shell, _ name: String) async throws -> (script: String, program: String) {
        _ = await shell.run("list movies top-rated")
        let program = try #require(Shell.executable).path
        let script = shell.folder.path("completions." + name)
        try await shell.run("completions \(name)").out.write(toFile: script, atomically: true, encoding: .utf8)
        return (script, program)
    }

    private func check(_ complete: ([String]) async throws -> [String]) async throws {
        for (words, choices) in Self.cases + Self.titles {
            let completed = try await complete(words)
            #expect(completed.sorted() == choices.sorted(), "\(words.joined(separator: " "))")
        }
    }

    @Test(.enabled(if: Tool.named("bash") != nil)) func `bash completes every kind of word`() async throws {
        let (bash, shell) = (try #require(Tool.named("bash")), try Shell())
        let (script, program) = try await prepared(shell, "bash")
        let test = #"source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _marquee; printf '%s\n' "${COMPREPLY[@]}""#
        func complete(_ words: [String]) async throws -> [String] {
            let output = try await Tool.run(bash, ["--norc", "-c", test, script, program] + words, shell.environment).text
            return output.split(separator: "\n").map { String($0).replacing("\\", with: "") }
        }
        try await check(complete)
        #expect(try await complete(["--json", "=", ""]) == ["lines"])
        #expect(try await complete(["home", "--color", "=", "ne"]) == ["never"])
        #expect(try await complete(["home", "--color", "="]) == ["auto", "always", "never"])
        #expect(try await complete(["sandbox", "--catalog", script.dropLast(3).description]) == [script])
        #expect(try await complete(["search", "\"the godf"]) == ["The Godfather", "The Godfather Part II"])
        #expect(try await complete(["search", "the\\ godf"]) == ["The Godfather", "The Godfather Part II"])
        let typed = try await Tool.run(bash, ["--norc", "-c", test, script, program, "search", "forr"], shell.environment).text
        #expect(typed == "Forrest\\ Gump\n")
    }

    @Test(.enabled(if: Tool.named("bash") != nil)) func `no title does anything to bash`() async throws {
        let (bash, shell) = (try #require(Tool.named("bash")), try Shell())
        let (script, mark) = (shell.folder.path("completions.bash"), shell.folder.path("mark"))
        try await shell.run("completions bash").out.write(toFile: script, atomically: true, encoding: .utf8)
        let program = shell.folder.path("marquee")
        let titles = [
            "a$(touch \(mark))", "a`touch \(mark)`", "a;touch \(mark)", "a\" && touch \(mark) #", "a'; touch \(mark) #", "a!! \\ *",
        ]
        let source = "#!/bin/sh\ncat <<'END'\n\(titles.joined(separator: "\n"))\nEND\n"
        try source.write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        // The completed line is typed, as by a person who presses Enter.
        let test =
            #"source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _marquee; quote="${3:0:1}"; [[ $quote == a ]] && quote=; "#
            + #"for word in "${COMPREPLY[@]}"; do eval "printf '%s\n' $quote$word$quote"; done"#
        for (typed, expected) in [
            ("a", titles), ("\"a", [titles[2], titles[4]]), ("'a", [titles[0], titles[1], titles[2], titles[3], titles[5]]),
        ] {
            let output = try await Tool.run(bash, ["--norc", "-c", test, script, program, "search", typed]).text
            #expect(output.split(separator: "\n").map(String.init) == expected, "\(typed)")
        }
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    /// Without its editor, zsh has none of its functions for completion, so others note their arguments.
    @Test(.enabled(if: Tool.named("zsh") != nil)) func `zsh completes every kind of word`() async throws {
        let (zsh, shell) = (try #require(Tool.named("zsh")), try Shell())
        let (script, program) = try await prepared(shell, "zsh")
        let test = #"""
            compdef() { }
            offer() { local word; for word; do [[ ${(L)word} == ${(L)PREFIX}* ]] && print -r -- "$word"; done }
            compadd() { case $1 in (-M) offer "${(@P)5}" ;; (--) offer "${@[2,-1]}" ;; esac }
            _describe() { [[ $1 == -o ]] && shift; offer "${(@)${(@P)2}%%:*}" }
            _files() { print files }
            compset() { PREFIX=${PREFIX#*=} }
            source $1; shift; words=("$@"); CURRENT=$#; PREFIX=$words[-1]; _marquee
            """#
        func complete(_ words: [String]) async throws -> [String] {
            let output = try await Tool.run(zsh, ["-f", "-c", test, "zsh", script, program] + words, shell.environment).text
            return output.split(separator: "\n").map(String.init)
        }
        try await check(complete)
        #expect(try await complete(["--json="]) == ["lines"])
        #expect(try await complete(["home", "--color=ne"]) == ["never"])
        #expect(try await complete(["sandbox", "--catalog", ""]) == ["files"])
    }

    @Test(.enabled(if: Tool.named("fish") != nil)) func `fish completes every kind of word`() async throws {
        let (fish, shell) = (try #require(Tool.named("fish")), try Shell())
        let (script, program) = try await prepared(shell, "fish")
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let test = "set -gx PATH \(folder) $PATH; source \(script); complete -C (string join ' ' -- marquee $argv)"
        func complete(_ words: [String]) async throws -> [String] {
            let words = words.dropLast() + [words.last?.replacing(" ", with: "\\ ").replacing("'", with: "\\'") ?? ""]
            let output = try await Tool.run(fish, ["--no-config", "-c", test, "--"] + words, shell.environment).text
            let typed = words.last ?? ""
            // fish also offers completions that only contain the word.
            return output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }).replacing("\\", with: "") }
                .filter { $0.lowercased().hasPrefix(typed.replacing("\\", with: "").lowercased()) }
        }
        try await check(complete)
        #expect(try await complete(["home", "--color=ne"]) == ["--color=never"])
        #expect(try await complete(["sandbox", "--catalog", script.dropLast(2).description]) == [script])
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func `a script names every command and every option`(_ name: String) async throws {
        let script = try await Shell().run("completions \(name)").out
        for command in Command.all { #expect(script.contains(command.name), "\(command.name)") }
        for option in Option.all { #expect(script.contains(name == "fish" ? "-l \(option.name)" : "--\(option.name)"), "\(option.name)") }
        #expect(script.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }

    @Test func `titles are found without a server, and failures say nothing`() async throws {
        let shell = try Shell(time: .withoutLimits)
        #expect(await shell.run("suggest --titles fight") == .init(status: .success, out: "", err: ""))
        _ = await shell.run("list movies top-rated")
        #expect(
            await shell.run("suggest --titles the godf") == .init(status: .success, out: "The Godfather\nThe Godfather Part II\n", err: ""))
        #expect(await shell.run("suggest --titles the godf", ["TMDB_BASE_URL": "nonsense"]) == .init(status: .success, out: "", err: ""))
        try shell.configure("nonsense")
        #expect(await shell.run("suggest --titles the godf").out.isEmpty)
    }

    @Test func `a store that another process has locked does not keep a shell waiting`() async throws {
        let shell = try Shell()
        _ = await shell.run("list movies top-rated")
        let lock = open(shell.folder.path("cache/marquee/sandbox/marquee.lock"), O_RDWR)
        defer { close(lock) }
        #expect(lock >= 0 && flock(lock, LOCK_EX) == 0)
        let waited = await shell.run(["suggest", "--titles", "the", "godf"], [:], time: ManualTime(jumps: true).source)
        #expect(waited == .init(status: .success, out: "", err: ""))
    }
}

extension TimeSource {
    /// Real time, in which no limit of some seconds comes, however slow the machine is.
    fileprivate static let withoutLimits = TimeSource(
        now: TimeSource.system.now, sleep: { try await TimeSource.system.sleep($0 >= .seconds(3) ? .seconds(86_400) : $0) },
        random: TimeSource.system.random)
}
