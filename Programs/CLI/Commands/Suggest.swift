import Marquee

extension Command {
    static let suggest = Command(
        name: "suggest", places: [.value(.text)], summary: CommandSummaries.suggest, options: [.titlesOnly]
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        guard !text.isEmpty else { throw .usage(Texts.suggestUsage) }
        if arguments.has(.titlesOnly), !arguments.has(.json) { return await printTitles(text, arguments, context) }
        try await CommandSession.with(arguments, context, asksServer: false) { (command) async throws(Failure) in
            let suggestions = try await marquee { () async throws(MarqueeError) in try await command.client.suggestions(text) }
            if command.isJSON {
                try command.terminal.print(json: SuggestionsJSON(suggestions: suggestions))
            } else {
                command.terminal.print(
                    Table(columns: [.kind, .id, .text], rows: suggestions.map(\.cells)).lines(width: command.terminal.width))
            }
        }
    }

    /// A shell that completes a word has no use for reasons, and none for titles that come late, as from a store that others have locked.
    private static func printTitles(_ text: String, _ arguments: ParsedArguments, _ context: Context) async {
        let (found, end) = AsyncStream.makeStream(of: [String].self)
        let search = Task { [context] in end.yield(await titles(text, arguments, context)) }
        let timer = Task { [time = context.time] in if (try? await time.sleep(timeLimit)) != nil { end.yield([]) } }
        let shown = await found.first { _ in true } ?? []
        search.cancel()
        timer.cancel()
        context.terminal.print(asItIs: shown.map { Line($0).text + "\n" }.joined())
    }

    private static func titles(_ text: String, _ arguments: ParsedArguments, _ context: Context) async -> [String] {
        var (context, titles) = (context, [String]())
        context.terminal = context.terminal.silent
        _ = await CommandSession.outcome { () async throws(Failure) in
            try await CommandSession.with(arguments, context, asksServer: false) { (command) async throws(Failure) in
                if let wanted = WantedIDs(text) { return titles = await command.ids(wanted) }
                titles = ((try? await command.client.suggestions(text)) ?? []).compactMap { suggestion in
                    if case .title(let title) = suggestion { title.title } else { nil }
                }
            }
        }
        return titles
    }

    /// The longest wait after a key.
    private static let timeLimit = Duration.seconds(3)
}

/// The completions of the id behind a kind: its first digits, which may be none yet, as in `movie 23`.
private struct WantedIDs {
    let kind: MediaKind
    let digits: Substring

    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, let kind = ["movie": MediaKind.movie, "tv": .tv][words[0]],
            words[1].allSatisfy({ ("0"..."9").contains($0) })
        else { return nil }
        (self.kind, digits) = (kind, words[1])
    }
}

extension CommandSession {
    /// The ids of the titles of the start page that is cached, in its order.
    fileprivate func ids(_ wanted: WantedIDs) async -> [String] {
        let ids =
            wanted.kind == .movie
            ? (try? await client.movies.home(policy: .offline))?.rows.flatMap(\.items).map(\.id)
            : (try? await client.tv.home(policy: .offline))?.rows.flatMap(\.items).map(\.id)
        var seen: Set<Int> = []
        return (ids ?? []).filter { seen.insert($0).inserted }.map(String.init).filter { $0.hasPrefix(wanted.digits) }
    }
}

private struct SuggestionsJSON: Encodable {
    let suggestions: [Suggestion]
}

extension SuggestedTitle {
    /// The title with the letters highlighted that match the text.
    var line: Line { parts.reduce(Line.empty) { $0 + Line($1.text, $1.isMatch ? .heading : .plain) } }
}

extension Suggestion {
    var cells: [Line] {
        switch self {
        case .recent(let text): ["recent", .empty, Line(text)]
        case .title(let title):
            [
                Line(title.reference.kind.rawValue), Line(String(title.reference.id)),
                title.line + Line(title.year.map { " (\($0))" } ?? "", .faint),
            ]
        }
    }
}
