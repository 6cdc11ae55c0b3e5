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
                command.terminal.print(json: try JSON.text(SuggestionsJSON(suggestions: suggestions.map(SuggestionsJSON.Row.init))))
            } else {
                command.terminal.print(
                    Table(columns: [.kind, .id, .text], rows: suggestions.map(\.cells)).lines(width: command.terminal.width))
            }
        }
    }
}

private struct SuggestionsJSON: Encodable {
    struct Row: Encodable {
        let kind: String
        let text: String
        let id: Int?
        let year: Int?

        init(_ suggestion: Suggestion) {
            text = suggestion.text
            switch suggestion {
            case .recent:
                (kind, id, year) = ("recent", nil, nil)
            case .title(let title):
                (kind, id, year) = (title.reference.kind.rawValue, title.reference.id, title.year)
            }
        }
    }

    let suggestions: [Row]
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
