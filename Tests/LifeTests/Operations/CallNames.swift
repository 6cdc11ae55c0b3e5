/// The names of calls, as they follow from the operations of TMDb: the group of the operation, and the last words of its path.
enum CallNames {
    /// A call of another name, by the one that follows from its operation, with the reason.
    static let exceptions: [String: (call: String, reason: String)] = [
        "configuration.details": ("images.configuration", "it has the sizes of images and nothing else that a program needs"),
        "find.details": ("find.byID", "the operation is called Find By ID, and its path has no word for it"),
        "movies.changes": ("changes.movie", "the changes of one title are beside the lists of changed titles"),
        "tv.changes": ("changes.series", "the changes of one title are beside the lists of changed titles"),
        "people.changes": ("changes.person", "the changes of one person are beside the lists of changed people"),
        "tvSeasons.changes": ("changes.season", "the changes of a season are beside the lists of changed titles"),
        "tvEpisodes.changes": ("changes.episode", "the changes of an episode are beside the lists of changed titles"),
        "movies.releases": ("movies.countryReleases", "the older form of the releases, with one for each country"),
        "lists.itemStatus": ("lists.contains", "the answer is whether a movie is on a list"),
    ]

    /// The groups of operations that act for an account. Their calls are in `account`, `library`, `lists` and `mixedLists`, which work
    /// without a server too, and hold several operations each.
    private static let ofAccounts: Set<String> = ["account", "authentication", "guest_session"]

    private static let groups = [
        "movie": "movies", "person": "people", "collection": "collections", "company": "companies", "network": "networks",
        "keyword": "keywords", "review": "reviews", "credit": "credits", "certification": "certifications", "genre": "genres",
        "list": "lists",
    ]
    private static let plurals = [
        "movie": "movies", "person": "people", "company": "companies", "collection": "collections", "keyword": "keywords",
    ]

    /// The call that follows from an operation, such as `movies.topRated`; nil for one that acts for an account.
    static func call(for operation: String) -> String? {
        let parts = operation.split(separator: " ")
        var path = parts[1].split(separator: "/").dropFirst().map(String.init)
        guard parts[0] == "GET", parts[1].hasPrefix("/3/"), !ofAccounts.contains(path[0]) else { return nil }
        guard !["account_states", "rating"].contains(path.last) else { return nil }
        if path.count == 2, path[1] == "changes" { return "changes." + (plurals[path[0]] ?? path[0]) }
        if path.starts(with: ["watch", "providers"]) { return "watchProviders." + (plurals[path[2]] ?? path[2]) }
        var group = path.removeFirst()
        if ["discover", "trending", "search", "certification", "genre"].contains(group) {
            return (groups[group] ?? group) + "." + (plurals[path[0]] ?? path[0])
        }
        if group == "tv", let place = path.lastIndex(where: { ["season", "episode", "episode_group"].contains($0) }) {
            group = ["season": "tvSeasons", "episode": "tvEpisodes"][path[place]] ?? "tvEpisodeGroups"
            path = Array(path[(place + 1)...])
        }
        let words = path.filter { !$0.hasPrefix("{") }.flatMap { $0.split(separator: "_").map(String.init) }
        let rest = words.dropFirst().map { $0 == "ids" ? "IDs" : $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = words.isEmpty ? "details" : (words.prefix(1) + rest).joined()
        return (groups[group] ?? group) + "." + name
    }
}
