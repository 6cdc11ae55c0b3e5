import Marquee

/// The example executable from its arguments to its exit status, without touching the process, so that tests can run it.
package enum Program {
    package static let version = ProgramVersion.current

    /// Runs one command line.
    package static func run(_ arguments: [String], in context: Context) async -> ExitStatus {
        var context = context
        var failures: [Failure] = []
        do throws(Failure) { try await execute(arguments, in: &context) } catch { failures.append(error) }
        if let trouble = context.terminal.trouble { failures.append(.unprinted(because: trouble)) }
        for failure in failures {
            context.terminal.printError(Line("marquee: ", .error) + Line(failure.message))
            context.terminal.printError(Line("hint: ", .faint) + Line(failure.hint))
        }
        return failures.first?.status ?? .success
    }

    private static func execute(_ words: [String], in context: inout Context) async throws(Failure) {
        let arguments = try ParsedArguments(words)
        context.terminal = context.terminal.adapted(to: arguments, context.environment)
        if arguments.has(.version) { return context.terminal.print("marquee \(version)") }
        guard let command = Command.named(arguments.words.first) else {
            throw .usage("There is no command “\(arguments.words.first ?? "")”.")
        }
        if arguments.has(.help) { return context.terminal.print(arguments.words.isEmpty ? Help.overview : Help.lines(for: command)) }
        try arguments.check(allowed: command.options + Option.global)
        try await command.run(arguments, context)
    }
}
