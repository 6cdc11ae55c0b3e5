import Marquee

extension Command {
    static let browse = Command(
        name: "browse", summary: CommandSummaries.browse,
        options: [.theme, .density],
        printsJSON: false, isPaged: false
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count <= 1 else { throw .usage(Texts.noArguments("browse")) }
        guard context.terminal.isForPeople, context.input.isTerminal, context.fullScreen.size() != nil else {
            throw .usage(Texts.needsTerminal, hint: Texts.homePrintsText)
        }
        guard canDraw(context.environment["TERM"]) else {
            throw .usage(Texts.cannotDraw(context.environment["TERM"] ?? ""), hint: Texts.plainCommands)
        }
        let theme = theme(context)
        let density = context.settings[.density].value.flatMap { Canvas.Density(rawValue: $0) } ?? .normal
        Interruption.includeTermination()
        var context = context
        context.terminal = context.terminal.silent
        try await CommandSession.with(arguments, context) { [context] (command) async throws(Failure) in
            let syncing = command.client.startSyncing()
            defer { syncing.cancel() }
            let terminal = context.terminal
            let program = BrowseProgram(
                client: command.client, refusal: command.refusal, connection: command.connection, screen: context.fullScreen,
                browser: context.browser, density: density,
                theme: theme, pictures: context.pictures.depth, pixels: context.pictures.pixels, environment: context.environment,
                write: { terminal.draw($0) })
            guard let failures = await program.run() else {
                throw .other(Texts.noFullScreen, hint: Texts.homePrintsText)
            }
            if !failures.isEmpty { throw .other(failures.joined(separator: " "), hint: Texts.runAgain) }
            // A signal ended it, not the user.
            if Task.isCancelled { throw .marquee(MarqueeError(.cancelled, .init("browse.interrupted", Texts.interrupted))) }
        }
    }

    /// Whether a terminal of this type understands the sequences of a full screen.
    private static func canDraw(_ type: String?) -> Bool { !["", "dumb", "unknown"].contains(type ?? "") }

    /// The theme that was asked for; nil for one that fits the terminal.
    private static func theme(_ context: Context) -> Theme? {
        context.terminal.hasColor ? context.settings[.theme].value.flatMap { Theme(rawValue: $0) } : .plain
    }
}
