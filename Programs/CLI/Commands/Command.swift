/// One row of the table of commands: help, usage and the work itself.
struct Command: Sendable {
    let name: String
    /// The words that may be written behind the name.
    let places: [Place]
    private let summaryText: @Sendable () -> String
    let options: [Option]
    /// Whether “--json” has a meaning for it.
    let printsJSON: Bool
    /// Whether its output on a terminal may be held back until it is complete, so that it can be shown page by page.
    let isPaged: Bool
    /// Whether mistakes in the configuration file stop it.
    let needsSettings: Bool
    /// Whether it explains itself in English only, since it is for developers and operators.
    let isEnglish: Bool
    /// Which of its forms can show cached answers, and so are worth a hint at “--offline”.
    let showsCached: Forms
    let run: @Sendable (ParsedArguments, Context) async throws(Failure) -> Void

    init(
        name: String, places: [Place] = [], summary: @autoclosure @escaping @Sendable () -> String, options: [Option],
        printsJSON: Bool = true, isPaged: Bool = true, needsSettings: Bool = true, isEnglish: Bool = false,
        showsCached: Forms = .all,
        run: @escaping @Sendable (ParsedArguments, Context) async throws(Failure) -> Void
    ) {
        (self.name, self.places, summaryText, self.options) = (name, places, summary, options)
        (self.printsJSON, self.isPaged, self.needsSettings) = (printsJSON, isPaged, needsSettings)
        (self.isEnglish, self.showsCached, self.run) = (isEnglish, showsCached, run)
    }

    /// Its own options, and those of all commands that have a meaning for it.
    var allOptions: [Option] { options + Option.global.filter { $0.name != Option.json.name || printsJSON } }

    /// Its purpose, in the language of the person.
    var summary: String { summaryText() }

    static let all: [Command] = [
        .home, .browse, .list, .trending, .discover, .search, .suggest, .history, .find, .show, .open, .poster, .similar, .providers,
        .collection,
        .company, .keyword, .keep, .upcoming, .calendar, .tonight, .missing,
        .login, .logout, .account, .favorites, .watchlist, .rated, .recommended, .favorite, .watch, .rate, .lists, .sync, .update, .pending,
        .import, .export,
        .cache, .catalog, .store, .config, .doctor, .about, .help, .version, .completions, .man, .mcp, .sandbox, .drift, .tour,
    ]

    /// The command of a name; without a name, home.
    static func named(_ name: String?) -> Command? {
        guard let name else { return .home }
        return all.first { $0.name == name }
    }
}

extension Command {
    /// Forms of a command, told apart by the first word behind its name.
    enum Forms: Sendable {
        case all, none
        /// Those with one of these words; nil is the form without a word.
        case only(Set<String?>)

        /// Whether a command line has one of these forms; the first word is the name of the command.
        func include(_ words: [String]) -> Bool {
            switch self {
            case .all: true
            case .none: false
            case .only(let forms): forms.contains(words.dropFirst().first)
            }
        }
    }
}
