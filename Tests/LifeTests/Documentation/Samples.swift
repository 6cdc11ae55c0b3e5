import Marquee

// The samples of the documents, word for word: a test compares them, and the compiler checks them.

func readmeReads(marquee: MarqueeClient) async throws {
    // The cached value if it is fresh, else the server's; if the server has no answer, the stale cached value.
    let details = try await marquee.movies.details(550)
    // The cached value, even if it is stale; the network is not used.
    let cached = try await marquee.movies.details(550, policy: .offline)
    // First the cached value, then the server's.
    for try await update in marquee.movies.details.updates(550) {
        print(update.value.title, update.origin)
    }
    // All pages of a list, each movie once.
    for try await movie in marquee.movies.topRated.pages().items {
        if movie.voteAverage < 8 { break }
    }
    // For callers that are not async: the outcome is delivered on the main actor.
    marquee.search.movies.execute("fight") { outcome in
        if case .success(let found) = outcome { print(found.value.totalResults) }
    }
    _ = (details, cached)
}

func lifeOfARead(marquee: MarqueeClient) async throws {
    let page = try await marquee.movies.list(.popular(page: 2))
    _ = page
}
