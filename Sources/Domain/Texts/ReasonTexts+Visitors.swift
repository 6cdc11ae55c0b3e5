extension ReasonTexts {
    /// The keys of the sentences that are written for a person who uses a program.
    static let forVisitors: Set<String> = [
        "call.deadline", "home.empty", "image.missing", "library.noAccount", "list.items", "list.name", "rating.range", "read.notCached",
        "search.empty", "search.long", "session.ended", "session.guest", "session.none", "session.takeOver", "signIn.empty",
        "status.forbidden", "status.notFound", "status.rateLimited", "status.refused", "status.server", "status.unauthorized",
        "transport.connect", "transport.lookup", "transport.lost", "transport.rateLimited", "transport.suspended", "transport.timeout",
        "tmdb.6", "tmdb.8", "tmdb.9", "tmdb.11", "tmdb.24", "tmdb.30", "tmdb.31", "tmdb.32", "tmdb.34", "tmdb.38", "tmdb.43", "tmdb.46",
    ]
}
