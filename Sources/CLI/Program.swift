import Marquee

/// The example executable from its arguments to its exit status, without touching the process, so that tests can run it.
package enum Program {
    package static let version = "0.1.0"

    /// Runs one command line.
    package static func run(_ arguments: [String], in context: Context) async -> ExitStatus {
        var context = context
        do throws(Failure) {
            let invocation = try Invocation(arguments)
            context.terminal = context.terminal.adapted(to: invocation, context.environment)
            if invocation.has(.version) {
                context.terminal.print("marquee \(version)")
                return .success
            }
            guard let command = Command.named(invocation.words.first) else {
                throw .usage("There is no command “\(invocation.words.first ?? "")”.")
            }
            if invocation.has(.help) {
                context.terminal.print(invocation.words.isEmpty ? Help.overview : Help.lines(for: command))
                return .success
            }
            try invocation.check(allowed: command.options + Option.global)
            try await command.run(invocation, context)
            return .success
        } catch {
            context.terminal.complain(Line("marquee: ", .error) + Line(error.message))
            context.terminal.complain(Line("hint: ", .faint) + Line(error.hint))
            return error.status
        }
    }
}
