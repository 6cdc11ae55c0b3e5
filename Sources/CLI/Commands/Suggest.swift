import Marquee

extension Command {
    static let suggest = Command(
        name: "suggest", usage: "suggest TEXT", summary: "suggestions for a search text, without the network", options: []
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        guard !text.isEmpty else { throw .usage("“suggest” needs the beginning of a title.") }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let suggestions = try await marquee { () async throws(MarqueeError) in try await command.client.suggestions(text) }
            if command.isJSON {
                try command.terminal.print(json: SuggestionsJSON(suggestions: suggestions))
            } else {
                command.terminal.print(
                    Table(columns: [.kind, .id, .text], rows: suggestions.map(\.cells)).lines(width: command.terminal.width))
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
