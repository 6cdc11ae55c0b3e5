extension Answer {
    /// The pages that crawlers leave out: they are for one person, or cost a request to TMDb for the text or the conditions of one visitor.
    static let robots = Answer.text(
        "User-agent: *\n"
            + [
                "search", "suggestions", "discover", "genre", "keyword", "company", "sign-in", "signed-in", "library", "account",
                "calendar", "device",
                "offline",
            ]
            .map { "Disallow: /\($0)\n" }
            .joined())
}
