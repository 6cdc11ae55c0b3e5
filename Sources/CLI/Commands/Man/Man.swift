import Marquee

extension Command {
    static let man = Command(
        name: "man", usage: "man", summary: CommandSummaries.man, options: [],
        printsJSON: false, isPaged: false, needsSettings: false
    ) { (arguments, context) throws(Failure) in
        guard arguments.words.count == 1 else {
            throw .usage(Texts.noArguments("man"), hint: Texts.usageHint)
        }
        // Its own sentences are English, and so is the rest of it.
        context.terminal.print(asItIs: Texts.$language.withValue(.english) { ManualPage().text })
    }
}

/// The manual page, made from the tables of commands, options, settings and exit statuses.
struct ManualPage {
    var text: String {
        var roff = Roff()
        roff.title("MARQUEE", ProgramVersion.day, "marquee \(ProgramVersion.current)")
        roff.section("NAME")
        roff.name("marquee", "movies and series from The Movie Database, online and offline")
        roff.section("SYNOPSIS")
        roff.bold("marquee", "[COMMAND] [OPTIONS]")
        roff.section("DESCRIPTION")
        roff.paragraph(
            "Shows movies, series and people of The Movie Database (TMDb), and stores what it has shown, so that it works without a network too. "
                + "Favorites, watchlist and ratings that are changed offline are sent later. Data goes to standard output, and messages go to "
                + "standard error. Without a command, “home” is run. Without a credential, a server inside this program answers with samples."
        )
        roff.section("COMMANDS")
        for command in Command.all { describe(command, in: &roff) }
        roff.section("OPTIONS OF EVERY COMMAND")
        for option in Option.global { roff.item(option.spelling, option.help) }
        settings(in: &roff)
        roff.section("ENVIRONMENT")
        for (name, meaning) in Help.environment { roff.item(name, meaning) }
        roff.section("FILES")
        roff.item("$XDG_CONFIG_HOME/marquee/config", "the configuration file; without the variable, ~/.config/marquee/config")
        roff.item("$XDG_CACHE_HOME/marquee", "what servers answered; may be removed; without the variable, ~/.cache/marquee")
        roff.item(
            "$XDG_STATE_HOME/marquee", "accounts, marks, unsent changes and recent searches; without the variable, ~/.local/state/marquee")
        roff.section("EXIT STATUS")
        for status in ExitStatus.allCases { roff.item(String(status.rawValue), status.summary) }
        roff.section("EXAMPLES")
        for (line, meaning) in Self.examples { roff.item(line, meaning) }
        return roff.text
    }

    private func describe(_ command: Command, in roff: inout Roff) {
        roff.subsection("marquee \(command.usage)")
        roff.paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for option in command.options { roff.item(option.spelling, option.help) }
    }

    private func settings(in roff: inout Roff) {
        roff.section("CONFIGURATION")
        roff.paragraph(
            "The configuration file has lines of the form “key = value”, and comments behind “#”. An option has priority over a variable of "
                + "this program, that over the file, that over a variable which many programs share, and that over the default. "
                + "“marquee config” shows what holds, and why.")
        for key in SettingKey.all {
            let variables = key.variables.map(\.name).joined(separator: ", ")
            let shared = key.sharedVariables.map(\.name).joined(separator: ", ")
            let sources = [
                key.option.map { "option --\($0.name)" }, variables.isEmpty ? nil : "variable \(variables)",
                shared.isEmpty ? nil : "shared variable \(shared)", key.standard.map { "default \($0)" },
            ].compactMap { $0 }.joined(separator: "; ")
            roff.item(key.name, key.help + (sources.isEmpty ? "" : " (\(sources))"))
        }
    }

    private static let examples = [
        ("marquee search fight club", "searches movies, series and people"),
        ("marquee show tv 1399 --season 1 --episode 2", "shows one episode"),
        ("marquee discover movies --genre drama --year 1990-1999 --rating 7.5", "lists movies that fit conditions"),
        ("marquee list movies popular --json | jq -r '.value.items[].title'", "prints the titles of a list"),
        ("marquee config set lang fr-FR", "chooses French texts for good"),
    ]
}
