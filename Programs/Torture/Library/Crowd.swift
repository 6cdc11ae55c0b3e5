import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox

/// Accounts of a sandbox, and the items that can be marked there.
enum Crowd {
    static let password = Secret("popcorn")

    static func name(_ number: Int) -> String { "viewer-\(number)" }

    static func accounts(_ count: Int) -> [Sandbox.Account] {
        (1...count).map { Sandbox.Account(username: name($0), password: "popcorn", id: 5_000 + $0, name: "Name of \(name($0))") }
    }

    /// A sandbox with so many accounts.
    static func sandbox(_ count: Int) async throws -> Sandbox { try await Sandbox.start(Sandbox.Options(accounts: accounts(count))) }

    /// A client on a folder, as a program makes it.
    static func client(
        of address: URL?, in folder: String, _ edit: (inout MarqueeClient.Configuration) -> Void = { _ in }
    ) async throws -> MarqueeClient {
        try await Service.client(of: address) {
            $0.storage = .folder(folder)
            $0.serverName = "torture"
            $0.retries = 0
            $0.usesCircuitBreaker = false
            edit(&$0)
        }
    }

    /// A client of a machine, as a program on many machines makes it where the place is on a server, with the machine's clock.
    static func client(
        of address: URL?, in place: TestedStore, as machine: Machine, _ edit: (inout MarqueeClient.Configuration) -> Void = { _ in }
    ) async throws -> MarqueeClient {
        let stores = if let tables = place.tables { try await place.openTables(tables, as: machine) } else { nil as Stores? }
        return try await client(of: address, in: place.folder) {
            if let stores {
                ($0.storage, $0.users) = (.own(stores), .many)
                $0.clock = WallClock { Date() + machine.ahead }
            }
            edit(&$0)
        }
    }

    /// Everything that the catalog has to be marked.
    static func items(_ client: MarqueeClient) async throws -> [Markable] {
        var items: [Markable] = []
        for try await movie in client.movies.list.pages(.popular()).items { items.append(.movie(movie.id)) }
        for try await series in client.tv.list.pages(.popular()).items { items.append(.tv(series.id)) }
        let season = try await client.tvSeasons.details(SeasonReference(series: 1399, number: 1)).value
        return items + season.episodes.compactMap { $0.episodeNumber.map { .episode(of: 1399, season: 1, number: $0) } }
    }
}

extension Markable {
    /// As one word, for the words between processes.
    var word: String {
        switch self {
        case .movie(let id): "m/\(id)"
        case .tv(let id): "t/\(id)"
        case .episode(let episode): "e/\(episode.series)/\(episode.season)/\(episode.number)"
        }
    }

    init?(word: String) {
        let numbers = word.split(separator: "/").dropFirst().compactMap { Int($0) }
        switch (word.first, numbers.count) {
        case ("m", 1): self = .movie(numbers[0])
        case ("t", 1): self = .tv(numbers[0])
        case ("e", 3): self = .episode(of: numbers[0], season: numbers[1], number: numbers[2])
        default: return nil
        }
    }
}

extension MarkValue {
    var word: String {
        switch self {
        case .favorite(let isSet): "f/\(isSet ? 1 : 0)"
        case .watchlist(let isSet): "w/\(isSet ? 1 : 0)"
        case .rating(let rating): "r/\(rating?.halfPoints ?? 0)"
        }
    }

    init?(word: String) {
        let parts = word.split(separator: "/")
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        switch parts[0] {
        case "f": self = .favorite(number == 1)
        case "w": self = .watchlist(number == 1)
        case "r": self = .rating(Rating(halfPoints: number))
        default: return nil
        }
    }
}

extension Sandbox.Library {
    /// The server's value of a mark.
    func value(_ mark: Mark) -> MarkValue {
        switch (mark.kind, mark.item) {
        case (.favorite, .movie(let id)): .favorite(favoriteMovies.contains(id))
        case (.favorite, .tv(let id)): .favorite(favoriteTV.contains(id))
        case (.watchlist, .movie(let id)): .watchlist(watchlistMovies.contains(id))
        case (.watchlist, .tv(let id)): .watchlist(watchlistTV.contains(id))
        case (.rating, .movie(let id)): .rating(ratedMovies[id].flatMap { try? Rating($0) })
        case (.rating, .tv(let id)): .rating(ratedTV[id].flatMap { try? Rating($0) })
        case (.rating, .episode(let it)):
            .rating(ratedEpisodes[Episode(series: it.series, season: it.season, number: it.number)].flatMap { try? Rating($0) })
        default: mark.nothing
        }
    }
}
