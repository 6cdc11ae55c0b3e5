public import Marquee
import MarqueeData
import MarqueeKeeping

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the next episodes and releases of titles: of the watchlist, the favorites and the titles that are kept
/// by name, or of titles that a program names.
///
/// ```swift
/// let upcoming = try await marquee.upcoming(days: 30)
/// for entry in upcoming.entries { print(entry.day, entry.title) }
/// ```
///
/// A title is one request, unless its answer is cached and fresh; a series with a next episode needs another one for its season. With the policy
/// `.offline`, the cached answers are used, whatever their age. A day before the first one is never among the events.
public struct GetUpcoming: Sendable {
    let client: MarqueeClient

    /// The titles that are read at once. The rate limiter decides how many requests are sent.
    private static let atOnce = 4
    /// The maximum number of titles. Of a longer list, the first ones are read.
    public static let mostTitles = 5_000

    /// Reads the events of some days.
    ///
    /// - Parameters:
    ///   - titles: The movies and series; nil for the watchlist and the favorites of the account, and titles that are kept by name.
    ///   - first: The first day; nil is today in UTC. A person's own day is `Day.today(in:)`.
    ///   - days: The number of days, 1 to 3,650.
    ///   - policy: When the cached answers are used.
    /// - Throws: `MarqueeError` with the code `.unauthorized` if no account is signed in and no titles are named or kept, `.invalidInput` for a
    ///   number of days out of its range. A title that cannot be read is no error; it is in ``Upcoming/unread``.
    public func callAsFunction(
        _ titles: [MediaReference]? = nil, from first: Day? = nil, days: Int = 90, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Upcoming {
        guard (1...3_650).contains(days) else { throw MarqueeError(.invalidInput, .init("upcoming.days")) }
        let first = first ?? Day(client.storeAccess.clock.now(), in: .gmt)
        let wanted: [MediaReference]
        if let titles {
            wanted = titles
        } else {
            wanted = try await followed(policy)
        }
        var upcoming = Upcoming(first: first)
        let read = wanted.filter { [.movie, .tv].contains($0.kind) }.withoutRepeats.prefix(Self.mostTitles)
        for answer in try await answers(about: Array(read), policy) {
            switch answer.result {
            case .success(let found):
                upcoming.entries += found.entries
                upcoming.age = max(upcoming.age, found.age)
                upcoming.refreshError = upcoming.refreshError ?? found.refreshError
            case .failure: upcoming.unread.append(answer.title)
            }
        }
        upcoming.entries.removeAll { !(0..<days).contains(first.days(until: $0.day)) }
        upcoming.entries.sort { ($0.day, $0.title, $0.id) < ($1.day, $1.title, $1.id) }
        return upcoming
    }

    /// What the account follows, and what is kept by name. Without an account, only the latter.
    private func followed(_ policy: ReadPolicy) async throws(MarqueeError) -> [MediaReference] {
        let kept = await client.titlesKeptByName()
        do throws(MarqueeError) {
            return try await client.followedTitles(policy: policy) + kept
        } catch {
            guard error.code == .unauthorized, !kept.isEmpty else { throw error }
            return kept
        }
    }

    private struct Found: Sendable {
        var entries: [UpcomingEntry] = []
        var age = Duration.zero
        var refreshError: MarqueeError?
    }

    private typealias Answer = (title: MediaReference, result: Result<Found, MarqueeError>)

    /// Reads titles, a few at a time, in their order.
    private func answers(about titles: [MediaReference], _ policy: ReadPolicy) async throws(MarqueeError) -> [Answer] {
        let answers = await withTaskGroup(of: (Int, Result<Found, MarqueeError>).self) { group in
            var answers: [Int: Result<Found, MarqueeError>] = [:]
            for (index, title) in titles.enumerated() {
                if index >= Self.atOnce, let (place, result) = await group.next() { answers[place] = result }
                if Task.isCancelled { break }
                group.addTask {
                    let outcome: Result<Found, MarqueeError>
                    do throws(MarqueeError) { outcome = .success(try await events(of: title, policy)) } catch { outcome = .failure(error) }
                    return (index, outcome)
                }
            }
            for await (place, result) in group { answers[place] = result }
            return answers
        }
        if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
        return titles.indices.compactMap { index in answers[index].map { (titles[index], $0) } }
    }

    private func events(of title: MediaReference, _ policy: ReadPolicy) async throws(MarqueeError) -> Found {
        if title.kind == .movie {
            let fetched = try await client.movies.details(title.id, including: TitleParts.movie, policy: policy)
            return Found(entries: releases(of: fetched.value), age: fetched.age, refreshError: fetched.refreshError)
        }
        let fetched = try await client.tv.details(title.id, including: TitleParts.series, policy: policy)
        var found = Found(entries: [], age: fetched.age, refreshError: fetched.refreshError)
        guard let next = fetched.value.nextEpisodeToAir, let season = next.seasonNumber else { return found }
        var episodes = [next]
        // The season has the days of the other episodes. Without it, the next one is known.
        if let read = try? await client.tv.seasons([season], of: title.id, policy: policy), let details = read.value.first {
            episodes = details.episodes.filter { $0.episodeNumber != next.episodeNumber } + [next]
            found.age = max(found.age, read.age)
        }
        found.entries = episodes.compactMap { episode in
            guard let day = episode.airDate, let reference = episode.reference(in: title.id) else { return nil }
            var entry = UpcomingEntry(.episode(reference, name: episode.name), title: fetched.value.series.name, day: day)
            entry.isSeasonStart = reference.number == 1 && reference.season > 0
            entry.isFinale = episode.episodeType == .finale || episode.episodeType == .midSeason
            return entry
        }
        return found
    }

    /// The releases of the first region of the audience that TMDb has, one of each type; without one, the first day of any region. An audience
    /// without regions has the country of its language.
    private func releases(of movie: MovieDetails) -> [UpcomingEntry] {
        let audience = client.audience
        let ofLanguage = audience.language.split(separator: "-").dropFirst().first.map { [String($0)] } ?? []
        let regions = audience.regions.isEmpty ? ofLanguage : audience.regions
        let local = regions.lazy.compactMap { region in movie.releaseDates?[region] }.first
        guard let local else {
            let event = UpcomingEntry.Event.release(movie.id, .theatrical, region: nil)
            return movie.movie.releaseDate.map { [UpcomingEntry(event, title: movie.movie.title, day: $0)] } ?? []
        }
        var entries: [String: UpcomingEntry] = [:]
        for release in local {
            let event = UpcomingEntry.Event.release(movie.id, release.type, region: release.country)
            let entry = UpcomingEntry(event, title: movie.movie.title, day: release.releaseDate)
            // Of several releases of one type, such as those of two festivals, the first day counts.
            if let known = entries[entry.id], known.day <= entry.day { continue }
            entries[entry.id] = entry
        }
        return Array(entries.values)
    }
}

/// The parts of details that are read: those that a page of a title shows, so that one cached answer serves both.
enum TitleParts {
    static let movie = MoviePart.standard.union([.watchProviders, .externalIDs, .keywords, .alternativeTitles])
    static let series = TVSeriesPart.standard.union([.watchProviders, .keywords, .alternativeTitles])
}
