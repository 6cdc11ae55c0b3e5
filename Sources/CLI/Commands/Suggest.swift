import Marquee

extension Command {
    static let suggest = Command(
        name: "suggest", usage: "suggest TEXT", summary: "suggestions for a search text, without the network", options: [.titlesOnly]
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        guard !text.isEmpty else { throw .usage("“suggest” needs the beginning of a title.") }
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

    /// A shell that completes a word has no use for reasons.
    private static func printTitles(_ text: String, _ arguments: ParsedArguments, _ context: Context) async {
        var context = context
        context.terminal = context.terminal.silent
        let terminal = context.terminal
        _ = await CommandSession.outcome { () async throws(Failure) in
            try await CommandSession.with(arguments, context, asksServer: false) { (command) async throws(Failure) in
                for suggestion in (try? await command.client.suggestions(text)) ?? [] {
                    if case .title(let title) = suggestion { terminal.print(asItIs: Line(title.title).text + "\n") }
                }
            }
        }
    }
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
