import Marquee

/// The example executable from its arguments to its exit status, without touching the process, so that tests can run it.
package enum Program {
    package static let version = ProgramVersion.current

    /// Runs one command line.
    package static func run(_ arguments: [String], in context: Context) async -> ExitStatus {
        var context = context
        var failures: [Failure] = []
        do throws(Failure) { try await obey(arguments, in: &context) } catch { failures.append(error) }
        if let trouble = context.terminal.trouble { failures.append(.unprinted(because: trouble)) }
        for failure in failures {
            context.terminal.complain(Line("marquee: ", .error) + Line(failure.message))
            context.terminal.complain(Line("hint: ", .faint) + Line(failure.hint))
        }
        return failures.first?.status ?? .success
    }

    private static func obey(_ arguments: [String], in context: inout Context) async throws(Failure) {
        let invocation = try ParsedArguments(arguments)
        context.terminal = context.terminal.adapted(to: invocation, context.environment)
        if invocation.has(.version) { return context.terminal.print("marquee \(version)") }
        guard let command = Command.named(invocation.words.first) else {
            throw .usage("There is no command “\(invocation.words.first ?? "")”.")
        }
        if invocation.has(.help) { return context.terminal.print(invocation.words.isEmpty ? Help.overview : Help.lines(for: command)) }
        try invocation.check(allowed: command.options + Option.global)
        try await command.run(invocation, context)
    }
}
