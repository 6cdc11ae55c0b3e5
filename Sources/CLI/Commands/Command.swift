/// One row of the table of commands: help, usage and the work itself.
struct Command: Sendable {
    let name: String
    let usage: String
    let summary: String
    let options: [Option]
    let run: @Sendable (Invocation, [String: String], Terminal) async throws(Failure) -> Void

    static let all: [Command] = [
        .home, .list, .show, .similar, .trending, .search, .suggest, .history, .doctor, .about, .sandbox, .tour,
    ]

    /// The command of a name; without a name, home.
    static func named(_ name: String?) -> Command? {
        guard let name else { return .home }
        return all.first { $0.name == name }
    }
}

enum Help {
    static var overview: String {
        let commands = Command.all.map { "  " + pad($0.usage, 34) + $0.summary }
        return """
            marquee - movies from The Movie Database, online and offline

            usage: marquee [COMMAND] [OPTIONS]

            commands:
            \(commands.joined(separator: "\n"))

            options:
            \(lines(Option.global))

            environment:
              TMDB_ACCESS_TOKEN, TMDB_TOKEN_FILE, TMDB_API_KEY    the credential; without one, a sandbox answers
              TMDB_BASE_URL, TMDB_IMAGE_BASE_URL                  other servers
              TMDB_LANGUAGE, TMDB_REGION                          as fr-FR, FR

            exit status:
              0 done   1 failed   2 usage   3 not found   4 credential   5 offline and nothing kept   6 rate limited   7 store
            """
    }

    static func text(for command: Command) -> String {
        """
        \(command.summary)

        usage: marquee \(command.usage) [OPTIONS]

        options:
        \(lines(command.options + Option.global))
        """
    }

    private static func lines(_ options: [Option]) -> String {
        options.map { "  " + pad($0.spelling, 20) + $0.help }.joined(separator: "\n")
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(2, width - text.count))
    }
}
