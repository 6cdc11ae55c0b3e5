public import Marquee
import MarqueeKeeping

/// A title of the watchlist that can be watched now, and the reason.
public struct TonightTitle: Sendable, Hashable, Identifiable {
    /// The movie or the series.
    public let item: MediaReference
    /// Its title.
    public let title: String
    /// The runtime in minutes; of a series, that of its next or latest episode. Nil if unknown.
    public let minutes: Int?
    /// TMDb's average vote, 0 to 10.
    public let voteAverage: Double
    /// The services that stream it in the region, in TMDb's order.
    public let providers: [String]

    public var id: MediaReference { item }
}

/// Finds up to three titles of the watchlist, or of titles that a program names, that can be streamed in a region, the best rated first.
///
/// ```swift
/// for title in try await marquee.tonight(minutes: 120, region: "DE") { print(title.title, title.providers) }
/// ```
public struct GetTonight: Sendable {
    let client: MarqueeClient

    /// Finds titles.
    ///
    /// - Parameters:
    ///   - titles: The movies and series; nil for the watchlist of the account.
    ///   - minutes: The time that there is; titles of unknown length are left out then. Nil takes titles of any length.
    ///   - region: The country, as ISO 3166-1; nil is the first region of the audience.
    ///   - policy: When cached answers are used: `.offline` asks no server.
    /// - Throws: `MarqueeError` with the code `.invalidInput` if there is no region, `.unauthorized` if no account is signed in and no titles are
    ///   named.
    public func callAsFunction(
        _ titles: [MediaReference]? = nil, minutes: Int? = nil, region: String? = nil, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> [TonightTitle] {
        guard let region = region ?? client.audience.regions.first else { throw MarqueeError(.invalidInput, .init("upcoming.region")) }
        var (movies, series) = ([Movie.ID](), [TVSeries.ID]())
        if let titles = titles?.withoutRepeats {
            movies = titles.filter { $0.kind == .movie }.map(\.id)
            series = titles.filter { $0.kind == .tv }.map(\.id)
        } else {
            movies = try await client.ids(client.library.watchlistMovies, \.id, policy)
            series = try await client.ids(client.library.watchlistTV, \.id, policy)
        }
        var found: [TonightTitle] = []
        for id in movies {
            if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
            guard let details = try? await client.movies.details(id, including: TitleParts.movie, policy: policy).value else { continue }
            found.append(
                TonightTitle(
                    item: .movie(id), title: details.movie.title, minutes: details.runtime, voteAverage: details.movie.voteAverage,
                    providers: providers(details.watchProviders, region)))
        }
        for id in series {
            if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
            guard let details = try? await client.tv.details(id, including: TitleParts.series, policy: policy).value else { continue }
            let episode = details.nextEpisodeToAir?.runtime ?? details.lastEpisodeToAir?.runtime
            found.append(
                TonightTitle(
                    item: .tv(id), title: details.series.name, minutes: episode, voteAverage: details.series.voteAverage,
                    providers: providers(details.watchProviders, region)))
        }
        found.removeAll { title in
            title.providers.isEmpty || minutes.map { most in title.minutes.map { $0 == 0 || $0 > most } ?? true } == true
        }
        return Array(found.sorted { ($0.voteAverage, $1.title) > ($1.voteAverage, $0.title) }.prefix(3))
    }

    /// The services that need no payment for the title alone.
    private func providers(_ providers: WatchProviders?, _ region: String) -> [String] {
        guard let offers = providers?.offers(in: region) else { return [] }
        var seen: Set<String> = []
        return (offers.flatrate + offers.free + offers.ads).map(\.providerName).filter { seen.insert($0).inserted }
    }
}
