extension Command {
    static let about = Command(
        name: "about", usage: "about", summary: "where the data comes from", options: []
    ) { (_, _, terminal) in
        terminal.print(
            """
            marquee \(Program.version), the example executable of Marquee, a Swift package.

            This product uses the TMDB API but is not endorsed or certified by TMDB.
            Where titles can be watched is JustWatch's knowledge, by way of TMDB.
            """)
    }
}
