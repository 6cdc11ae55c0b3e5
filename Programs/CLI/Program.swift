import Marquee

/// The example executable from its arguments to its exit status, without touching the process, so that tests can run it.
package enum Program {
    package static let version = ProgramVersion.current

    /// Runs one command line.
    package static func run(_ arguments: [String], in context: Context) async -> ExitStatus {
        let file = SettingsFile(context.environment).read()
        return await Texts.$language.withValue(language(of: arguments, context, file)) {
            await Table.$showsIDs.withValue(showsIDs(arguments, context)) { await run(arguments, in: context, file) }
        }
    }

    /// Whether lists show ids: a person has to ask for them.
    private static func showsIDs(_ arguments: [String], _ context: Context) -> Bool {
        !context.terminal.isForPeople || (try? ParsedArguments(arguments))?.has(.ids) == true
    }

    /// Says why no command can run in this process, without another thread and without the arguments.
    static func refuse(_ failure: Failure, _ terminal: Terminal, _ environment: [String: String]) -> ExitStatus {
        let context = Context(environment: environment, terminal: terminal)
        Texts.$language.withValue(language(of: [], context, SettingsFile(environment).read())) {
            report(failure, on: terminal, Invocation())
        }
        return failure.status
    }

    private static func report(_ failure: Failure, on terminal: Terminal, _ invocation: Invocation) {
        terminal.printError(Line("marquee: ", .error) + Line(failure.message))
        terminal.printError(Line(Texts.labeled(Texts.hintLabel), .faint) + Line(failure.hint(for: invocation)))
    }

    /// The line that is printed at the first interruption.
    static func stopping(_ arguments: [String], in context: Context) -> String {
        let file = SettingsFile(context.environment).read()
        return Texts.$language.withValue(language(of: arguments, context, file)) { Texts.stopping }
    }

    /// The language that was chosen, also for a command line that cannot be taken apart. Programs, developers and operators get English.
    private static func language(of arguments: [String], _ context: Context, _ file: SettingsText) -> TextLanguage {
        if ParsedArguments.askForJSON(arguments) { return .english }
        let parsed = (try? ParsedArguments(arguments)) ?? ParsedArguments()
        let name = parsed.words.first == Command.help.name ? parsed.words.dropFirst().first : parsed.words.first
        if Command.named(name)?.isEnglish == true { return .english }
        return Settings(parsed, context.environment, file).textLanguage
    }

    private static func run(_ arguments: [String], in context: Context, _ file: SettingsText) async -> ExitStatus {
        var context = context
        var (failures, invocation) = ([Failure](), Invocation())
        do throws(Failure) { try await execute(arguments, in: &context, file, &invocation) } catch { failures.append(error) }
        await context.terminal.finishPages()
        if let trouble = context.terminal.trouble { failures.append(.unprinted(because: trouble)) }
        let isJSON = ParsedArguments.askForJSON(arguments)
        invocation.cachedTitles = context.cachedTitles.count
        if !failures.isEmpty, let configuration = try? CommandSession.configuration(context) {
            invocation.storeFolders = CommandSession.storage(configuration, context).folders
        }
        for failure in failures {
            if isJSON, (try? context.terminal.printError(json: FailureJSON(failure, invocation))) != nil { continue }
            report(failure, on: context.terminal, invocation)
        }
        return failures.first?.status ?? .success
    }

    private static func execute(
        _ words: [String], in context: inout Context, _ file: SettingsText, _ invocation: inout Invocation
    ) async throws(Failure) {
        let arguments = try ParsedArguments(words).resolvingAliases
        context.settings = Settings(arguments, context.environment, file)
        context.terminal = context.terminal.adapted(
            to: arguments, color: context.settings.color, hasLinks: Hyperlink.areShown(in: context.environment))
        if arguments.has(.version) { return try await Command.version.run(arguments, context) }
        guard let command = Command.named(arguments.words.first) ?? (arguments.has(.help) ? nil : .bare) else {
            throw .unknownCommand(arguments.words)
        }
        invocation = Invocation(command, arguments, context.settings)
        // Hints name no command that was not typed.
        if Command.named(arguments.words.first) == nil { invocation.command = nil }
        if command.isPaged || arguments.has(.help) { context.terminal = context.terminal.paged(by: context.pages(arguments)) }
        if arguments.has(.help) { return context.terminal.print(arguments.words.isEmpty ? Help.overview : Help.lines(for: command)) }
        try arguments.check(allowed: command.options + Option.global)
        if arguments.has(.json), !command.printsJSON { throw .usage(Texts.printsNoJSON(command.name)) }
        if command.needsSettings, let problem = file.problems.first { throw .settings(problem, in: SettingsFile(context.environment)) }
        if command.needsSettings, let warning = file.warning {
            context.terminal.note(Line(Texts.noted(Failure.settings(warning, in: SettingsFile(context.environment)).message)))
        }
        try await command.run(arguments, context)
    }
}

extension Invocation {
    /// Commands that take no title and whose names begin titles.
    private static let namesInTitles: Set = [
        "about", "account", "doctor", "home", "list", "rated", "tonight", "tour", "trending", "update",
    ]

    fileprivate init(_ command: Command, _ arguments: ParsedArguments, _ settings: Settings) {
        // The word behind “help” may be no command.
        self.command = command.name == Command.help.name ? nil : command.name
        (isFresh, isVerbose) = (arguments.has(.fresh), arguments.has(.verbose))
        readsCache = command.showsCached.include(arguments.words)
        let origin = settings[.tokenFile].origin
        credential = origin == .standard ? nil : origin.name
        let (words, known) = (arguments.words, command.places.flatMap(\.words))
        if Self.namesInTitles.contains(command.name), words.count > 1, !known.contains(words[1]) { title = words.joined(separator: " ") }
    }
}
