import Marquee

// The samples of the documents, word for word: a test compares them, and the compiler sees that they are true.

func readmeReads(marquee: MarqueeClient) async throws {
    // Kept if fresh, else from the server, else kept after all.
    let details = try await marquee.movies.details(550)
    // Kept, however old; the network is not touched.
    let kept = try await marquee.movies.details(550, policy: .offline)
    // The kept value at once, then the server's.
    for try await update in marquee.movies.details.updates(550) {
        print(update.value.title, update.origin)
    }
    // An endless list, page by page, each movie once.
    for try await movie in marquee.movies.chart.pages(.topRated).items {
        if movie.voteAverage < 8 { break }
    }
    // For callers that are not async: on the main actor.
    marquee.search.movies.execute("fight") { outcome in
        if case .success(let found) = outcome { print(found.value.totalResults) }
    }
    _ = (details, kept)
}

func lifeOfARead(marquee: MarqueeClient) async throws {
    let page = try await marquee.movies.chart(.popular(page: 2))
    _ = page
}

func transportOfChoice() async throws -> MarqueeClient {
    try await MarqueeClient {
        $0.transport = URLSessionTransport(userAgent: "Films/1.0")
    }
}
