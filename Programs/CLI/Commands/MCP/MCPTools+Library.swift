import Foundation
import Marquee
import MarqueeUpcoming

// The tools about the library of the account.

extension MCPTools {
    var upcoming: MCPTool {
        MCPTool(
            "upcoming", "What comes next",
            """
            Lists the next episodes and releases, by day: of the watchlist, the favorites and the kept titles, or of named titles, which need \
            no account. A day has no time zone.
            """,
            [
                MCPParameter("items", .texts, "References of movies and TV series, such as tv/1399."),
                MCPParameter("days", .integer(1...365), "The number of days from today; without it, 30."),
            ]
        ) { (arguments) async throws(MCPToolError) in
            var titles: [MediaReference] = []
            for text in arguments.texts("items") {
                guard let item = ItemReference(whole: text)?.media, [.movie, .tv].contains(item.kind) else {
                    throw .invalid("“\(text.shown)” is not a reference of a movie or a TV series.")
                }
                titles.append(item)
            }
            let today = Day(clock.now(), in: .current)
            let upcoming = try await ask { () async throws(MarqueeError) in
                try await client.upcoming(
                    titles.isEmpty ? nil : titles, from: today, days: arguments.integer("days") ?? 30, policy: policy)
            }
            let rows = upcoming.entries.map { entry in
                JSONValue.members([
                    "day": .text(entry.day.description), "item": ItemFacts.media(entry.item), "title": .data(entry.title, most: 200),
                    "event": .data(entry.words, most: 200), "isSeasonStart": entry.isSeasonStart ? true : nil,
                    "isFinale": entry.isFinale ? true : nil,
                ])
            }
            let unread = upcoming.unread.map(ItemFacts.media)
            var answer = MCPAnswer(["items": .list(rows), "unread": .list(unread)])
            answer.note(age: upcoming.age)
            answer.note(upcoming.refreshError)
            return answer
        }
    }

    var library: MCPTool {
        MCPTool(
            "my_library", "My library", "Lists a shelf of the account that is signed in: favorites, watchlist or ratings.",
            [
                MCPParameter("shelf", .choice(["favorites", "watchlist", "rated"]), "The shelf.", isRequired: true),
                MCPParameter("kind", .choice(["movie", "tv"]), "The kind; without it, movies."),
                MCPParameter("page", .integer(1...500), "The page, of usually 20 items."),
            ]
        ) { (arguments) async throws(MCPToolError) in
            let (page, isMovie) = (arguments.page, arguments.text("kind") != "tv")
            let library = client.library
            return try await ask { () async throws(MarqueeError) in
                switch (arguments.text("shelf"), isMovie) {
                case ("favorites", true): return rows(try await library.favoriteMovies(page: page, policy: policy), MediaItem.movie)
                case ("favorites", false): return rows(try await library.favoriteTV(page: page, policy: policy), MediaItem.tv)
                case ("watchlist", true): return rows(try await library.watchlistMovies(page: page, policy: policy), MediaItem.movie)
                case ("watchlist", false): return rows(try await library.watchlistTV(page: page, policy: policy), MediaItem.tv)
                case (_, true): return rows(try await library.ratedMovies(page: page, policy: policy)) { .movie($0.item) }
                case (_, false): return rows(try await library.ratedTV(page: page, policy: policy)) { .tv($0.item) }
                }
            }
        }
    }

    private func rows<Item>(_ fetched: Fetched<Page<Item>>, _ item: (Item) -> MediaItem) -> MCPAnswer {
        ItemFacts.page(fetched) { ItemFacts.row(item($0), fetched.marks) }
    }

    var missing: MCPTool {
        MCPTool(
            "missing", "What is missing",
            "Lists the movies of a collection or of a person that the account has neither rated nor marked as a favorite, by release.",
            [MCPParameter("item", .text, "A reference such as collection/10 or person/287.", isRequired: true)]
        ) { (arguments) async throws(MCPToolError) in
            let item = try arguments.item()
            let movies: [Movie]? = try await ask { () async throws(MarqueeError) in
                switch item {
                case .collection(let id): try await client.missing(collection: id, policy: policy)
                case .person(let id): try await client.missing(person: id, policy: policy)
                default: nil
                }
            }
            guard let movies else { throw .invalid("The item is neither a collection nor a person.") }
            return MCPAnswer(["items": .list(movies.map { ItemFacts.row(.movie($0)) }), "total": .integer(movies.count)])
        }
    }

    var mark: MCPTool {
        MCPTool(
            "mark", "Mark",
            """
            Changes one mark of a movie, a TV series or an episode in the account that is signed in: favorite, watchlist or rating. The \
            answer has the marks before and after, and the call that takes it back. Ask the person before you use it.
            """,
            [
                MCPParameter("item", .text, "A reference such as movie/550.", isRequired: true),
                MCPParameter("favorite", .flag, "Whether it is a favorite."),
                MCPParameter("watchlist", .flag, "Whether it is on the watchlist."),
                MCPParameter("rating", .number(0...10), "The rating, 0.5 to 10 in steps of 0.5. 0 removes it."),
            ], changesLibrary: true
        ) { (arguments) async throws(MCPToolError) in
            let item = try arguments.item()
            let markable: Markable
            switch item {
            case .movie(let id): markable = .movie(id)
            case .tv(let id): markable = .tv(id)
            case .episode(let episode): markable = .episode(episode)
            default: throw .invalid("Only movies, TV series and episodes have marks.")
            }
            let kinds: [MarkKind] = [
                arguments.flag("favorite").map { _ in .favorite }, arguments.flag("watchlist").map { _ in .watchlist },
                arguments.number("rating").map { _ in .rating },
            ].compactMap { $0 }
            guard kinds.count == 1 else { throw .invalid("Name one of favorite, watchlist and rating.") }
            return try await set(kinds[0], arguments, on: markable, item)
        }
    }

    private func set(
        _ kind: MarkKind, _ arguments: MCPArguments, on item: Markable, _ reference: ItemReference
    ) async throws(MCPToolError) -> MCPAnswer {
        let library = client.library
        return try await ask { () async throws(MarqueeError) in
            // Without the marks of before, the change could not be taken back.
            let before = try await library.marks(on: item, policy: policy.network == .never ? .offline : .freshElseCached).value
            switch kind {
            case .favorite: try await library.setFavorite(item, arguments.flag("favorite") ?? false)
            case .watchlist: try await library.setWatchlist(item, arguments.flag("watchlist") ?? false)
            case .rating:
                if let rating = arguments.number("rating"), rating > 0 {
                    try await library.rate(item, rating)
                } else {
                    try await library.removeRating(item)
                }
            }
            // The mark is stored. If it cannot be sent now, it is sent later.
            if policy.network != .never { _ = try? await library.sync() }
            let left = try await library.pending().first { $0.item == item && $0.value.kind == kind }
            if let left, case .rejected(let error) = left.state {
                // The assistant knows of it now, and nothing of it stays.
                _ = try await library.discard(left)
                throw error
            }
            let after = try await library.marks(on: item, policy: .offline).value
            let old: JSONValue =
                switch kind {
                case .favorite: .flag(before.isFavorite)
                case .watchlist: .flag(before.isOnWatchlist)
                case .rating: .number(before.rating?.value ?? 0)
                }
            return MCPAnswer([
                "item": ItemFacts.reference(reference), "before": ItemFacts.marks(before) ?? [:], "after": ItemFacts.marks(after) ?? [:],
                "isSent": .flag(left == nil),
                "undo": ["tool": "mark", "arguments": ["item": ItemFacts.reference(reference), kind.rawValue: old]],
            ])
        }
    }
}
