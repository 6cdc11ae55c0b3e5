extension Command {
    static let help = Command(
        name: "help", places: [Place(words: ["all"], values: [.command]).optional()], summary: CommandSummaries.help, options: [],
        printsJSON: false, needsSettings: false
    ) { (arguments, context) throws(Failure) in
        let names = arguments.words.dropFirst()
        guard let name = names.first else { return context.terminal.print(Help.overview) }
        guard name != "all" else { return context.terminal.print(Help.complete) }
        guard let command = Command.all.first(where: { $0.name == name }) else { throw .unknownCommand([name]) }
        guard names.count == 1 else { throw .usage(Texts.helpTakes) }
        context.terminal.print(Help.lines(for: command))
    }
}

/// The help, made from the table of commands.
enum Help {
    /// The twelve usual commands, and the options that most people need.
    static var overview: [Line] {
        start + section(Texts.helpCommands, usual.map { ($0.usage, $0.summary) })
            + section(Texts.helpOptions, [Option.lang, .region, .offline, .ids, .json, .help].map { ($0.spelling, $0.help) })
            + [.empty, Line(Texts.helpFoot), Line(Texts.helpShown), Line(Texts.helpAll)]
    }

    private static let usual: [Command] = [
        .search, .show, .list, .trending, .discover, .home, .watch, .favorite, .rate, .providers, .poster, .browse,
    ]

    private static var start: [Line] { [Line(Texts.helpTitle), .empty, Line(Texts.helpUsage("marquee [COMMAND|TITLE] [OPTIONS]"))] }

    /// All commands, all options of each command, the environment and the exit statuses.
    static var complete: [Line] {
        start + section(Texts.helpCommands, Command.all.map { ($0.usage, $0.summary) })
            + section(Texts.helpOptions, Option.global.map { ($0.spelling, $0.help) })
            + section(Texts.helpEnvironment, environment)
            + section(Texts.helpStatus, ExitStatus.allCases.map { (String($0.rawValue), $0.summary) })
            + [.empty, Line(Texts.helpFoot)]
    }

    static func lines(for command: Command) -> [Line] {
        [Line(command.summary), .empty, Line(Texts.helpUsage("marquee \(command.usage) [OPTIONS]"))]
            + section(Texts.helpOptions, command.allOptions.map { ($0.spelling, $0.help) })
    }

    static var environment: [(String, String)] {
        [
            ("TMDB_ACCESS_TOKEN, TMDB_TOKEN_FILE, TMDB_API_KEY", Texts.helpCredential),
            ("TMDB_BASE_URL, TMDB_IMAGE_BASE_URL, TMDB_WEB_URL, TMDB_EXPORTS_URL", Texts.helpServers),
            ("TMDB_SERVER_NAME", Texts.helpServerName),
            ("TMDB_LANGUAGE, TMDB_REGION", Texts.helpLanguageRegion), ("LC_ALL, LC_MESSAGES, LANG", Texts.helpTextLanguage),
            ("XDG_CACHE_HOME, XDG_STATE_HOME, HOME", Texts.helpFolders), ("XDG_CONFIG_HOME, HOME", Texts.helpConfigFolder),
            ("COLUMNS", Texts.helpColumns), ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", Texts.helpColors),
            ("MARQUEE_PAGER, PAGER", Texts.helpPager), ("VISUAL, EDITOR", Texts.helpEditor),
        ]
    }

    /// A heading, and under it the terms with their explanations beside them, where there is room, or below them.
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
