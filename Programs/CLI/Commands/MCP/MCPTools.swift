import Marquee
import MarqueePresentation
import MarqueeUpcoming

/// The tools of this program.
struct MCPTools: Sendable {
    let client: MarqueeClient
    let policy: ReadPolicy
    let clock: WallClock

    var all: [MCPTool] { [lookUp, details, whereToWatch, search, discover, trending, upcoming, library, missing, mark] }

    private static let page = MCPParameter("page", .integer(1...500), "The page, of usually 20 items.")
    private static let item = MCPParameter(
        "item", .text, "A reference such as movie/550, tv/1399 or person/287, or the address of its page on TMDb.", isRequired: true)

    /// Does the work of a call on the client; its errors are those of the tool.
    func ask<Value>(_ work: () async throws(MarqueeError) -> Value) async throws(MCPToolError) -> Value {
        do throws(MarqueeError) {
            return try await work()
        } catch {
            throw .marquee(error)
        }
    }

    private var lookUp: MCPTool {
        MCPTool(
            "look_up", "Look up",
            """
            Finds the references of movies, TV series, seasons, episodes, people and collections for a typed text: a title with or without a \
            year, with one wrong letter, with s1e2; an id or an address of TMDb or IMDb. Several candidates mean that the text is ambiguous: \
            ask the person.
            """,
            [
                MCPParameter("text", .text, "The text, such as “the matrix 1999” or “game of thrones s1e2”.", isRequired: true),
                MCPParameter("kind", .choice(["movie", "tv", "person", "collection"]), "The wanted kind."),
            ]
        ) { (arguments) async throws(MCPToolError) in
            let kinds: Set<MediaKind> = arguments.text("kind").map { [MediaKind(rawValue: $0)] } ?? []
            let results = try await ask { () async throws(MarqueeError) in
                try await client.lookUp(
                    arguments.needed("text"), kinds: kinds, sources: policy.network == .never ? .device : .all, policy: policy)
            }
            let rows = results.choices.prefix(20).map { candidate in
                JSONValue.members([
                    "item": ItemFacts.reference(candidate.item), "title": candidate.title.flatMap { .data($0, most: 200) },
                    "year": candidate.year.map(JSONValue.integer), "reason": .text(candidate.reason.rawValue),
                    "isCertain": .flag(candidate.reason.isCertain),
                ])
            }
            var answer = MCPAnswer(["items": .list(rows)])
            answer.note(results.refreshError)
            return answer
        }
    }

    private var details: MCPTool {
        MCPTool(
            "details", "Details",
            "Reads a movie, a TV series, a season, a person or a collection: facts, overview, cast, marks of the account.", [Self.item]
        ) { (arguments) async throws(MCPToolError) in
            let item = try arguments.item()
            return try await ask { () async throws(MarqueeError) in try await details(of: item) }
        }
    }

    private func details(of item: ItemReference) async throws(MarqueeError) -> MCPAnswer {
        switch item {
        case .movie(let id):
            let fetched = try await client.movies.details(id, including: ScreenParts.movie, policy: policy)
            return MCPAnswer(fetched) { ItemFacts.movie($0, fetched.marks(on: .movie(id))) }
        case .tv(let id):
            let fetched = try await client.tv.details(id, including: ScreenParts.series, policy: policy)
            return MCPAnswer(fetched) { ItemFacts.series($0, fetched.marks(on: .tv(id))) }
        case .season(let season):
            let fetched = try await client.tvSeasons.details(season.series, season: season.number, policy: policy)
            return MCPAnswer(fetched) { ItemFacts.season($0, of: season.series) }
        case .episode(let episode):
            let fetched = try await client.tvEpisodes.details(
                episode.series, season: episode.season, episode: episode.number, policy: policy)
            return MCPAnswer(fetched) { ["item": ItemFacts.reference(item), "episode": ItemFacts.episode($0.episode)] }
        case .person(let id):
            return MCPAnswer(try await client.people.details(id, policy: policy), ItemFacts.person)
        case .collection(let id):
            return MCPAnswer(try await client.collections.details(id, including: [], policy: policy), ItemFacts.collection)
        }
    }

    private var whereToWatch: MCPTool {
        MCPTool(
            "where_to_watch", "Where to watch",
            "Says which services stream, rent or sell a movie or a TV series in a country. TMDb has this from JustWatch, which must be named.",
            [Self.item, MCPParameter("country", .text, "The country as ISO 3166-1, such as DE. Without it, that of this device.")]
        ) { (arguments) async throws(MCPToolError) in
            let item = try arguments.item()
            guard let country = (arguments.text("country") ?? client.audience.region)?.uppercased(), country.isCode else {
                throw .invalid("Name a country as ISO 3166-1, such as DE.")
            }
            let providers: Fetched<WatchProviders> = try await ask { () async throws(MarqueeError) in
                switch item {
                case .movie(let id): try await client.movies.watchProviders(id, policy: policy)
                case .tv(let id): try await client.tv.watchProviders(id, policy: policy)
                default: throw MarqueeError(.invalidInput, .init("mcp.title", "The item is neither a movie nor a TV series."))
                }
            }
            return MCPAnswer(providers) { ItemFacts.offers($0.offers(in: country), in: country) }
        }
    }

    private var search: MCPTool {
        MCPTool(
            "search", "Search", "Searches movies, TV series or people by words of their titles or names, page by page.",
            [
                MCPParameter("text", .text, "The words.", isRequired: true),
                MCPParameter("kind", .choice(["movie", "tv", "person"]), "The kind; all of them without it."),
                MCPParameter("year", .integer(1800...2200), "The year, for movies and TV series."), Self.page,
            ]
        ) { (arguments) async throws(MCPToolError) in
            let (text, page) = (arguments.needed("text"), arguments.page)
            return try await ask { () async throws(MarqueeError) in
                switch arguments.text("kind") {
                case "movie":
                    var search = MovieSearch(text, year: arguments.integer("year"))
                    search.page = page
                    return movies(try await client.search.movies.read(search)(policy: policy))
                case "tv":
                    var search = TVSearch(text, year: arguments.integer("year"))
                    search.page = page
                    return series(try await client.search.tv.read(search)(policy: policy))
                case "person":
                    let found = try await client.search.people(text, page: page, policy: policy)
                    return ItemFacts.page(found) { ItemFacts.row(.person($0)) }
                default:
                    let found = try await client.search.multi(text, page: page, policy: policy)
                    return ItemFacts.page(found) { ItemFacts.row($0, found.marks) }
                }
            }
        }
    }

    private func movies(_ fetched: Fetched<Page<Movie>>) -> MCPAnswer {
        ItemFacts.page(fetched) { ItemFacts.row(.movie($0), fetched.marks) }
    }

    private func series(_ fetched: Fetched<Page<TVSeries>>) -> MCPAnswer {
        ItemFacts.page(fetched) { ItemFacts.row(.tv($0), fetched.marks) }
    }

    private var discover: MCPTool {
        MCPTool(
            "discover", "Discover", "Lists movies or TV series that meet conditions.",
            [
                MCPParameter("kind", .choice(["movie", "tv"]), "The kind.", isRequired: true),
                MCPParameter("genres", .texts, "Names of genres in the language of this device. An item has all of them."),
                MCPParameter("first_year", .integer(1800...2200), "The first year of release."),
                MCPParameter("last_year", .integer(1800...2200), "The last year of release."),
                MCPParameter("minimum_rating", .number(0...10), "The least average rating."),
                MCPParameter("minimum_votes", .integer(0...1_000_000), "The least number of votes. With a rating, 200 is sensible."),
                MCPParameter("original_language", .text, "The original language as ISO 639-1, such as ja."),
                MCPParameter("sort", .choice(["popularity", "rating", "newest"]), "The order; without it, by popularity."), Self.page,
            ]
        ) { (arguments) async throws(MCPToolError) in
            let isMovie = arguments.text("kind") == "movie"
            guard arguments.text("original_language")?.isCode != false else {
                throw .invalid("Name a language as ISO 639-1, such as ja.")
            }
            var conditions = SharedConditions()
            let genres = try await genres(arguments.texts("genres"), isMovie: isMovie)
            conditions.genres = genres.isEmpty ? nil : .all(genres)
            conditions.days.lowest = arguments.integer("first_year").flatMap { Day(year: $0, month: 1, day: 1) }
            conditions.days.highest = arguments.integer("last_year").flatMap { Day(year: $0, month: 12, day: 31) }
            conditions.voteAverage.lowest = arguments.number("minimum_rating")
            conditions.voteCount.lowest = arguments.integer("minimum_votes")
            conditions.originalLanguages = arguments.text("original_language").map { .any([$0.lowercased()]) }
            let order = arguments.text("sort")
            return try await ask { [conditions] () async throws(MarqueeError) in
                if isMovie {
                    var filter = MovieFilter(conditions, page: arguments.page)
                    if order == "rating" { filter.sortBy = .descending(.voteAverage) }
                    if order == "newest" { filter.sortBy = .descending(.primaryReleaseDate) }
                    return movies(try await client.discover.movies(filter, policy: policy))
                }
                var filter = TVFilter(conditions, page: arguments.page)
                if order == "rating" { filter.sortBy = .descending(.voteAverage) }
                if order == "newest" { filter.sortBy = .descending(.firstAirDate) }
                return series(try await client.discover.tv(filter, policy: policy))
            }
        }
    }

    /// The ids of genres by their names.
    private func genres(_ names: [String], isMovie: Bool) async throws(MCPToolError) -> Set<Genre.ID> {
        if names.isEmpty { return [] }
        let all = try await ask { () async throws(MarqueeError) in
            isMovie ? try await client.genres.movies(policy: policy).value : try await client.genres.tv(policy: policy).value
        }
        var ids: Set<Genre.ID> = []
        for name in names {
            guard let genre = all.first(where: { $0.name.loose == name.loose }) else {
                let known = all.map(\.name).joined(separator: ", ")
                throw .invalid("TMDb does not have the genre “\(name.shown)”. The genres are: \(known).")
            }
            ids.insert(genre.id)
        }
        return ids
    }

    private var trending: MCPTool {
        MCPTool(
            "trending", "Trending", "Lists the titles and people that TMDb's users look at most, today or this week.",
            [
                MCPParameter("kind", .choice(["all", "movie", "tv", "person"]), "The kind; all of them without it."),
                MCPParameter("window", .choice(["day", "week"]), "The time; without it, the week."), Self.page,
            ]
        ) { (arguments) async throws(MCPToolError) in
            let window = Trending(arguments.text("window") == "day" ? .day : .week, page: arguments.page)
            return try await ask { () async throws(MarqueeError) in
                switch arguments.text("kind") {
                case "movie": return movies(try await client.trending.movies(window, policy: policy))
                case "tv": return series(try await client.trending.tv(window, policy: policy))
                case "person":
                    return ItemFacts.page(try await client.trending.people(window, policy: policy)) { ItemFacts.row(.person($0)) }
                default:
                    let found = try await client.trending.all(window, policy: policy)
                    return ItemFacts.page(found) { ItemFacts.row($0, found.marks) }
                }
            }
        }
    }
}

extension String {
    /// Whether it can be the code of a country or a language: two letters of ASCII.
    fileprivate var isCode: Bool { utf8.count == 2 && utf8.allSatisfy { (65...90).contains($0 & 0xDF) } }
}
