import Marquee
import MarqueePresentation

extension Command {
    static let discover = Command(
        name: "discover", places: [.words("movies", "tv")],
        summary: CommandSummaries.discover,
        options: Option.discovery + Option.paging
    ) { (arguments, context) async throws(Failure) in
        let words = ListWords(arguments.words.dropFirst())
        let isMovies = words.kind == .movie
        guard isMovies || words.kind == .tv, words.rest.isEmpty else { throw .usage(Texts.discoverUsage) }
        try arguments.checkConditions(ofMovies: isMovies)
        let range = try ListRange(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (client, none) = (command.client, Texts.nothingFits)
            if isMovies {
                try await command.show(
                    Texts.screens.movies, client.discover.movies, try await command.movieFilter(arguments), range, none: none)
            } else {
                try await command.show(Texts.series, client.discover.tv, try await command.seriesFilter(arguments), range, none: none)
            }
        }
    }
}

extension ParsedArguments {
    /// Refuses conditions of the other kind.
    func checkConditions(ofMovies isMovies: Bool) throws(Failure) {
        let others: [Option] = isMovies ? [.network] : [.person, .certification]
        for option in others where has(option) {
            throw .usage(isMovies ? Texts.onlyForSeries(option.name) : Texts.onlyForMovies(option.name))
        }
    }
}

extension CommandSession {
    /// The filter of movies that the options name.
    func movieFilter(_ arguments: ParsedArguments) async throws(Failure) -> MovieFilter {
        let shared = try await conditions(arguments) { () async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in try await client.genres.movies(policy: policy) }.value
        } providers: { (country) async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in
                try await client.watchProviders.movies(watchRegion: country, policy: policy)
            }.value
        }
        var filter = MovieFilter(shared)
        filter.people = try await arguments.matching(.person) { (text) async throws(Failure) in try await person(text).id }
        if let certification = arguments.text(.certification) {
            (filter.certification, filter.certificationCountry) = (certification, try neededCountry(for: .certification))
        }
        let key: MovieSortKey =
            switch arguments.text(.sort) {
            case "date": .primaryReleaseDate
            case "rating": .voteAverage
            case "votes": .voteCount
            case "title": .title
            case "revenue": .revenue
            default: .popularity
            }
        filter.sortBy = arguments.has(.ascending) ? .ascending(key) : .descending(key)
        return filter
    }

    /// The filter of series that the options name.
    func seriesFilter(_ arguments: ParsedArguments) async throws(Failure) -> TVFilter {
        let shared = try await conditions(arguments) { () async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in try await client.genres.tv(policy: policy) }.value
        } providers: { (country) async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in try await client.watchProviders.tv(watchRegion: country, policy: policy)
            }.value
        }
        var filter = TVFilter(shared)
        filter.networks = try await arguments.matching(.network) { (text) async throws(Failure) in
            guard let id = Int(text) else { throw .usage(Texts.networkUsage) }
            return id
        }
        let key: TVSortKey
        switch arguments.text(.sort) {
        case "date": key = .firstAirDate
        case "rating": key = .voteAverage
        case "votes": key = .voteCount
        case "title": key = .name
        case "revenue": throw .usage(Texts.noRevenueOfSeries)
        default: key = .popularity
        }
        filter.sortBy = arguments.has(.ascending) ? .ascending(key) : .descending(key)
        return filter
    }
}
