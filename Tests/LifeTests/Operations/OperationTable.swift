import Marquee

/// The operations of TMDb, in versions 3 and 4 of its interface: each with the call of a user and the request that the client sends for it.
enum OperationTable {
    /// Every operation, by TMDb's groups.
    static let groups: [(name: String, rows: [OperationCase])] = [
        ("authentication", authentication),
        ("account", account),
        ("certifications", certifications),
        ("changes", changes),
        ("collections", collections),
        ("companies", companies),
        ("configuration", configuration),
        ("credits", credits),
        ("discover", discover),
        ("find", find),
        ("genres", genres),
        ("guest sessions", guestSessions),
        ("keywords", keywords),
        ("lists", lists),
        ("movie lists", movieLists),
        ("movies", movies),
        ("networks", networks),
        ("people lists", peopleLists),
        ("people", people),
        ("reviews", reviews),
        ("search", search),
        ("trending", trending),
        ("tv series lists", tvSeriesLists),
        ("tv series", tvSeries),
        ("tv seasons", tvSeasons),
        ("tv episodes", tvEpisodes),
        ("tv episode groups", tvEpisodeGroups),
        ("watch providers", watchProviders),
        ("v4 account", v4Account),
        ("v4 auth", v4Auth),
        ("v4 lists", v4Lists),
    ]

    static let rows = groups.flatMap(\.rows)

    static let reads = rows.filter(\.isRead)

    static let acts = rows.filter { if case .act = $0.call { true } else { false } }

    /// The languages of pictures, videos and texts in an address.
    static let media = "&include_image_language=fr%2Cde%2Cen%2Cnull&include_video_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"

    /// The operations without an example answer of TMDb: all of version 4, and some of version 3. Their answers are written from what the
    /// service was seen to do.
    static let withoutExample = Set(rows.map(\.operation).filter { $0.contains(" /4/") }).union([
        "GET /3/authentication/session/new",
        "GET /3/account",
        "GET /3/company/{company_id}/movies",
        "GET /3/movie/{movie_id}/recommendations",
        "GET /3/movie/{movie_id}/releases",
    ])
}
