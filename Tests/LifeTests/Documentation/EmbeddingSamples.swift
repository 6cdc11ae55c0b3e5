import Foundation
import Marquee
import MarqueeTesting
import Synchronization

// The samples of Docs/Embedding.md, word for word.

func embeddingClient(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.storage = .folder("/var/lib/movies")
        $0.requestsInFlight = 16
        $0.limits.total = .seconds(10)
    }
    _ = marquee
}

func embeddingLanguage(marquee: MarqueeClient) async throws {
    let french = try marquee.client(language: "fr-FR", fallbackLanguages: ["en"])
    let details = try await french.movies.details(550)
    _ = details
}

func embeddingRegions(marquee: MarqueeClient) async throws {
    let audience = try Audience(languages: ["de-AT", "de", "en"], regions: ["AT", "DE", "US"])
    let austrian = marquee.client(for: audience)
    let movie = try await austrian.movies.details(550, including: [.releaseDates, .images, .watchProviders]).value
    if let date = movie.releaseDate(in: audience.regions) { print(date.value, date.region ?? "anywhere") }
    let poster = movie.bestPoster(in: audience.languages)
    if let language = movie.textLanguages?[.overview] { print("The overview is in \(language).") }
    _ = poster
}

func embeddingLanguagesOfCall(marquee: MarqueeClient) async throws {
    let brazilian = try await marquee.movies.details(550, language: ["pt-BR", "pt-PT", "en-US"])
    _ = brazilian
}

func embeddingLimiter(token: String, otherToken: String) async throws {
    let limiter = RateLimiter()
    let first = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.rateLimiter = limiter
    }
    let second = try await MarqueeClient {
        $0.credential = try .accessToken(otherToken)
        $0.rateLimiter = limiter
        $0.storage = .folder("/var/lib/movies-2")
    }
    _ = (first, second)
}

func embeddingSignIn(
    marquee: MarqueeClient, redirect: (String) -> Void, remember: (Session.ID) -> Void
) async throws {
    let pending = try await marquee.account.beginSignIn(.v4, redirectTo: URL(string: "https://movies.example/signed-in"))
    redirect(pending.approvalAddress.reveal())
    // … the browser comes back to the service …
    let session = try await marquee.account.completeSignIn(pending)
    remember(session.id)
}

func embeddingSearches(user: MarqueeClient) async throws {
    try await user.history.record("fight club")
    for suggestion in try await user.suggestions("fi") { print(suggestion.text) }
}

func forEachSession(of marquee: MarqueeClient, _ work: (Session) -> Void) async throws(MarqueeError) {
    var last: Session.ID?
    while true {
        let page = try await marquee.account.sessions(after: last, limit: 1_000)
        page.forEach(work)
        guard let end = page.last else { return }
        last = end.id
    }
}

func embeddingManyUsers(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.users = .many
    }
    _ = marquee
}

func embeddingUser(marquee: MarqueeClient, id: Session.ID) async throws {
    let user = try await marquee.user(id: id)
    try await user.library.rate(.movie(550), 9)
    let popular = try await user.movies.popular()
    print(popular.marks(on: .movie(550)).rating?.value ?? 0)
}

func embeddingSyncing(marquee: MarqueeClient) {
    marquee.startSyncing()
}

func embeddingLeaving(user: MarqueeClient, session: Session) async throws {
    _ = try await user.account.signOut()
    try await user.account.wipe(session)
}

func embeddingEvents(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.onEvent = { event in
            if event.level >= .info { print(event.level.rawValue, event.name, event.attributes) }
        }
    }
    _ = marquee
}

func embeddingFigures(marquee: MarqueeClient) -> (String, Bool) {
    let metrics = marquee.stats().prometheus
    let isReady = marquee.health().isReady
    return (metrics, isReady)
}

/// Returns the number of requests that the sample prints.
func embeddingClock() async throws -> Int {
    let now = Mutex(Date.now)
    let marquee = try await MarqueeClient.sandbox { $0.clock = WallClock { now.withLock { $0 } } }
    _ = try await marquee.movies.details(550)
    now.withLock { $0 += 1_800 }
    _ = try await marquee.movies.details(550, policy: .maxAge(.seconds(3_600)))
    print(marquee.stats().requests)  // 1
    let requests = marquee.stats().requests
    now.withLock { $0 += 3_600 }
    let later = try await marquee.movies.details(550, policy: .maxAge(.seconds(3_600)))
    guard later.origin == .server, marquee.stats().requests == 2 else { return 0 }
    await marquee.shutdown()
    return requests
}
