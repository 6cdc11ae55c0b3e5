import Marquee

extension Command {
    static let suggest = Command(
        name: "suggest", usage: "suggest TEXT", summary: "what you may be about to search for; the network is not asked", options: []
    ) { (invocation, environment, terminal) async throws(Failure) in
        let text = invocation.words.dropFirst().joined(separator: " ")
        guard !text.isEmpty else { throw .usage("“suggest” wants the beginning of a title.") }
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in
            let suggestions = try await marquee { () async throws(MarqueeError) in try await desk.client.suggestions(text) }
            if desk.isJSON {
                terminal.print(try JSON.text(suggestions.map(SuggestionJSON.init)))
            } else {
                for suggestion in suggestions { terminal.print(suggestion.line) }
            }
        }
    }

    static let history = Command(
        name: "history", usage: "history [clear]", summary: "what was searched for last, newest first", options: []
    ) { (invocation, environment, terminal) async throws(Failure) in
        guard invocation.words.count == 1 || invocation.words.dropFirst() == ["clear"] else {
            throw .usage("“history” takes “clear” or nothing.")
        }
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in
            if invocation.words.count == 2 {
                try await marquee { () async throws(MarqueeError) in try await desk.client.history.clear() }
                terminal.complain("The history is empty now.")
                return
            }
            let searches = try await marquee { () async throws(MarqueeError) in try await desk.client.history.recent(20) }
            if desk.isJSON {
                terminal.print(try JSON.text(searches.map(\.text)))
            } else {
                for search in searches { terminal.print(Harmless.line(search.text)) }
            }
        }
    }
}

private struct SuggestionJSON: Encodable {
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

extension Suggestion {
    fileprivate var line: String {
        switch self {
        case .recent(let text): "  " + Screens.padded("recent", 16) + Harmless.line(text)
        case .title(let title):
            "  " + Screens.padded(title.reference.kind.rawValue, 7) + Screens.padded(String(title.reference.id), 9)
                + Harmless.line(title.title) + (title.year.map { " (\($0))" } ?? "")
        }
    }
}
