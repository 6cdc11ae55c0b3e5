import Marquee

extension Command {
    static let browse = Command(
        name: "browse", usage: "browse", summary: "a full-screen program: movies, TV, search and your library", options: [.theme, .density]
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count <= 1 else { throw .usage("“browse” takes no arguments.") }
        guard context.terminal.isForPeople, context.input.isTerminal, context.fullScreen.size() != nil else {
            throw .usage("“browse” needs a terminal to draw on and to read keys from.", hint: "“marquee home” prints the same as text.")
        }
        let theme = try theme(arguments, context)
        guard let density = BrowseScene.Density(rawValue: arguments.text(.density) ?? "normal") else {
            throw .usage("“--density” is “normal” or “spacious”.")
        }
        Interruption.includeTermination()
        var context = context
        context.terminal = context.terminal.silent
        try await CommandSession.with(arguments, context) { [context] (command) async throws(Failure) in
            let syncing = command.client.startSyncing()
            defer { syncing.cancel() }
            let terminal = context.terminal
            let program = BrowseProgram(
                client: command.client, screen: context.fullScreen, browser: context.browser, density: density, theme: theme,
                environment: context.environment,
                write: { terminal.draw($0) })
            guard await program.run() else {
                throw .other("The terminal cannot be used for a full screen.", hint: "“marquee home” prints the same as text.")
            }
        }
    }

    /// The theme that was asked for; nil for one that fits the terminal.
    private static func theme(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Theme? {
        if !context.terminal.hasColor { return .plain }
        guard let name = arguments.text(.theme), name != "auto" else { return nil }
        guard let theme = Theme(rawValue: name) else { throw .usage("“--theme” is “auto”, “light”, “dark” or “plain”.") }
        return theme
    }
}
