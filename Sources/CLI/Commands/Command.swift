/// One row of the table of commands: help, usage and the work itself.
struct Command: Sendable {
    let name: String
    let usage: String
    let summary: String
    let options: [Option]
    let run: @Sendable (ParsedArguments, Context) async throws(Failure) -> Void

    static let all: [Command] = [
        .home, .browse, .list, .trending, .discover, .search, .suggest, .history, .find, .show, .open, .similar, .providers, .collection,
        .company,
        .keyword, .login, .logout, .account, .favorites, .watchlist, .rated, .recommended, .favorite, .watch, .rate, .lists, .sync,
        .pending,
        .cache, .doctor, .about, .sandbox, .tour,
    ]

    /// The command of a name; without a name, home.
    static func named(_ name: String?) -> Command? {
        guard let name else { return .home }
        return all.first { $0.name == name }
    }
}
