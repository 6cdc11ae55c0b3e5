extension Answer {
    /// What crawlers leave out: each of these pages is a request to TMDb for a text or conditions of one visitor.
    static let robots = Answer.text(
        "User-agent: *\n"
            + ["search", "suggestions", "discover", "genre", "keyword", "company", "sign-in", "signed-in"].map { "Disallow: /\($0)\n" }
            .joined())
}
