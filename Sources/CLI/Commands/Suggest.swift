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
                titles = ((try? await command.client.suggestions(text)) ?? []).compactMap { suggestion in
                    if case .title(let title) = suggestion { title.title } else { nil }
                }
            }
        }
        return titles
    }

    /// As long as somebody who has pressed a key may wait.
    private static let timeLimit = Duration.seconds(3)
}

private struct SuggestionsJSON: Encodable {
    let suggestions: [Suggestion]
}

extension Suggestion {
    fileprivate var cells: [Line] {
        switch self {
        case .recent(let text): ["recent", .empty, Line(text)]
        case .title(let title):
            [
                Line(title.reference.kind.rawValue), Line(String(title.reference.id)),
                Line(title.title) + Line(title.year.map { " (\($0))" } ?? "", .faint),
            ]
        }
    }
}
