import Foundation
import Marquee
import MarqueeTesting

// The samples of requests of a program's own and of the short forms, word for word.

struct ReleaseDates: Decodable, Sendable {
    struct Country: Decodable, Sendable {
        let iso31661: String
    }

    let results: [Country]
}

extension CustomRequest {
    static func releaseDates(of movie: Movie.ID) -> CustomRequest { .get("movie", .id(movie), "release_dates") }
}

func requestOnce(marquee: MarqueeClient) async throws {
    let request = CustomRequest.get("movie", .id(550), "release_dates")
    let answer = try await marquee.request(request, as: ReleaseDates.self)
    print(answer.results.map(\.iso31661))
}

func requestJSON(marquee: MarqueeClient) async throws {
    let answer = try await marquee.request(.get("movie", .id(550), "release_dates"))
    print(answer["results"][0]["iso_3166_1"].string ?? "")
}

func requestCached(marquee: MarqueeClient) async throws {
    let releases = try await marquee.request(
        .get("movie", .id(550), "release_dates"), as: ReleaseDates.self, cached: .seconds(6 * 3_600))
    print(releases.origin, releases.value)
}

func requestUpdates(marquee: MarqueeClient) async throws {
    for try await update in marquee.read(.get("movie", .id(550), "release_dates"), cached: .seconds(3_600)).updates() {
        print(update.origin)
    }
}

func requestPath() -> [CustomRequest.Segment] {
    let path: [CustomRequest.Segment] = ["tv", .id(1399), "season", 1, "videos"]
    return path
}

func requestStub() async throws {
    let marquee = try await MarqueeClient.stub {
        $0.requests.send = { _ in ReleaseDates(results: [.init(iso31661: "DE")]) }
        $0.requests.cached = { _, _ in Read(ReleaseDates(results: [])) }
    }
    let answer = try await marquee.request(.releaseDates(of: 550), as: ReleaseDates.self)
    print(answer.results.count)
}

func formPage(marquee: MarqueeClient) async throws {
    for movie in try await marquee.movies.popular() { print(movie.title) }
}

func formSeveral(marquee: MarqueeClient) async throws {
    for outcome in await marquee.movies.details([550, 551]) {
        switch outcome {
        case .success(let details): print(details.title)
        case .failure(let error): print(error.reason.text)
        }
    }
}

func formMarks(marquee: MarqueeClient) async throws {
    for movie in try await marquee.movies.popular() {
        try await marquee.library.setWatchlist(movie)
    }
}

func formLocale() async throws -> MarqueeClient {
    let marquee = try await MarqueeClient { $0.languages = try LanguageChain(.current) }
    return marquee
}

func formPosters(marquee: MarqueeClient, movies: [Movie]) async throws {
    let images = try await marquee.images.configuration().value
    let posters = movies.map { images.url(for: $0.posterPath, as: .poster, width: 342) }
    print(posters)
}

struct Films {
    static let client = Task { try await MarqueeClient() }

    static func title(of movie: Movie.ID) async throws -> String {
        try await client.value.movies.details(movie).title
    }
}
