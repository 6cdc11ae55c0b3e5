import Foundation
import Marquee
import MarqueePresentation

/// Items of TMDb as values of an answer.
enum ItemFacts {
    /// The reference that the tools take.
    static func reference(_ item: ItemReference) -> JSONValue {
        switch item {
        case .season(let season): .text("tv/\(season.series)/season/\(season.number)")
        case .episode(let episode): .text("tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)")
        default: .text("\(item.media.kind.rawValue)/\(item.media.id)")
        }
    }

    static func media(_ media: MediaReference) -> JSONValue { .text("\(media.kind.rawValue)/\(media.id)") }

    /// One row of a list.
    static func row(_ item: MediaItem, _ marks: [Markable: Marks] = [:]) -> JSONValue {
        let score = item.voteAverage
        var known: JSONValue?
        var department: JSONValue?
        if case .person(let person) = item {
            known = .data(person.knownFor.map(\.title), most: 4)
            department = .data(person.knownForDepartment)
        }
        return .members([
            "item": media(item.id), "title": .data(item.title, most: 200), "date": .data(item.releaseDate), "rating": score,
            "overview": .data(item.overview, most: 300), "knownFor": known, "department": department,
            "marks": Markable(item.id).flatMap { marks[$0] }.flatMap(Self.marks),
        ])
    }

    /// A page of a list.
    static func page<Item>(_ fetched: Fetched<Page<Item>>, _ row: (Item) -> JSONValue) -> MCPAnswer {
        MCPAnswer(fetched) { page in
            [
                "items": .list(page.items.map(row)), "page": .integer(page.page), "pages": .integer(page.totalPages),
                "total": .integer(page.totalResults),
            ]
        }
    }

    /// The marks of the account; nil without any.
    static func marks(_ marks: Marks) -> JSONValue? {
        guard marks != .none else { return nil }
        return .members([
            "favorite": marks.isFavorite ? true : nil, "watchlist": marks.isOnWatchlist ? true : nil,
            "rating": marks.rating.map { .number($0.value) },
        ])
    }

    static func movie(_ details: MovieDetails, _ marks: Marks) -> [String: JSONValue] {
        let movie = details.movie
        let credits = details.credits ?? .empty
        var members = title(
            .movie(movie.id), movie.title, movie.originalTitle, movie.overview, details.genres, credits, marks, details.tmdbURL)
        add(
            [
                "date": .data(movie.releaseDate), "minutes": details.runtime.map(JSONValue.integer),
                "status": details.status.map { .text($0.rawValue) }, "rating": score(movie.voteAverage, movie.voteCount),
                "directors": .data(credits.directors.map(\.name)),
                "collection": details.belongsToCollection.map { ["item": media(.collection($0.id)), "title": .data($0.name) ?? ""] },
                "imdb": details.imdbID.map { .text($0) },
            ], to: &members)
        return members
    }

    static func series(_ details: TVSeriesDetails, _ marks: Marks) -> [String: JSONValue] {
        let series = details.series
        var members = title(
            .tv(series.id), series.name, series.originalName, series.overview, details.genres, details.mainCredits, marks, details.tmdbURL)
        add(
            [
                "date": .data(series.firstAirDate), "lastDate": .data(details.lastAirDate),
                "status": details.status.map { .text($0.rawValue) }, "rating": score(series.voteAverage, series.voteCount),
                "createdBy": .data(details.createdBy.map(\.name)), "networks": .data(details.networks.map(\.name)),
                "seasons": details.numberOfSeasons.map(JSONValue.integer), "episodes": details.numberOfEpisodes.map(JSONValue.integer),
                "nextEpisode": details.nextEpisodeToAir.map(episode), "imdb": details.externalIDs?.imdbID.map { .text($0) },
            ], to: &members)
        return members
    }

    static func person(_ details: PersonDetails) -> [String: JSONValue] {
        let person = details.person
        var seen: Set<MediaReference> = []
        let credits = ((details.combinedCredits?.cast ?? []) + (details.combinedCredits?.crew ?? []))
            .filter { seen.insert($0.item.id).inserted }.sorted {
                ($0.item.releaseDate?.description ?? "") > ($1.item.releaseDate?.description ?? "")
            }
        var members: [String: JSONValue] = ["item": media(.person(person.id)), "tmdb": .text(details.tmdbURL.absoluteString)]
        add(
            [
                "name": .data(person.name), "department": .data(person.knownForDepartment),
                "biography": .data(details.biography, most: 1_500, hasLines: true),
                "birthday": details.birthday.map { .text("\($0)") }, "deathday": details.deathday.map { .text("\($0)") },
                "placeOfBirth": .data(details.placeOfBirth), "imdb": details.imdbID.map { .text($0) },
                "items": .list(credits.prefix(40).map { row($0.item) }),
            ], to: &members)
        return members
    }

    static func collection(_ details: MovieCollectionDetails) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["item": media(.collection(details.collection.id))]
        add(
            [
                "title": .data(details.collection.name), "overview": .data(details.collection.overview),
                "items": .list(details.moviesByRelease.map { row(.movie($0)) }),
            ], to: &members)
        return members
    }

    static func season(_ details: SeasonDetails, of series: Int) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "item": details.seasonNumber.map { reference(.season(SeasonReference(series: series, number: $0))) } ?? .null
        ]
        add(
            [
                "title": .data(details.name), "overview": .data(details.overview), "date": .data(details.airDate),
                "items": .list(details.episodes.map(episode)),
            ], to: &members)
        return members
    }

    static func episode(_ episode: Episode) -> JSONValue {
        .members([
            "season": episode.seasonNumber.map(JSONValue.integer), "episode": episode.episodeNumber.map(JSONValue.integer),
            "title": .data(episode.name, most: 200), "date": .data(episode.airDate), "minutes": episode.runtime.map(JSONValue.integer),
            "overview": .data(episode.overview, most: 300),
        ])
    }

    /// The offers of one country, by the way of watching.
    static func offers(_ offers: WatchOffers?, in country: String) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["country": .text(country)]
        let none = WatchOffers()
        let kinds: KeyValuePairs<String, [WatchProvider]> = [
            "stream": (offers ?? none).flatrate, "free": (offers ?? none).free, "withAds": (offers ?? none).ads,
            "rent": (offers ?? none).rent, "buy": (offers ?? none).buy,
        ]
        for (kind, providers) in kinds { members[kind] = .data(ScreenTexts.names(providers.map(\.providerName)), most: 30) ?? [] }
        members["source"] = "JustWatch"
        return members
    }

    private static func title(
        _ item: MediaReference, _ name: String, _ original: String, _ overview: String, _ genres: [Genre], _ credits: Credits,
        _ marks: Marks, _ address: URL
    ) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["item": media(item), "tmdb": .text(address.absoluteString)]
        let cast: [JSONValue] = credits.cast.prefix(10).map { member in
            .members([
                "person": media(.person(member.personID)), "name": .data(member.name, most: 100), "as": .data(member.character, most: 100),
            ])
        }
        add(
            [
                "title": .data(name, most: 200), "originalTitle": original == name ? nil : .data(original, most: 200),
                "overview": .data(overview, most: 1_500, hasLines: true), "genres": .data(genres.map(\.name)), "cast": .list(cast),
                "marks": self.marks(marks),
            ], to: &members)
        return members
    }

    private static func score(_ average: Double, _ count: Int) -> JSONValue? {
        count > 0 ? ["average": .number(average), "votes": .integer(count)] : nil
    }

    private static func add(_ more: KeyValuePairs<String, JSONValue?>, to members: inout [String: JSONValue]) {
        for (name, value) in more { if let value { members[name] = value } }
    }
}

extension MediaItem {
    /// The average rating; nil without votes.
    fileprivate var voteAverage: JSONValue? {
        switch self {
        case .movie(let movie): movie.voteCount > 0 ? .number(movie.voteAverage) : nil
        case .tv(let series): series.voteCount > 0 ? .number(series.voteAverage) : nil
        case .person, .collection: nil
        }
    }
}
