import Marquee

extension Command {
    static let history = Command(
        name: "history", places: [.words("clear").optional()], summary: CommandSummaries.history, options: []
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 || arguments.words.dropFirst() == ["clear"] else {
            throw .usage(Texts.takes("history", Texts.quoted("clear")))
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if arguments.words.count == 2 {
                try await marquee { () async throws(MarqueeError) in try await command.client.history.clear() }
                if command.isJSON { try command.terminal.print(json: ClearedJSON()) }
                return command.terminal.note(Line(Texts.historyCleared))
            }
            let searches = try await marquee { () async throws(MarqueeError) in try await command.client.history.recent(20) }
            if command.isJSON {
                try command.terminal.print(json: HistoryJSON(searches: searches))
            } else {
                command.terminal.print(searches.map { Line($0.text) })
            }
        }
    }
}

private struct HistoryJSON: Encodable {
    let searches: [RecentSearch]
}

/// Says that something is empty now.
struct ClearedJSON: Encodable {
    let cleared = true
}
