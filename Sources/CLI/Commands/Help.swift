extension Command {
    static let help = Command(
        name: "help", usage: "help [COMMAND]", summary: "the commands, or the options of one", options: [], printsJSON: false,
        needsSettings: false
    ) { (arguments, context) throws(Failure) in
        let names = arguments.words.dropFirst()
        guard let name = names.first else { return context.terminal.print(Help.overview) }
        guard let command = Command.all.first(where: { $0.name == name }) else { throw .unknownCommand([name]) }
        guard names.count == 1 else { throw .usage("“help” takes one command, or no arguments.") }
        context.terminal.print(Help.lines(for: command))
    }
}

/// The help, made from the table of commands.
enum Help {
    static var overview: [Line] {
        ["marquee - movies and series from The Movie Database, online and offline", .empty, "usage: marquee [COMMAND] [OPTIONS]"]
            + section("commands:", Command.all.map { ($0.usage, $0.summary) })
            + section("options:", Option.global.map { ($0.spelling, $0.help) })
            + section("environment:", environment)
            + section("exit status:", ExitStatus.allCases.map { (String($0.rawValue), $0.summary) })
            + [.empty, "Without a command, “home” is run. “marquee help COMMAND” lists the options of a command."]
    }

    static func lines(for command: Command) -> [Line] {
        [Line(command.summary), .empty, Line("usage: marquee \(command.usage) [OPTIONS]")]
            + section("options:", (command.options + Option.global).map { ($0.spelling, $0.help) })
    }

    static let environment = [
        ("TMDB_ACCESS_TOKEN, TMDB_TOKEN_FILE, TMDB_API_KEY", "the credential; without one, the built-in sandbox is used"),
        ("TMDB_BASE_URL, TMDB_IMAGE_BASE_URL, TMDB_WEB_URL", "other servers; the last is the site where sign-ins are approved"),
        ("TMDB_SERVER_NAME", "the name of the server in the store; behind a proxy, https://api.themoviedb.org"),
        ("TMDB_LANGUAGE, TMDB_REGION", "such as fr-FR, FR"),
        ("XDG_CACHE_HOME, XDG_STATE_HOME, HOME", "where the cache, the search history and accounts are stored"),
        ("XDG_CONFIG_HOME, HOME", "where the configuration file is: marquee/config, or .config/marquee/config"),
        ("COLUMNS", "the width of lines; default: the terminal's width, or 80"),
        (
            "NO_COLOR, CLICOLOR, CLICOLOR_FORCE",
            "no colors if the first is not empty, the second is 0, or TERM is dumb; the third forces them"
        ),
        ("MARQUEE_PAGER, PAGER", "the program that shows what does not fit the terminal; empty for none"),
        ("VISUAL, EDITOR", "the program of “config edit”"),
    ]

    /// A heading, and under it what is explained with its explanation beside it, where there is room, or below it.
    private static func section(_ heading: String, _ entries: [(String, String)]) -> [Line] {
        let width = entries.map(\.0.columns).filter { $0 <= 26 }.max() ?? 0
        return [.empty, Line(heading, .heading)]
            + entries.flatMap { term, text -> [Line] in
                term.columns > width
                    ? [Line("  \(term)").hanging(at: 4), Line(String(repeating: " ", count: width + 4)) + Line(text)]
                    : [(Line("  ") + Line(term).padded(to: width) + Line("  \(text)")).hanging(at: width + 4)]
            }
    }
}
