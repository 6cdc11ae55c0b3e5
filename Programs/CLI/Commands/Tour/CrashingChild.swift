import Marquee

/// The process of the tour that is killed: it makes two changes, says so, and waits for its end.
enum CrashingChild {
    /// Its output when both are stored.
    static let lastWords = "Kept."
    private static let variable = "MARQUEE_TOUR_DOOMED"

    static func meant(_ environment: [String: String]) -> [String: String] { environment.merging([variable: "1"]) { _, own in own } }

    static func isMeant(by context: Context) -> Bool { context.environment[variable] != nil }

    static func run(_ arguments: ParsedArguments, _ context: Context) async throws(Failure) {
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (unmarked, rated) = (Markable.movie(550), Markable.movie(238))
            let marks = try await marquee { () async throws(MarqueeError) in
                (try await command.client.library.setFavorite(unmarked, false), try await command.client.library.rate(rated, 9))
            }
            command.terminal.print([
                Line("\(unmarked.words): ") + Glyphs.words(marks.0), Line("\(rated.words): ") + Glyphs.words(marks.1), Line(lastWords),
            ])
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        }
    }
}
