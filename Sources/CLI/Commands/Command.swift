/// One row of the table of commands: help, usage and the work itself.
struct Command: Sendable {
    let name: String
    let usage: String
    private let summaryText: @Sendable () -> String
    let options: [Option]
    /// Whether “--json” has a meaning for it.
    let printsJSON: Bool
    /// Whether what it prints on a terminal may be held back until all of it is there, so that it can be shown page by page.
    let isPaged: Bool
    /// Whether mistakes in the configuration file stop it.
    let needsSettings: Bool
    let run: @Sendable (ParsedArguments, Context) async throws(Failure) -> Void

    init(
        name: String, usage: String, summary: @autoclosure @escaping @Sendable () -> String, options: [Option], printsJSON: Bool = true,
        isPaged: Bool = true, needsSettings: Bool = true, run: @escaping @Sendable (ParsedArguments, Context) async throws(Failure) -> Void
    ) {
        (self.name, self.usage, summaryText, self.options) = (name, usage, summary, options)
        (self.printsJSON, self.isPaged, self.needsSettings, self.run) = (printsJSON, isPaged, needsSettings, run)
    }

    /// What it is for, in the language of the person.
    var summary: String { summaryText() }

    static let all: [Command] = [
        .home, .browse, .list, .trending, .discover, .search, .suggest, .history, .find, .show, .open, .poster, .similar, .providers,
        .collection,
        .company,
        .keyword, .login, .logout, .account, .favorites, .watchlist, .rated, .recommended, .favorite, .watch, .rate, .lists, .sync,
        .pending,
        .cache, .config, .doctor, .about, .help, .version, .completions, .man, .sandbox, .tour,
    ]

    /// The command of a name; without a name, home.
    static func named(_ name: String?) -> Command? {
        guard let name else { return .home }
        return all.first { $0.name == name }
    }

    /// Whether it has something to show of what is cached.
    func showsCached(_ words: [String]) -> Bool {
        switch name {
        case "login", "logout", "sync", "doctor", "favorite", "watch", "rate", "pending", "sandbox", "tour": false
        case "lists": words.count < 2 || ["show", "check"].contains(words[1])
        default: true
        }
    }
}
