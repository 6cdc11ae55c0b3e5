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
        let isJSON = arguments.prefix { $0 != "--" }.contains { ["--json", "--json=lines"].contains($0) }
        for failure in failures {
            if isJSON, (try? context.terminal.printError(json: FailureJSON(failure))) != nil { continue }
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
            throw .unknownCommand(arguments.words)
        }
        if arguments.has(.help) { return context.terminal.print(arguments.words.isEmpty ? Help.overview : Help.lines(for: command)) }
        try arguments.check(allowed: command.options + Option.global)
        try await command.run(arguments, context)
    }
}

extension Failure {
    fileprivate static func unknownCommand(_ words: [String]) -> Failure {
        let word = words.first ?? ""
        let message = "There is no command “\(word)”."
        if SubjectKind(rawValue: word) != nil { return .usage(message, hint: "Did you mean “show \(word)”? " + usageHint) }
        let names = Command.all.map(\.name)
        guard Spelling.closest(to: word, among: names) == nil else { return .mistyped(message, word, among: names) }
        return .usage(message, hint: "“marquee search \(words.joined(separator: " "))” searches for it. " + usageHint)
    }
}
