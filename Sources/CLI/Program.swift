import Marquee

/// The example executable from its arguments to its exit status, without touching the process, so that tests can run it.
package enum Program {
    package static let version = "0.1.0"

    /// Runs one command line.
    package static func run(_ arguments: [String], environment: [String: String], terminal: Terminal) async -> ExitStatus {
        do throws(Failure) {
            let invocation = try Invocation(arguments)
            if invocation.has(.version) {
                terminal.print("marquee \(version)")
                return .success
            }
            guard let command = Command.named(invocation.words.first) else {
                throw .usage("There is no command “\(invocation.words.first ?? "")”.")
            }
            if invocation.has(.help) {
                terminal.print(invocation.words.isEmpty ? Help.overview : Help.text(for: command))
                return .success
            }
            try invocation.check(allowed: command.options + Option.global)
            try await command.run(invocation, environment, terminal)
            return .success
        } catch {
            terminal.complain("marquee: " + error.message)
            if let hint = error.hint { terminal.complain("hint: " + hint) }
            return error.status
        }
    }
}
