import Foundation
import Marquee

// The samples of Docs/Values.md and of values in the reference, word for word. A test runs those that print, and compares their output
// with the page.

func valuesMovie(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let movie = try await marquee.movies.details(550, including: [.credits, .videos, .releaseDates, .watchProviders]).value
    print("Title:         \(movie.title)")
    print("In Germany:    \(movie.releaseDate(in: "DE")?.description ?? "no date")")
    print("Anywhere:      \(movie.releaseDate?.description ?? "no date")")
    print("Runtime:       \(movie.runtime.map { "\($0) minutes" } ?? "unknown")")
    print("Genres:        \(movie.genres.map(\.name).joined(separator: ", "))")
    for member in movie.credits?.cast.prefix(2) ?? [] {
        print("Cast:          \(member.name) as \(member.character)")
    }
    print("Director:      \(movie.credits?.directors.first?.name ?? "unknown")")
    let trailer = movie.videos?.best(.trailer, in: marquee.audience.languages)
    print("Trailer:       \(trailer?.url?.absoluteString ?? "none")")
    let offers = movie.watchProviders?.countries["DE"]
    print("Streamed by:   \(offers?.flatrate.map(\.providerName).joined(separator: ", ") ?? "none")")
    print("Certification: \(movie.certification(in: "DE") ?? "none")")
    let poster = await marquee.images.url(movie.posterPath, as: .poster, width: 500)
    print("Poster:        \(poster?.absoluteString ?? "none")")
    print("Pages:         \(movie.tmdbURL), \(movie.imdbURL?.absoluteString ?? "none")")
    print("Collection:    \(movie.belongsToCollection?.name ?? "none")")
}

func valuesCollection(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let movie = try await marquee.movies.details(11).value
    if let collection = movie.belongsToCollection {
        let details = try await marquee.collections.details(collection.id).value
        print("\(details.name): \(details.moviesByRelease.map(\.title).joined(separator: ", "))")
    }
}

func valuesSeries(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let series = try await marquee.tv.details(1399, including: [.contentRatings, .externalIDs]).value
    print("\(series.name), \(series.firstAirDate?.description ?? "no date"), \(series.numberOfSeasons ?? 0) seasons")
    let season = try await marquee.tvSeasons.details(series.id, season: 1).value
    for episode in season.episodes.prefix(2) {
        print("\(episode.episodeNumber ?? 0). \(episode.name), \(episode.airDate?.description ?? "no date")")
    }
}

func valuesPerson(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let person = try await marquee.people.details(31).value
    print("\(person.name), born \(person.birthday?.description ?? "on an unknown day") in \(person.placeOfBirth)")
    for title in person.combinedCredits?.filmography().prefix(2) ?? [] {
        print("\(title.item.title) as \(title.parts.joined(separator: ", "))")
    }
}

func valuesMovieFilter(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let thrillers = try await marquee.discover.movies(
        MovieFilter {
            $0.genres = .all([MovieGenre.drama, MovieGenre.thriller])
            $0.primaryReleaseYear = 1999
            $0.voteAverageGTE = 7
            $0.watchRegion = "DE"
            $0.sortBy = .voteAverageDescending
        })
    print(thrillers.value.items.map(\.title).joined(separator: ", "))
}

func valuesTVFilter(marquee: MarqueeClient, print: (String) -> Void) async throws {
    let dramas = try await marquee.discover.tv(
        TVFilter {
            $0.genres = .any([TVGenre.drama, TVGenre.scienceFictionAndFantasy])
            $0.withoutGenres = [TVGenre.soap]
            $0.firstAirDateYear = 2011
            $0.originalLanguage = .any(["en"])
            $0.sortBy = .popularityDescending
        })
    print(dramas.value.items.map(\.name).joined(separator: ", "))
}

func referenceDay() -> Day {
    let day = Day(Date(), in: .gmt)
    return day
}

func referenceToday(movie: Movie) -> Bool {
    let isReleased = movie.releaseDate.map { $0 <= .today(in: .current) } ?? false
    return isReleased
}

func referenceDate(movie: Movie) -> String? {
    let text = movie.releaseDate?.date().formatted(date: .long, time: .omitted)
    return text
}

func referenceMovieGenre() -> MovieFilter {
    let thrillers = MovieFilter { $0.genres = .all([MovieGenre.drama, MovieGenre.thriller]) }
    return thrillers
}

func referenceTVGenre() -> TVFilter {
    let news = TVFilter { $0.withoutGenres = [TVGenre.news, TVGenre.talk] }
    return news
}

func referenceOnePart(marquee: MarqueeClient) async throws -> Fetched<MovieDetails> {
    let details = try await marquee.movies.details(550, including: .credits)
    return details
}

func referenceAccessToken(token: String) async throws -> MarqueeClient {
    let marquee = try await MarqueeClient(accessToken: token)
    return marquee
}

func valuesRetry(marquee: MarqueeClient) async throws {
    do {
        print(try await marquee.movies.details(550).value.title)
    } catch {
        guard error.isRetryable else { throw error }
        try await Task.sleep(for: error.retryAfter ?? .seconds(5))
        print(try await marquee.movies.details(550).value.title)
    }
}

func valuesDecode(marquee: MarqueeClient) async throws -> Fetched<MovieDetails> {
    let fetched = try await marquee.movies.details(550)
    let json = try JSONEncoder().encode(fetched)
    let read = try JSONDecoder().decode(Fetched<MovieDetails>.self, from: json)
    return read
}
