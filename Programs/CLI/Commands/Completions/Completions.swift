import Foundation

extension Command {
    static let completions = Command(
        name: "completions", places: [.words("bash", "zsh", "fish")],
        summary: CommandSummaries.completions, options: [],
        printsJSON: false, isPaged: false, needsSettings: false, isEnglish: true
    ) { (arguments, context) throws(Failure) in
        let names = arguments.words.dropFirst()
        guard let name = names.first, names.count == 1, let shell = CompletionScript.shells[name] else {
            let names = CompletionScript.shells.keys.sorted()
            throw .mistyped(
                Texts.needsShell(names.joined(separator: Texts.comma)), arguments.words.dropFirst().first ?? "",
                among: names)
        }
        // The script explains the commands of film lovers too.
        let script = Texts.$language.withValue(context.settings.textLanguage) { shell(CompletionScript()) }
        context.terminal.print(asItIs: script)
    }
}

/// The parts of the table of commands that every script needs.
struct CompletionScript {
    /// The shells, and how their scripts are made.
    static let shells: [String: @Sendable (CompletionScript) -> String] = [
        "bash": { $0.bash }, "fish": { $0.fish }, "zsh": { $0.zsh },
    ]

    /// One choice at one place behind a command.
    struct Rule {
        let command: String
        let place: Int
        let choice: Place.Choice
    }

    /// Every command, as `help` explains it.
    let commands = Command.all

    var rules: [Rule] {
        commands.flatMap { command in
            command.completedPlaces.enumerated().flatMap { index, place in
                place.choices.map { Rule(command: command.name, place: index + 1, choice: $0) }
            }
        }
    }

    /// The commands with titles, the places where these may begin, and the words that may be before them.
    var titles: [(command: String, places: [Int], kinds: [String])] {
        commands.compactMap { command in
            let places = command.completedPlaces
            let taking = places.indices.filter { places[$0].takesTitle }
            return taking.isEmpty ? nil : (command.name, taking.map { $0 + 1 }, places[taking[0]].words)
        }
    }

    /// The commands behind which no title may be.
    var commandsWithoutTitles: [String] {
        let taking = Set(titles.map(\.command))
        return commands.map(\.name).filter { !taking.contains($0) }
    }

    /// Options with a value behind them, by every spelling.
    var valueOptions: [String] { spellings { $0.value != nil && !$0.isValueOptional } }

    /// Options whose value is a file.
    var fileOptions: [String] { spellings { $0.takesPath } }

    /// Options that have only a few values.
    var choiceOptions: [(spellings: [String], choices: [String])] {
        distinct.filter { !$0.choices.isEmpty }.map { (Self.spellings(of: $0), $0.choices) }
    }

    func options(of command: Command) -> [Option] { command.allOptions }

    /// Each option once: several commands may mean different things by one of them.
    private var distinct: [Option] {
        var seen: Set<Option> = []
        return Option.all.filter { seen.insert($0).inserted }
    }

    private func spellings(_ isWanted: (Option) -> Bool) -> [String] { distinct.filter(isWanted).flatMap(Self.spellings) }

    private static func spellings(of option: Option) -> [String] { ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? []) }

    /// A text between the single quotes of a shell.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
