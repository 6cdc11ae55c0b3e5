import Marquee

extension Command {
    /// A command line without a command: it shows what its words name, such as a title, an id or an address.
    ///
    /// It is not in the table of commands. A title of which the words are only a part is offered and not shown, since the words may be a
    /// mistyped command.
    static let bare = Command(
        name: "show", places: show.places, summary: CommandSummaries.show, options: show.options
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words
        if let meant = Failure.commandLine(meantBy: words) { throw .unknownCommand(words, meant: meant) }
        guard words.count > 1 || MediaKind(word: words[0]) == nil else { throw .unknownCommand(words) }
        let query = try SubjectQuery(arguments.with(words: ["show"] + words), MediaKind.known)
        let amount = try ShownAmount(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if query.item != nil { return try await command.show(query, amount) }
            let found = try await command.found(query, words)
            try await command.show(try await command.resolve(query, among: found), amount)
        }
    }
}

extension CommandSession {
    /// Looks the words up. Throws the error of an unknown command unless an item has this name, apart from a wrong letter.
    fileprivate func found(_ query: SubjectQuery, _ words: [String]) async throws(Failure) -> LookUpResults {
        let isCommand = Failure.command(mistypedIn: words) != nil
        let found: LookUpResults
        do throws(Failure) {
            found = try await lookUp(query.lookUp)
        } catch {
            // Without the server, it is not known whether a title has this name.
            if error.status == .interrupted || error.status == .offline && !isCommand { throw error }
            throw .unknownCommand(words)
        }
        // An id of another service is never a mistyped command. Without an item, the id is reported as unknown.
        if ExternalID(text: words.joined(separator: " ")) != nil { return found }
        let named = found.candidates.filter { $0.isNamed(by: words) }
        if !isCommand, found.choices.first?.reason.isCertain == false, !named.isEmpty { return LookUpResults(candidates: named) }
        guard let first = found.choices.first, first.reason.isCertain || first.reason == .correctedSpelling && !isCommand else {
            throw .unknownCommand(words, among: found.choices)
        }
        return found
    }
}

extension LookUpCandidate {
    /// Whether words are its title without the article at the beginning, alone or with the year: `matrix` is *The Matrix*.
    fileprivate func isNamed(by words: [String]) -> Bool {
        guard reason == .partOfTitle, let title else { return false }
        let parts = title.loose.split(separator: " ")
        guard parts.count > 1, Self.articles.contains(parts[0]) else { return false }
        let (rest, typed) = (parts.dropFirst().joined(separator: " "), words.joined(separator: " ").loose)
        return typed == rest || typed == rest + (year.map { " \($0)" } ?? "")
    }

    private static let articles: Set<Substring> = [
        "the", "a", "an", "der", "die", "das", "ein", "eine", "el", "la", "los", "las", "un", "una", "le", "les", "l", "une",
    ]
}

extension MediaKind {
    /// The command line of a list of this kind; nil for collections, of which TMDb has no list.
    fileprivate var list: String? {
        switch self {
        case .movie: "list movies popular"
        case .tv: "list tv popular"
        case .person: "trending people"
        default: nil
        }
    }
}

extension Failure {
    /// The command whose name the first word nearly is; nil if it is near none.
    static func command(mistypedIn words: [String]) -> String? {
        Spelling.closest(to: words.first ?? "", among: Command.all.map(\.name))
    }

    /// The error of an unknown command. Its hint names the nearest command, or else a title that has the words.
    static func unknownCommand(_ words: [String], among candidates: [LookUpCandidate] = [], meant: String? = nil) -> Failure {
        let word = words.first ?? ""
        let message = Texts.noCommand(word)
        if let meant = meant ?? command(mistypedIn: words) ?? MediaKind(word: word)?.list {
            return .usage(message, hint: Texts.didYouMean(meant) + " " + usageHint)
        }
        guard let candidate = candidates.first(where: { $0.reason == .partOfTitle }) else {
            return .usage(message, hint: Texts.searchesForIt(words.joined(separator: " ")) + " " + usageHint)
        }
        return .usage(message, hint: Texts.didYouMean(candidate.label) + " " + Texts.showsIt(candidate.item.words))
    }

    /// The command line for common words such as `popular movies`, `random` and `play dune`; nil for other words.
    static func commandLine(meantBy words: [String]) -> String? {
        let list = ListWords(words)
        if let movies = list.movies { return "list movies " + movies.word }
        if let tv = list.tv { return "list tv " + tv.word }
        let rest = words.dropFirst().joined(separator: " ")
        return switch words.first?.lowercased() {
        case "random", "surprise": rest.isEmpty ? "discover movies" : nil
        case "recommend", "recommendations": rest.isEmpty ? "recommended" : nil
        case "play", "stream": rest.isEmpty ? nil : "providers " + rest
        case "info", "details", "add", "trailer": rest.isEmpty ? nil : (words[0].lowercased() == "add" ? "watch " : "show ") + rest
        default: nil
        }
    }
}
