extension Command {
    static let about = Command(
        name: "about", summary: CommandSummaries.about, options: [], needsSettings: false
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("about")) }
        let about = About()
        if arguments.has(.json) { return try context.terminal.print(json: about) }
        context.terminal.print([
            Line(Texts.exampleProgram(about.program, about.version)), .empty,
        ])
        context.terminal.print(about.sources.map { Line($0.notice) })
    }
}

/// The description of the program, and the source of its data.
private struct About: Encodable {
    struct Source: Encodable {
        let name: String
        let notice: String
    }

    let program = "marquee"
    let version = ProgramVersion.current
    let sources = [
        Source(name: "TMDB", notice: "This product uses the TMDB API but is not endorsed or certified by TMDB."),
        Source(name: "JustWatch", notice: "Watch providers are data of JustWatch, provided through TMDB."),
    ]
}
